import Testing

@testable import BrewModel

@Suite("Values that no number, tag or scale can be")
struct OddValueTests {
  private func brew(_ members: String) throws -> ImportedBrew {
    let text = #"[{"date":"2026-11-30","bean":"x",\#(members)}]"#
    return try #require(Importer(ImportOptions()).log(in: Array(text.utf8)).brews.first)
  }

  @Test(
    "what is not finite, or hexadecimal, is kept as it was written and told",
    arguments: ["nan", "inf", "-inf", "0x1p4", "1e999"])
  func notFinite(text: String) throws {
    let imported = try brew(#""dose":"\#(text)","water":"\#(text)","rating":"\#(text)""#)
    #expect(imported.brew.dose == nil && imported.brew.water == nil && imported.brew.rating == nil)
    #expect(imported.damages.map(\.field) == ["dose", "water", "rating"])
    #expect(imported.brew.extra?.contains(text) == true)
  }

  @Test("a bag has no such numbers either")
  func bag() throws {
    let text = #"""
      {"brewlog":1,"bags":[{"id":"11111111-1111-4111-8111-111111111111","weight":"nan","cost":"inf"}],"brews":[]}
      """#
    let bag = try #require(Importer(ImportOptions()).log(in: Array(text.utf8)).bags.first)
    #expect(bag.weight == nil && bag.cost == nil)
  }

  @Test("exponents are numbers of JSON")
  func exponents() throws {
    let imported = try brew(#""dose":1.5e1,"water":2.5E+2"#)
    #expect(imported.brew.dose == 15 && imported.brew.water == Amount(250))
    #expect(imported.damages.isEmpty)
  }

  @Test("a whole number that JSON's numbers cannot hold is not rounded in silence")
  func largeInteger() throws {
    let imported = try brew(#""infusion":9007199254740993"#)
    #expect(imported.brew.infusion == nil)
    #expect(imported.damages.map(\.field) == ["infusion"])
  }

  @Test("a tag with a comma or a line break in it is several, as it is everywhere else")
  func tags() throws {
    #expect(try brew(#""tags":["a, b","c\nd","a"]"#).brew.tags == ["a", "b", "c d"])
  }

  @Test("a scale of ratings that is nothing or less is none", arguments: ["0", "-5", "\"nan\""])
  func scale(text: String) throws {
    let file = #"""
      {"BREWS":[{"rating":4,"config":{"uuid":"aaaaaaaa-0000-4000-8000-000000000001"}}],"SETTINGS":[{"brew_rating":\#(text)}]}
      """#
    let log = try Importer(ImportOptions()).log(in: Array(file.utf8))
    #expect(log.brews.first?.brew.rating == Rating(4))
  }
}
