import Testing

@testable import BrewModel

@Suite("Import of Beanconqueror's exports")
struct BeanconquerorTests {
  let folder = TemporaryFolder()

  private func preview(_ text: String) throws -> ImportPreview {
    try LogFile(path: folder.log).previewImport(of: Array(text.utf8))
  }

  @Test("fields, joins and mess")
  func fields() throws {
    let preview = try preview(Exports.beanconqueror)
    #expect(preview.items.map(\.outcome) == [.new, .new, .duplicate, .new])
    let first = preview.items[0].brew
    #expect(first.id.description == "aaaaaaaa-0000-4000-8000-000000000001")
    #expect(first.brewedAt.instant.milliseconds == 1_577_528_824_000)
    #expect(first.bean == Bean("Rösttrommel", roaster: "Quijote Kaffee"))
    #expect(first.bag?.description == "11111111-1111-4111-8111-111111111111")
    #expect(first.method == Method("Flair", style: .espresso))
    #expect(first.grinder == Grinder("Comandante", setting: "4,7"))
    #expect(first.dose == 18.1)
    #expect(first.water == nil)
    #expect(first.yield == Amount(36.2))
    #expect(first.temperature == 93)
    #expect(first.time == 25.05)
    #expect(first.firstDrip == 7)
    #expect(first.tds == 8.2)
    #expect(first.rating == Rating(4.5))
    #expect(first.isFavorite)
    #expect(first.drink == "Cappuccino")
    #expect(first.note == "sweet\r\n\r\n有苦涩味")
    #expect(
      first.extra
        == #"{"beanconqueror":{"method_of_preparation":"p1","mill":"m1","bean":"11111111-1111-4111-8111-111111111111","best_brew":true,"cupping":{"body":7.5}}}"#
    )
    #expect(preview.items[0].damages.isEmpty)
    let second = preview.items[1].brew
    #expect(second.grinder.setting == "17")
    #expect(second.water == Amount(250, .millilitres))
    #expect(second.yield == nil && second.temperature == nil && second.rating == nil)
    #expect(second.note == "")
    #expect(preview.newBags == 2)
    #expect(preview.notes == ["there is no place in the log for: WATER"])
  }

  @Test("what cannot be read or cannot be is kept and named")
  func damage() throws {
    let item = try preview(Exports.beanconqueror).items[3]
    #expect(item.brew.bean.name == "?")
    #expect(item.brew.water == Amount(20_001))
    #expect(
      item.damages.map(\.description) == [
        "bean: “gone” is the id of a bean that the file does not have",
        "grind_weight: “much” is not a number",
        "water: 20001 g is not possible: it must lie within 0 … 20000 g",
      ])
    #expect(
      item.brew.extra
        == #"{"beanconqueror":{"bean":"gone"},"unread":{"bean":"gone","grind_weight":"much"}}"#)
  }

  @Test("bags: days, weights, costs, and what has no field")
  func bags() throws {
    let log = try LogFile(path: folder.log)
    try log.apply(try log.previewImport(of: Array(Exports.beanconqueror.utf8)))
    let bag = try #require(try log.bags().first)
    #expect(bag.roast.roasted == CivilDay("2019-12-01"))
    #expect(bag.weight == 250)
    #expect(bag.cost == Cost(9.5))
    #expect(bag.isFinished)
    #expect(bag.extra == #"{"beanconqueror":{"aromatics":"plum"}}"#)
    #expect(try log.bags().count == 2)
    #expect(try log.brewCount() == 3)
  }

  @Test("files of 2019: the yield of espresso, ratings of ten")
  func old() throws {
    let preview = try preview(Exports.oldBeanconqueror)
    let (espresso, press) = (preview.items[0].brew, preview.items[1].brew)
    #expect(espresso.style == .espresso)
    #expect(espresso.yield == Amount(36) && espresso.water == nil)
    #expect(press.style == .immersion)
    #expect(press.water == Amount(500) && press.yield == nil)
    #expect(espresso.rating == Rating(8, of: 10) && press.rating == Rating(10, of: 10))
    #expect(
      preview.notes == [
        "ratings go up to 10, of which nothing tells: taken as of 10; --scale N says otherwise"
      ])
  }

  @Test("all parts of an archive: brew 501 and those after it are there", arguments: [true, false])
  func parts(isPacked: Bool) throws {
    var archive = TestArchive()
    archive.add(
      "Beanconqueror_Brews_2.json", Array(Exports.brews(1_001, 1_203).utf8), isPacked: isPacked)
    archive.add("Beanconqueror.json", Array(Exports.main(500).utf8), isPacked: isPacked)
    archive.add(
      "Beanconqueror_Brews_1.json", Array(Exports.brews(501, 1_000).utf8), isPacked: isPacked)
    let preview = try LogFile(path: folder.log).previewImport(of: archive.file)
    #expect(preview.newCount == 1_203)
    #expect(Set(preview.items.map(\.brew.id)).count == 1_203)
    #expect(preview.notes.isEmpty)
    #expect(preview.items[500].place == "BREWS of part 1 1")
  }

  @Test("a part that is missing is told")
  func missingPart() throws {
    var archive = TestArchive()
    archive.add("Beanconqueror.json", Array(Exports.main(500).utf8))
    archive.add("Beanconqueror_Brews_2.json", Array(Exports.brews(1_001, 1_002).utf8))
    let notes = try LogFile(path: folder.log).previewImport(of: archive.file).notes
    #expect(notes == ["Beanconqueror_Brews_1.json is missing"])
    #expect(
      try preview(Exports.main(500)).notes == [
        "the file has exactly 500 brews: if there are more they are in Beanconqueror_Brews_1.json, so import the .zip"
      ])
  }

  @Test("parts that lie beside the main file are read with it")
  func neighbours() throws {
    write(Array(Exports.main(2).utf8), to: folder("Beanconqueror.json"))
    write(Array(Exports.brews(3, 4).utf8), to: folder("Beanconqueror_Brews_1.json"))
    let preview = try LogFile(path: folder.log).previewImport(of: folder("Beanconqueror.json"))
    #expect(preview.newCount == 4)
    #expect(preview.notes == ["read with it: Beanconqueror_Brews_1.json"])
  }

  @Test("ids that are no UUIDs, missing ids, null for anything, and two brews of one id")
  func ids() throws {
    let text = #"""
      {"BREWS":[{"bean":"b","grind_weight":1,"config":{"uuid":"x","unix_timestamp":1577000000}},
      {"bean":"b","grind_weight":2,"config":{"uuid":"x","unix_timestamp":1577000000}},
      {"bean":"b","grind_weight":3,"config":null},{"bean":null,"note":null,"rating":null,"config":{"uuid":"y","unix_timestamp":null}},null,7],
      "BEANS":[{"name":"B","config":{"uuid":"b"}}],"MILL":null,"PREPARATION":{}}
      """#
    let preview = try preview(text)
    #expect(preview.newCount == 4)
    #expect(Set(preview.items.map(\.brew.id)).count == 4)
    #expect(preview.notes.contains("BREWS 6 is 7, which is no record, and is not kept"))
    #expect(preview.items[1].damages.last?.field == "id")
    let log = try LogFile(path: folder.log)
    try log.apply(preview)
    #expect(try log.brewCount() == 4)
    let again = try self.preview(text)
    #expect(again.newCount == 0 && again.action.changes.isEmpty)
  }
}
