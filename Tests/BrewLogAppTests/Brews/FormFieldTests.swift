import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: fields and suggestions of the form")
struct FormFieldTests {
  @Test("every field of the record can be entered, and a changed brew shows it again")
  func everyField() throws {
    #expect(Set(BrewDraft.fields) == Set(BrewField.allCases).subtracting([.id]))
    let bag = Bag(Bean("Rauchbier"))
    let scene = try LogScene(rows: 40)
    try scene.folder.perform([.addBag(bag)])
    scene.host.press("a")
    for field in BrewDraft.fields {
      scene.host.press("u", modifiers: .control)
      scene.host.type(Self.text(of: field))
      scene.host.press(.downArrow)
    }
    scene.host.press(.return)
    #expect(scene.lastLine == " added Rauchbier")
    let brew = try #require(try scene.folder.brews().first)
    #expect(brew.bag == bag.id)
    for field in BrewField.allCases where ![.id, .date, .bag].contains(field) {
      #expect(field.text(of: brew) == Self.saved(field), "\(field)")
    }
    #expect(brew.brewedAt.day == CivilDay("2026-11-29"))
    scene.host.press("e")
    for field in BrewDraft.fields {
      #expect(scene.lines.contains { $0.hasPrefix(" \(field.key.padded(to: 11)) ") }, "\(field)")
    }
    #expect(scene.lines.contains("Tea and beer"))
    #expect(scene.host.issues == [])
  }

  private static func text(of field: BrewField) -> String {
    switch field {
    case .bean, .bag: "Rauchbier"
    case .date: "2026-11-29 08:15"
    case .style: "immersion"
    case .note: "smoke⏎ham"
    case .time: "1:02:03"
    case .bloom: "0:30"
    default: saved(field)
    }
  }

  private static func saved(_ field: BrewField) -> String {
    switch field {
    case .bean: "Rauchbier"
    case .roaster: "Schlenkerla"
    case .method: "Kettle"
    case .grinder: "Mill"
    case .grind: "4,7"
    case .dose: "20.5"
    case .water: "250 ml"
    case .yield: "204"
    case .temperature: "67"
    case .time: "3723"
    case .rating: "9/10"
    case .tags: "smoke, dark"
    case .note: "smoke\nham"
    case .drink: "Seidla"
    case .style: "immersion"
    case .bloom: "30"
    case .firstDrip: "8.5"
    case .tds: "1.31"
    case .favorite: "yes"
    case .kind: "beer"
    case .roasted: "2026-11-01"
    case .frozen: "2026-11-02"
    case .thawed: "2026-11-03"
    case .infusion: "2"
    case .og: "1.056"
    case .fg: "1.016"
    case .batch: "20"
    case .pitched: "2026-10-01"
    case .bottled: "2026-10-02"
    case .opened: "2026-10-03"
    case .id, .date, .bag: ""
    }
  }

  @Test("the field that has the keys is in sight, on a low screen too")
  func scrolling() throws {
    let scene = try LogScene(columns: 40, rows: 10)
    scene.host.press("a")
    for field in BrewDraft.fields {
      #expect(scene.lines.contains { $0.hasPrefix(" \(field.key) ") || $0 == " \(field.key)" })
      scene.host.press(.downArrow)
    }
    #expect(scene.lines[1].hasPrefix(" bean "), "around the end")
  }

