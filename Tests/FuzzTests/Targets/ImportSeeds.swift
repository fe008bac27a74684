@testable import BrewModel

/// Files of every kind that an import knows.
enum ImportSeeds {
  static let all = [
    #"{"BEANS":[{"name":"Rösttrommel ","roaster":"Quijote","roastingDate":"2019-12-01T14:46:30.285+01:00","weight":250,"cost":9.5,"finished":true,"aromatics":"plum","config":{"uuid":"11111111-1111-4111-8111-111111111111"}}],"BREWS":[{"grind_size":"4,7","grind_weight":"18.1","method_of_preparation":"p","mill":"m","bean":"11111111-1111-4111-8111-111111111111","brew_temperature":93,"brew_time":25,"brew_time_milliseconds":50,"brew_quantity":250,"brew_quantity_type":"ML","brew_beverage_quantity":36.2,"rating":4.5,"note":"a\r\nb","tds":8.2,"favourite":true,"cupping":{"body":7.5},"config":{"uuid":"aaaaaaaa-0000-4000-8000-000000000001","unix_timestamp":1577528824}}],"MILL":[{"name":"C40","config":{"uuid":"m"}}],"PREPARATION":[{"name":"Flair","style_type":"ESPRESSO","config":{"uuid":"p"}}],"SETTINGS":[{"brew_rating":10}]}"#,
    #"{"brewlog":1,"bags":[{"id":"11111111-1111-4111-8111-111111111111","bean":"Kenya","roasted":"2026-11-01","weight":250,"cost":14.5,"currency":"EUR","finished":false,"extra":{"x":1.50}}],"brews":[{"id":"aaaaaaaa-0000-4000-8000-000000000001","date":"2026-11-30T08:00:00.123-03:30","kind":"beer","bean":"=Kenya","bag":"11111111-1111-4111-8111-111111111111","method":"V60","style":"pour-over","grind":"4,7","dose":15.1,"water":"250 ml","yield":204,"temperature":93.5,"time":150.25,"infusion":2,"og":1.056,"pitched":"2026-01-02","rating":"9/10","favorite":true,"tags":["a","b, c"],"note":"n","extra":{"csv":{"x":"y"}}}]}"#,
    #"[{"date":"2026-11-30","bean":"x","dose":"15 g","temperature":"200 F","time":"2:30","rating":4}]"#,
    "id,date,kind,bean,water,water_unit,rating,rating_scale,tags,note,extra\r\naaaaaaaa-0000-4000-8000-000000000001,2026-11-30T08:00:00+01:00,coffee,'=Kenya,250,ml,9,10,\"a, b\",\"x\ny\",\"{\"\"a\"\":1}\"\r\n",
    "Date;Coffee;Dose (g);Ratio;Brew Time;Rating (1-10);Notes;Odd\n30.11.2026 08:15;Kenya AA;15,2;1:16;2:30;9;sweet / Grinder: C40;?\n1.2.26 7:13 PM;Peru;18;1:2;25.50;★★★;-;x\n",
    "timestamp\tbean\tOG\tFG\tbottled\ttemp f\ttime (min)\n1577528824\tStout\t1.056\t1,016\t11/30/26\t200\t2.5\n~2011?\tIPA\t\t\t2011\t\t\n",
  ]

  static let words = [
    "\"config\":{", "\"uuid\":\"", "\"unix_timestamp\":", "\"brewlog\":{", "\"synthetic\":true",
    "\"id\":\"",
    "\"extra\":", "\"rating\":", "1e308", "-0", "253402300800", "\"inf\"", "\"nan\"", "\"0x1p4\"",
    "9999-12-31T23:59:59-23:59", "0001-01-01", "1:00:00", "3/4/2026",
    "\"infusion\":9007199254740993", "g", " ml", "/0",
  ]

  /// A ZIP file whose parts are not compressed, so that a changed byte of one stays a byte of it.
  static func archive(_ files: KeyValuePairs<String, String>) -> [UInt8] {
    var (parts, directory): ([UInt8], [UInt8]) = ([], [])
    for (name, text) in files {
      let contents = Array(text.utf8)
      let common =
        short(20) + short(0) + short(0) + long(0) + long(Int(Inflating.checksum(contents)))
        + long(contents.count) + long(contents.count) + short(name.utf8.count) + short(0)
      directory += long(0x0201_4B50) + short(20) + common + short(0) + short(0) + short(0)
      directory += long(0) + long(parts.count) + Array(name.utf8)
      parts += long(0x0403_4B50) + common + Array(name.utf8) + contents
    }
    return parts + directory + long(0x0605_4B50) + short(0) + short(0) + short(files.count)
      + short(files.count) + long(directory.count) + long(parts.count) + short(0)
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
  }

  private static func long(_ value: Int) -> [UInt8] { short(value) + short(value >> 16) }
}
