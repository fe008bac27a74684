/// What a column of a table of others holds.
enum ColumnMeaning: Hashable {
  case field(BrewField)
  /// Of the day, beside a column with the day.
  case timeOfDay
  /// Seconds since 1970.
  case unixTime
  /// Water for one of coffee.
  case ratio
  /// In degrees Fahrenheit.
  case fahrenheit
  /// In minutes.
  case minutes(BrewField)

  /// For the preview.
  var text: String {
    switch self {
    case .field(let field), .minutes(let field): field.key
    case .timeOfDay: "time of day"
    case .unixTime: BrewField.date.key
    case .ratio: "ratio"
    case .fahrenheit: BrewField.temperature.key
    }
  }

  /// What the user says that a column holds; nil for what a table cannot have.
  init?(chosen column: BrewColumn) {
    switch column {
    case .field(let field): self = .field(field)
    case .ratio: self = .ratio
    case .extraction: return nil
    }
  }

  /// More bytes are no name of a column.
  static let longestName = 200

  /// What the header of a column is taken for; nil if it is not known. Complexity: O(names).
  init?(header: String) {
    guard header.utf8.count <= Self.longestName else { return nil }
    let name = Self.name(of: header)
    guard let meaning = Self.known.first(where: { $0.names.contains(name) }) else { return nil }
    self = meaning.meaning
  }

  /// Letters and digits of a header: `Ground Coffee (gr)` is `groundcoffeegr`.
  static func name(of header: String) -> String {
    String(
      FoldedText.folded(header).unicodeScalars.filter {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "%"
      })
  }

  private static let known: [(meaning: ColumnMeaning, names: Set<String>)] = [
    (.field(.id), ["id", "uuid", "brewid"]),
    (
      .field(.date),
      [
        "date", "brewdate", "brewedat", "brewed", "creationdate", "datetime", "datum", "day",
        "when",
        "created", "createdat", "dateiso", "datebrewed",
      ]
    ),
    (.timeOfDay, ["starttime", "timeofday", "clock", "brewedtime"]),
    (.unixTime, ["timestamp", "unixtime", "timestampunix", "unixtimestamp", "epoch"]),
    (.field(.kind), ["kind"]),
    (
      .field(.bean),
      [
        "bean", "beans", "beantype", "beanname", "coffee", "coffeename", "coffeebean",
        "coffeebeans",
        "name", "kaffee", "bohne", "tea", "beer", "beername", "brewname", "product",
      ]
    ),
    (.field(.roaster), ["roaster", "roastery", "roasters", "brand", "rosterei", "roastedby"]),
    (.field(.roasted), ["roasted", "roastdate", "roastingdate", "dateroasted", "roastedon"]),
    (.field(.frozen), ["frozen", "frozendate"]),
    (.field(.thawed), ["thawed", "unfrozen", "unfrozendate"]),
    (
      .field(.method),
      [
        "method", "brewmethod", "brewingmethod", "preparationmethod", "preparation", "brewer",
        "device", "methode", "zubereitung",
      ]
    ),
    (.field(.style), ["style", "styletype"]),
    (.field(.grinder), ["grinder", "grindertype", "mill", "muhle"]),
    (
      .field(.grind),
      ["grind", "grindsetting", "grindsize", "grindersetting", "grindlevel", "setting", "mahlgrad"]
    ),
    (
      .field(.dose),
      [
        "dose", "doseg", "dosegrams", "weightg", "weight", "groundcoffeegr", "groundcoffee",
        "groundcoffeeg", "coffeedosegrams", "coffeedoseg", "coffeedose", "coffeeg", "coffeegrams",
        "coffeeweight", "coffeeweightg", "grindweight", "beanweight", "in", "leafg", "dosis",
      ]
    ),
    (
      .field(.water),
      [
        "water", "waterg", "waterml", "watervolumeml", "watervolume", "amountofwater",
        "brewquantity",
        "waterweight", "waterweightg", "waterweightgrams", "watergrams", "wateramount",
        "wateramountml",
        "wasser",
      ]
    ),
    (
      .field(.yield),
      [
        "yield", "yieldg", "beveragequantity", "brewbeveragequantity", "drinkweight",
        "drinkweightg",
        "beverageweight", "beverageweightg", "output", "outputg", "out", "liquidout",
      ]
    ),
    (.ratio, ["ratio", "waterratio", "brewratio", "coffeewaterratio"]),
    (
      .field(.temperature),
      [
        "temperature", "temperaturec", "brewtemperature", "watertemp", "watertempc",
        "watertemperature", "watertemperaturec", "watertemperaturecelsius", "temp", "tempc",
        "temperatur",
      ]
    ),
    (
      .fahrenheit,
      ["temperaturef", "tempf", "watertempf", "watertemperaturef", "watertemperaturefahrenheit"]
    ),
    (
      .field(.time),
      [
        "brewtime", "brewtimes", "brewtotaltimes", "brewtotaltime", "totaltime", "totaltimes",
        "time",
        "times", "extractiontime", "extractiontimes", "brewtimeseconds", "duration", "shottime",
        "steeptime", "steep", "steeps", "zeit",
      ]
    ),
    (.minutes(.time), ["brewtimemin", "brewtimeminutes", "totaltimemin", "timemin"]),
    (
      .field(.bloom),
      [
        "bloom", "bloomtime", "blooms", "bloomtimes", "bloomtimepreinfusion", "preinfusion",
        "bloomtimeseconds",
      ]
    ),
    (.field(.firstDrip), ["firstdrip", "firstdriptime", "firstdrips"]),
    (
      .field(.tds),
      [
        "tds", "tds%", "finaltdspercent", "tdspercent", "totaldissolvedsolids",
        "totaldissolvedsolids%", "drinktds",
      ]
    ),
    (.field(.infusion), ["infusion", "infusionno", "infusionnumber", "steepno"]),
    (.field(.og), ["og", "originalgravity", "ogsg"]),
    (.field(.fg), ["fg", "finalgravity", "fgsg"]),
    (.field(.batch), ["batch", "batchsize", "batchsizel", "batchl"]),
    (.field(.pitched), ["pitched", "pitchdate", "yeastpitched"]),
    (.field(.bottled), ["bottled", "bottledate", "bottlingdate", "bottleddate"]),
    (.field(.opened), ["opened", "opendate", "openeddate"]),
    (
      .field(.rating),
      [
        "rating", "rating5", "rating10", "rating100", "rating15", "rating110", "rating1100",
        "rating05",
        "rating010", "ratingoutof5", "ratingoutof10", "score", "score5", "score10", "score100",
        "score15", "score110", "score1100", "scoreoutof5", "scoreoutof10", "stars", "bewertung",
        "overall", "enjoyment",
      ]
    ),
    (.field(.favorite), ["favorite", "favourite", "fav", "star", "starred"]),
    (.field(.drink), ["drink", "drinktype", "coffeetype", "beverage"]),
    (
      .field(.tags),
      ["tags", "tag", "flavornotes", "flavournotes", "flavors", "flavours", "flavor"]
    ),
    (
      .field(.note),
      [
        "note", "notes", "comment", "comments", "tastingnotes", "tastenotes", "notizen", "notiz",
        "remarks",
      ]
    ),
  ]
}