  @Test(
    "Right takes what the log has a name for, Ctrl-n shows another; case and accents do not matter")
  func names() throws {
    let scene = try LogScene(Brew.three + [.of("Brasil Santos", day: 4)])
    scene.host.type("abr")
    #expect(scene.lastLine == "Right take Brasil Santos  Tab as typed  Ctrl-n next of 2")
    scene.host.press("n", modifiers: .control)
    #expect(scene.lastLine == "Right take Brühkaffee  Tab as typed  Ctrl-n next of 2")
    scene.host.press(.rightArrow)
    #expect(scene.lines[1].hasPrefix(" bean        Brühkaffee"))
    scene.host.press(.tab)
    #expect(
      scene.lastLine == "Right take Machhörndl  Tab leave it empty", "the roaster of this bean")
    scene.host.press("f", modifiers: .control)
    for _ in 0..<2 { scene.host.press(.tab) }
    scene.host.type("AERO")
    #expect(scene.lastLine == "Right take AeroPress  Tab as typed")
    scene.host.press(.leftArrow)
    scene.host.press(.rightArrow)
    #expect(scene.model.draft?[.method] == "AERO", "within the text the key moves")
    scene.host.press(.rightArrow)
    scene.host.press(.return)
    let brew = try #require(
      try scene.folder.brews().first { $0.rating == nil && $0.bean.name == "Brühkaffee" })
    #expect(brew.bean.roaster == "Machhörndl")
    #expect(brew.method == Method("AeroPress"))
  }

  @Test("what is typed whole is left alone, and a field that was not typed into has no suggestion")
  func noSuggestion() throws {
    let scene = try LogScene(Brew.three + [.of("Kenya", day: 4)])
    scene.host.type("aKenya")
    #expect(scene.lastLine.hasPrefix("Enter save"))
    scene.host.press(.escape)
    scene.host.type("e")
    scene.host.press(.tab)
    #expect(scene.lines[1].hasPrefix(" bean        Kenya"))
    scene.host.press(.return)
    #expect(scene.beans.contains("Kenya"))
  }

  @Test("tags: the last of them is completed")
  func tags() throws {
    var brew = Brew.of("X", day: 1)
    brew.tags = ["washed", "natural"]
    let scene = try LogScene([brew])
    scene.host.press("e")
    while scene.model.draft?.form.suggestion(for: .tags) == nil {
      scene.model.draft?.form.type("light,na", into: .tags)
    }
    scene.model.draft?.form.takeSuggestion(for: .tags)
    #expect(scene.model.draft?[.tags] == "light, natural")
  }

  @Test("a bag alone says which bean a new brew is of")
  func bagAlone() throws {
    let bag = Bag(Bean("Kenya AA", roaster: "Nomad"))
    let scene = try LogScene()
    try scene.folder.perform([.addBag(bag)])
    scene.host.press("a")
    scene.host.press(.downArrow)
    scene.host.press(.downArrow)
    scene.host.type("Kenya AA")
    scene.host.press(.return)
    let brew = try #require(try scene.folder.brews().first)
    #expect(brew.bag == bag.id && brew.bean == bag.bean)
  }

  @Test("a brew's form picks its bag; one open bag of the bean is taken by itself, and told")
  func bag() throws {
    var finished = Bag(Bean("Kenya AA"))
    finished.isFinished = true
    var open = Bag(Bean("Kenya AA"))
    open.roast.roasted = CivilDay("2026-11-20")
    let scene = try LogScene(Brew.three)
    try scene.folder.perform([.addBag(finished), .addBag(open)])
    scene.host.type("akenya aa")
    scene.host.press(.return)
    #expect(scene.lastLine == " added kenya aa from the bag Kenya AA, 2026-11-20")
    #expect(try scene.folder.brews().first?.bag == open.id)
    scene.host.type("aKenya AA")
    scene.host.press(.downArrow)
    scene.host.press(.downArrow)
    #expect(!scene.lastLine.contains("leave it empty"), "it would be taken all the same")
    scene.host.type("nothing")
    scene.host.press(.return)
    #expect(
      scene.lastLine
        == "! bag: “nothing” is no bag of this log; the page of bags lists them")
    scene.host.press("u", modifiers: .control)
    scene.host.press(.return)
    #expect(try scene.folder.brews().count { $0.bag == open.id } == 2)
  }

  @Test("the bag that is taken by itself stands in its field, with how to leave that empty")
  func standIn() throws {
    var open = Bag(Bean("Kenya AA"))
    open.roast.roasted = CivilDay("2026-11-20")
    let scene = try LogScene(Brew.three)
    try scene.folder.perform([.addBag(open)])
    func line() -> String { scene.lines[3] }
    scene.host.type("aKenya A")
    #expect(line() == " bag         (the one it came from)")
    scene.host.type("A")
    #expect(line() == " bag         (- for none, else Kenya AA, 2026-11-20)")
    scene.host.graph.isPlain = true
    #expect(line().hasSuffix("(- for none, else Kenya AA, 2026-11-20)"), "it is no example")
    scene.host.graph.isPlain = false
    scene.host.type("!")
    #expect(line() == " bag         (the one it came from)")
    scene.host.press(.delete)
    scene.host.press(.downArrow)
    scene.host.press(.downArrow)
    scene.host.type("-")
    #expect(!scene.lastLine.contains("take"))
    scene.host.press(.return)
    #expect(scene.lastLine == " added Kenya AA")
    #expect(try scene.folder.brews().first?.bag == nil)
    // The same again takes over the bag, and shows it; emptied it stands in again.
    scene.host.press("A")
    #expect(line() == " bag         Kenya AA, 2026-11-20")
    scene.host.press(.downArrow)
    scene.host.press(.downArrow)
    scene.host.press("u", modifiers: .control)
    #expect(line() == " bag         (- for none, else Kenya AA, 2026-11-20)")
    scene.host.press(.escape)
    scene.host.press("e")
    #expect(line() == " bag         (the one it came from)", "a brew that is changed takes none")
  }

  @Test("with its bag a brew has the roaster of it, and of another roaster it is not taken")
  func roasterOfBag() throws {
    let open = Bag(Bean("Sidamo", roaster: "Quijote Kaffee"))
    let scene = try LogScene(Brew.three)
    try scene.folder.perform([.addBag(open)])
    scene.host.type("aSidamo")
    #expect(scene.lines[2] == " roaster     (Quijote Kaffee, as its bag)")
    scene.host.press(.tab)
    #expect(!scene.lastLine.contains("leave it empty"))
    scene.host.type("Nomad")
    #expect(scene.lines[3] == " bag         (the one it came from)")
    scene.host.press("u", modifiers: .control)
    scene.host.type("quijote")
    #expect(scene.lines[3] == " bag         (- for none, else Sidamo, Quijote Kaffee)")
    scene.host.press("u", modifiers: .control)
    scene.host.press(.return)
    let added = try #require(try scene.folder.brews().first)
    #expect(added.bag == open.id && added.bean.roaster == "Quijote Kaffee")
  }

  @Test("mistakes and ranges in the user's units: the form of a brew, of a bag, a filter")
  func mistakesInUnits() throws {
    var preferences = Preferences()
    preferences.units.usesOunces = true
    preferences.units.usesFluidOunces = true
    preferences.units.usesFahrenheit = true
    let scene = try LogScene(Brew.three, preferences: preferences)
    func words(_ field: BrewField, _ text: String) -> String {
      scene.host.type("aKenya")
      for _ in 0..<BrewDraft.fields.firstIndex(of: field)! { scene.host.press(.tab) }
      scene.host.type(text)
      scene.host.press(.return)
      let words = scene.model.draft?.form.problem?.words ?? "saved"
      scene.host.press("x", modifiers: .control)
      return words
    }
    #expect(words(.dose, "abc") == "dose: “abc” is not a mass; write it like 0.54 or 15.2 g")
    #expect(
      words(.water, "abc") == "water: “abc” is not an amount; write it like 8.8 or 8.5 fl oz")
    #expect(
      words(.yield, "abc") == "yield: “abc” is not an amount; write it like 1.3 or 1.2 fl oz")
    #expect(
      words(.temperature, "hot")
        == "temperature: “hot” is not a temperature; write it like 200 or 93 C")
    #expect(
      words(.dose, "900") == "dose: 900 oz is not possible: it must lie within 0 … 70.55 oz")
    scene.host.type("ba")
    #expect(scene.lines[4] == " weight      (e.g. 8.8 oz)")
    scene.host.type("Kenya")
    for _ in 0..<3 { scene.host.press(.tab) }
    scene.host.type("much")
    scene.host.press(.return)
    #expect(scene.lastLine == "! weight: “much” is not a mass; write it like 8.8 or 250 g")
    scene.host.press("x", modifiers: .control)
    scene.host.type("b\\dose>abc")
    scene.host.press(.return)
    #expect(scene.lastLine == " dose: “abc” is not a mass; write it like 0.54 or 15.2 g")
  }

  @Test("Ctrl-o writes the note in an editor, Ctrl-x throws away what was typed")
  func keys() throws {
    let scene = try LogScene(Brew.three)
    scene.model.editText = { .changed($0 + "a\nb") }
    scene.host.type("aNew")
    scene.host.press("o", modifiers: .control)
    scene.host.press(.return)
    #expect(try scene.folder.brews().first?.note == "a\nb")
    scene.host.type("aOther")
    scene.host.press("x", modifiers: .control)
    #expect(scene.lastLine == " not added")
    scene.host.type("a")
    #expect(scene.lines[1] == " bean        (e.g. Kenya AA)", "an example, not what was typed")
  }

  @Test("amounts in the user's units")
  func units() throws {
    var preferences = Preferences()
    preferences.units.usesOunces = true
    preferences.units.usesFahrenheit = true
    let scene = try LogScene(Brew.three, preferences: preferences)
    #expect(scene.lines.contains(" V60 (pour over) · 0.53 oz · 8.82 oz · 1:16.7"))
    scene.host.press("e")
    #expect(scene.lines.contains(" dose        0.53 oz"))
    scene.host.press(.return)
    #expect(try scene.folder.brews().first?.dose == 15, "what was not typed is as it was")
    scene.host.press("e")
    scene.model.draft?[.dose] = "1"
    scene.model.draft?[.temperature] = "212"
    scene.host.press(.return)
    #expect(try scene.folder.brews().first?.dose == 28.35)
    #expect(try scene.folder.brews().first?.temperature == 100)
    scene.host.press("a")
    #expect(scene.lines.contains(" dose        (e.g. 0.54 oz)"))
    #expect(scene.lines.contains(" water       (e.g. 8.8 oz or 250 ml)"))
  }

  @Test("a filter and a search are in the user's units, unless they say others")
  func unitsOfFilters() throws {
    var brews = Brew.three
    for (index, celsius) in [88.0, 93, 96].enumerated() {
      brews[index].temperature = Celsius(celsius)
    }
    var preferences = Preferences()
    preferences.units.usesFahrenheit = true
    let scene = try LogScene(brews, preferences: preferences)
    let all = scene.beans
    for (filter, places) in [
      ("temp>200", [2]), ("temp>=199.4", [1, 2]), ("temp>90C", [1, 2]), ("temp=190.4", [0]),
    ] {
      scene.model.change { $0.filter = filter }
      #expect(scene.beans == places.map { all[$0] }, "\(filter)")
    }
    scene.model.change { $0.filter = "" }
    scene.host.type("/temp>200\r")
    #expect(scene.selectedBean == all[2])
  }

  @Test("columns have room for amounts in any units")
  func widths() {
    var units = DisplayUnits.metric
    #expect(LogColumn.field(.temperature).fixedWidth(in: units) == 7)
    (units.usesOunces, units.usesFluidOunces, units.usesFahrenheit) = (true, true, true)
    var brew = Brew(Bean("x"))
    brew.dose = 300
    brew.water = Amount(500, .millilitres)
    brew.yield = Amount(1_000)
    brew.temperature = Celsius(fahrenheit: 212.5)
    brew.time = 172_799
    brew.bloom = 57_600
    for field in [BrewField.dose, .water, .yield, .temperature, .time, .bloom] {
      let column = LogColumn.field(field)
      let text = column.text(of: brew, units: units, width: 0)
      #expect(!text.isEmpty && text.count <= column.fixedWidth(in: units) ?? 0, "\(text)")
    }
    units.isASCII = true
    #expect(LogColumn.field(.temperature).text(of: brew, units: units, width: 8) == "212.5 F")
  }
}
