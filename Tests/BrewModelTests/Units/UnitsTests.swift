import BrewModel
import Testing

@Suite("Units")
struct UnitsTests {
  @Test(
    "numbers are read with a comma or a dot, with and without their unit",
    arguments: [
      ("15", 15.0), ("15.2", 15.2), ("15,2", 15.2), (" 18.1 g", 18.1), ("18 gr", 18), ("-3", -3),
      (".5", 0.5), ("5.", 5), ("1.234,5", 1234.5), ("1,234.5", 1234.5), ("1.234.567", 1_234_567),
      ("+2", 2),
    ])
  func reads(text: String, value: Double) { #expect(Grams(text)?.value == value) }

  @Test(
    "what is no number is refused",
    arguments: [
      "", " ", "g", "abc", "na", "?", "nan", "inf", "0x1F", "1e3", "1 2", "15 st", "--1", "1-2",
      "1,2,3.4.5",
      "12,5 ml", ",", "-", "1.2.3,4,5",
    ])
  func refuses(text: String) { #expect(Grams(text) == nil) }

  @Test("a price is read back, however large")
  func largeCost() {
    for text in ["244444444444444402", "123456789012.5 EUR", "0.001", "14,5"] {
      let cost = Cost(text)
      #expect(cost != nil && Cost(cost?.description ?? "") == cost)
    }
  }

  @Test("a number that is more than any is refused, and a length of time stays one")
  func tooLarge() {
    let digits = String(repeating: "9", count: 400)
    #expect(Grams(digits) == nil)
    #expect(Seconds("9" + String(repeating: "0", count: 307) + " h") == nil)
    #expect(Seconds(1e307).value == 1e307)
  }

  @Test("a number is written so that it is read back, with a dot")
  func writes() {
    let small = [
      0, 15, 15.2, 0.1, 1_234.56, -3, 18.123_456_789, 0.1 + 0.2, 0.000_01, -1.5e-7,
      .leastNonzeroMagnitude,
    ]
    let large = [1e15, 1e16, -1.25e20, 1.234_567_890_123_456_7e16, .greatestFiniteMagnitude]
    for value in small + large {
      let grams = Grams(value)
      #expect(Grams(grams.description) == grams)
      #expect(!grams.description.contains("e"))
    }
    #expect(Grams(0.000_01).description == "0.00001")
    #expect(Grams(-1.25e20).description == "-125000000000000000000")
    #expect(Grams(15).description == "15")
    #expect(Grams(15.20).description == "15.2")
    #expect(Gravity(1.05).description == "1.050")
    #expect(Gravity(1.0561).description == "1.0561")
  }

  @Test(
    "decimals are rounded as people do",
    arguments: [
      (16.6666, 1, "16.7"), (2, 1, "2.0"), (1.005, 2, "1.01"), (-0.04, 1, "0.0"),
      (-1.25, 1, "-1.3"),
      (14.3616, 2, "14.36"), (0.5, 0, "1"), (.nan, 1, "?"), (.infinity, 1, "?"),
    ])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(DecimalText.fixed(value, decimals: decimals) == text)
  }

  @Test("Celsius and Fahrenheit")
  func temperatures() {
    #expect(Celsius("93") == 93)
    #expect(Celsius("93,5 °C") == 93.5)
    #expect(Celsius("212 F") == 100)
    #expect(Celsius("200 F")?.description == "93.33")
    #expect(Celsius("32 °F") == 0)
    #expect(Celsius(100).fahrenheit == 212)
    #expect(Celsius("warm") == nil)
  }

  @Test(
    "lengths of time",
    arguments: [
      ("25", 25.0), ("25.05", 25.05), ("2:30", 150), ("0:25,5", 25.5), ("1:00:00", 3600),
      ("16 h", 57_600),
      ("4 min", 240), ("90 s", 90),
    ])
  func durations(text: String, seconds: Double) { #expect(Seconds(text)?.value == seconds) }

  @Test(
    "no lengths of time", arguments: ["2:60", "2:-1", ":30", "1:2:3:4", "2:", "1:60:00", "1.5:00"])
  func noDurations(text: String) { #expect(Seconds(text) == nil) }

  @Test("a clock has hours from one hour on")
  func clocks() {
    #expect(Seconds(25.9).clockText == "0:25")
    #expect(Seconds(150).clockText == "2:30")
    #expect(Seconds(3_599).clockText == "59:59")
    #expect(Seconds(3_600).clockText == "1:00:00")
    #expect(Seconds(57_723).clockText == "16:02:03")
    #expect(Seconds(-90).clockText == "-1:30")
  }

  @Test("amounts keep their unit")
  func amounts() {
    #expect(Amount("250") == Amount(250, .grams))
    #expect(Amount("250 ml") == Amount(250, .millilitres))
    #expect(Amount(250, .millilitres).description == "250 ml")
    #expect(Amount("0.25 l") == Amount(250, .millilitres))
    #expect(Amount("250 litre s") == nil)
  }

  @Test("prices")
  func costs() {
    #expect(Cost("14,5 EUR") == Cost(14.5, "EUR"))
    #expect(Cost("14") == Cost(14))
    #expect(Cost(14.5, "EUR").description == "14.50 EUR")
    #expect(Cost("EUR") == nil)
  }

  @Test("ratings keep their scale")
  func ratings() {
    #expect(Rating("4,5") == Rating(4.5))
    #expect(Rating("9/10") == Rating(9, of: 10))
    #expect(Rating(9, of: 10).description == "9/10")
    #expect(Rating(9, of: 10).value(on: 5) == 4.5)
    #expect(Rating("4", scale: 10) == Rating(4, of: 10))
    #expect(Rating("4/0") == nil)
    #expect(Rating("good") == nil)
  }
}
