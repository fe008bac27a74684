/// What headers call the columns of a table, in letters and digits alone: in English, in German, and what programs write.
extension ColumnMeaning {
  /// Names with blanks between.
  static let spellings: [(meaning: ColumnMeaning, names: String)] = [
    (.field(.id), "id uuid brewid"),
    (
      .field(.date),
      """
      date brewdate brewedat brewed creationdate datetime datum day when created createdat dateiso
      datebrewed fecha brewday brewtimestamp dateofbrew zeitpunkt datumuhrzeit dateandtime datetimebrewed
      datumundzeit
      """
    ),
    (.timeOfDay, "starttime timeofday clock brewedtime uhrzeit timebrewed"),
    (.unixTime, "timestamp unixtime timestampunix unixtimestamp epoch"),
    (.field(.kind), "kind"),
    (
      .field(.bean),
      """
      bean beans beantype beanname coffee coffeename coffeebean coffeebeans name kaffee bohne tea beer
      beername brewname product sorte kaffeesorte bohnen coffeebeanname cafe grano kaffeebohne
      kaffeebohnen roastname beansname
      """
    ),
    (
      .field(.roaster),
      """
      roaster roastery roasters brand rosterei roastedby roster rostereiname hersteller roastername
      coffeeroaster torrefacteur tostador
      """
    ),
    (
      .field(.roasted),
      """
      roasted roastdate roastingdate dateroasted roastedon rostdatum dateofroast gerostet gerostetam
      """
    ),
    (.field(.frozen), "frozen frozendate frozenon datefrozen eingefroren eingefrorenam"),
    (.field(.thawed), "thawed unfrozen unfrozendate thawedon datethawed aufgetaut aufgetautam"),
    (
      .field(.method),
      """
      method brewmethod brewingmethod preparationmethod preparation brewer device methode zubereitung
      bruhmethode zubereitungsmethode zubereitungsart brewtype metodo
      """
    ),
    (.field(.style), "style styletype"),
    (.field(.grinder), "grinder grindertype mill muhle kaffeemuhle moulin molino"),
    (
      .field(.grind),
      """
      grind grindsetting grindsize grindersetting grindlevel setting mahlgrad mahleinstellung mahlung
      mouture grindsettings grindsizesetting molienda
      """
    ),
    (
      .field(.dose),
      """
      dose doseg dosegrams weightg weight groundcoffeegr groundcoffee groundcoffeeg coffeedosegrams
      coffeedoseg coffeedose coffeeg coffeegrams coffeeweight coffeeweightg grindweight beanweight in
      leafg dosis kaffeemenge mengekaffee dosein coffeein coffeeamount einwaage bohnenmenge weightin
      dosage coffeemass
      """
    ),
    (
      .field(.water),
      """
      water waterg waterml watervolumeml watervolume amountofwater brewquantity waterweight waterweightg
      waterweightgrams watergrams wateramount wateramountml wasser waterin wassermenge eau agua watermass
      waterused totalwater
      """
    ),
    (
      .field(.yield),
      """
      yield yieldg beveragequantity brewbeveragequantity drinkweight drinkweightg beverageweight
      beverageweightg output outputg out liquidout drinkout coffeeout weightout yieldout bezugsmenge
      getrankemenge auslauf beverageout drinkquantity
      """
    ),
    (
      .ratio,
      """
      ratio waterratio brewratio coffeewaterratio verhaltnis bruhverhaltnis brewingratio dosewaterratio
      """
    ),
    (
      .field(.temperature),
      """
      temperature temperaturec brewtemperature watertemp watertempc watertemperature watertemperaturec
      watertemperaturecelsius temp tempc temperatur temperaturef tempf watertempf watertemperaturef
      watertemperaturefahrenheit wassertemperatur bruhtemperatur bruhtemp wassertemp brewtemp
      brewingtemperature brewingtemp temperatura
      """
    ),
    (
      .field(.time),
      """
      brewtime brewtimes brewtotaltimes brewtotaltime totaltime totaltimes time times extractiontime
      extractiontimes brewtimeseconds duration shottime steeptime steep steeps zeit brewtimemin
      brewtimeminutes totaltimemin timemin bruhzeit bezugszeit extraktionszeit dauer brewduration
      brewingtime durchlaufzeit gesamtzeit ziehzeit totalbrewtime pulltime shotduration tiempo
      """
    ),
    (
      .field(.bloom),
      """
      bloom bloomtime blooms bloomtimes bloomtimepreinfusion preinfusion bloomtimeseconds bloomduration
      bluhzeit praeinfusion prainfusion preinfusiontime
      """
    ),
    (
      .field(.firstDrip),
      """
      firstdrip firstdriptime firstdrips firstdrop erstertropfen timetofirstdrip
      """
    ),
    (
      .field(.tds),
      """
      tds tds% finaltdspercent tdspercent totaldissolvedsolids totaldissolvedsolids% drinktds
      """
    ),
    (.field(.infusion), "infusion infusionno infusionnumber steepno aufguss steepnumber"),
    (.field(.og), "og originalgravity ogsg stammwurze"),
    (.field(.fg), "fg finalgravity fgsg"),
    (.field(.batch), "batch batchsize batchsizel batchl batchvolume"),
    (.field(.pitched), "pitched pitchdate yeastpitched"),
    (.field(.bottled), "bottled bottledate bottlingdate bottleddate"),
    (.field(.opened), "opened opendate openeddate"),
    (
      .field(.rating),
      """
      rating score stars bewertung overall enjoyment punkte wertung sterne gesamtbewertung overallrating
      overallscore myrating puntuacion gesamtwertung
      """
    ),
    (
      .field(.favorite),
      """
      favorite favourite fav star starred favorit favoriten isfavorite isfavourite bookmarked
      """
    ),
    (.field(.drink), "drink drinktype coffeetype beverage getrank beveragetype"),
    (
      .field(.tags),
      """
      tags tag flavornotes flavournotes flavors flavours flavor aromen schlagworte flavorprofile
      flavourprofile
      """
    ),
    (
      .field(.note),
      """
      note notes comment comments tastingnotes tastenotes notizen notiz remarks bemerkung bemerkungen
      kommentar kommentare anmerkung anmerkungen geschmack verkostung brewnotes notas remark tastingnote
      tasting
      """
    ),
  ]
}
