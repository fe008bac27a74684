import BrewModel

/// Files as other programs write them, made by hand.
enum Exports {
  /// Of Beanconqueror, with one of each kind of mess: numbers as texts, a grind that is a number, blanks at the end of
  /// names, unrated brews, a record twice, one without a bean.
  static let beanconqueror = #"""
    {"BEANS":[
      {"name":"Rösttrommel ","roaster":"Quijote  Kaffee","roastingDate":"2019-12-01T14:46:30.285+01:00","weight":250,"cost":9.5,"finished":true,"note":"","aromatics":"plum","config":{"uuid":"11111111-1111-4111-8111-111111111111","unix_timestamp":1575207990}},
      {"name":"Peru","roaster":null,"roastingDate":"","weight":"0","config":{"uuid":"22222222-2222-4222-8222-222222222222","unix_timestamp":1575207990}}],
     "BREWS":[
      {"grind_size":"4,7","grind_weight":"18.1","method_of_preparation":"p1","mill":"m1","mill_timer":0,"bean":"11111111-1111-4111-8111-111111111111","brew_temperature":93,"brew_time":25,"brew_time_milliseconds":50,"brew_quantity":"0","brew_quantity_type":"GR","brew_beverage_quantity":36.2,"brew_beverage_quantity_type":"GR","coffee_type":"Cappuccino ","rating":4.5,"note":"sweet\r\n\r\n有苦涩味","tds":8.2,"favourite":true,"best_brew":true,"coffee_first_drip_time":7,"cupping":{"body":7.5},"config":{"uuid":"aaaaaaaa-0000-4000-8000-000000000001","unix_timestamp":1577528824}},
      {"grind_size":17,"grind_weight":15,"method_of_preparation":"p2","mill":"","bean":"22222222-2222-4222-8222-222222222222","brew_temperature":0,"brew_time":150,"brew_quantity":250,"brew_quantity_type":"ML","brew_beverage_quantity":0,"rating":-1,"note":null,"favourite":false,"config":{"uuid":"aaaaaaaa-0000-4000-8000-000000000002","unix_timestamp":1577528824}},
      {"grind_size":17,"grind_weight":15,"method_of_preparation":"p2","mill":"","bean":"22222222-2222-4222-8222-222222222222","brew_temperature":0,"brew_time":150,"brew_quantity":250,"brew_quantity_type":"ML","brew_beverage_quantity":0,"rating":-1,"note":null,"favourite":false,"config":{"uuid":"aaaaaaaa-0000-4000-8000-000000000002","unix_timestamp":1577528824}},
      {"grind_weight":"much","bean":"gone","rating":0,"brew_quantity":20001,"config":{"uuid":"aaaaaaaa-0000-4000-8000-000000000003","unix_timestamp":1577000000}}],
     "MILL":[{"name":"Comandante ","config":{"uuid":"m1"}}],
     "PREPARATION":[{"name":"Flair","type":"ESPRESSO","style_type":"ESPRESSO","config":{"uuid":"p1"}},{"name":"V60","style_type":"POUR OVER","config":{"uuid":"p2"}}],
     "SETTINGS":[{"brew_rating":5}],"VERSION":[{}],"WATER":[{"name":"tap"}]}
    """#

  /// As of 2019: no styles, and what came out of the espresso is in `brew_quantity`; ratings of 10.
  static let oldBeanconqueror = #"""
    {"BEANS":[{"name":"Old","config":{"uuid":"b"}}],
     "MILL":[],"PREPARATION":[{"name":"Espresso","config":{"uuid":"p"}},{"name":"French Press","config":{"uuid":"q"}}],
     "BREWS":[
      {"bean":"b","method_of_preparation":"p","grind_weight":18,"brew_quantity":36,"brew_quantity_type":"GR","rating":8,"config":{"uuid":"aaaaaaaa-0000-4000-8000-00000000000a","unix_timestamp":1560000000}},
      {"bean":"b","method_of_preparation":"q","grind_weight":30,"brew_quantity":500,"brew_quantity_type":"GR","rating":10,"config":{"uuid":"aaaaaaaa-0000-4000-8000-00000000000b","unix_timestamp":1560000001}}]}
    """#

  /// Brews of Beanconqueror, `first` … `last`, as a part of an export.
  static func brews(_ first: Int, _ last: Int) -> String {
    let records = (first...last).map { index in
      let id = "bbbbbbbb-0000-4000-8000-" + DecimalText.padded(index, to: 12)
      return
        #"{"bean":"b","grind_weight":15,"config":{"uuid":"\#(id)","unix_timestamp":\#(1_577_000_000 + index)}}"#
    }
    return "[" + records.joined(separator: ",\n") + "]"
  }

  /// The main file of an export of so many brews.
  static func main(_ count: Int) -> String {
    #"{"BEANS":[{"name":"Kenya","config":{"uuid":"b"}}],"BREWS":\#(brews(1, count))}"#
  }
}
