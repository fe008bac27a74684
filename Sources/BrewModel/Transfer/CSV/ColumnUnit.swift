/// The unit of the numbers in a column, as its header says: what a cell without one is in.
enum ColumnUnit: String, CaseIterable, Sendable {
  case grams = "g"
  case kilograms = "kg"
  case ounces = "oz"
  case pounds = "lb"
  case millilitres = "ml"
  case litres = "l"
  case fluidOunces = "fl oz"
  case celsius = "C"
  case fahrenheit = "F"
  case seconds = "s"
  case minutes = "min"
  case hours = "h"
  case percent = "%"

  /// For people.
  var text: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    default: rawValue
    }
  }

  /// What headers call it, folded, without blanks.
  var names: [String] {
    switch self {
    case .grams: ["g", "gr", "gram", "grams", "gramm", "gramme", "grammes"]
    case .kilograms: ["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"]
    case .ounces: ["oz", "ounce", "ounces"]
    case .pounds: ["lb", "lbs", "pound", "pounds"]
    case .millilitres: ["ml", "millilitre", "millilitres", "milliliter", "milliliters"]
    case .litres: ["l", "litre", "litres", "liter", "liters"]
    case .fluidOunces: ["floz", "fluidoz", "fluidounce", "fluidounces"]
    case .celsius: ["c", "celsius", "degc", "degreesc", "degreescelsius", "gradcelsius"]
    case .fahrenheit: ["f", "fahrenheit", "degf", "degreesf", "degreesfahrenheit"]
    case .seconds: ["s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden"]
    case .minutes: ["m", "min", "mins", "minute", "minutes", "minuten"]
    case .hours: ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"]
    case .percent: ["%", "percent", "percentage", "prozent", "pct"]
    }
  }

  /// Whether numbers of a field can be in it.
  func fits(_ field: BrewField) -> Bool {
    switch self {
    case .grams, .kilograms, .ounces, .pounds: [.dose, .water, .yield].contains(field)
    case .millilitres, .fluidOunces: [.water, .yield].contains(field)
    case .litres: [.water, .yield, .batch].contains(field)
    case .celsius, .fahrenheit: field == .temperature
    case .seconds, .minutes, .hours: [.time, .bloom, .firstDrip].contains(field)
    case .percent: [.tds, .rating].contains(field)
    }
  }

  /// What numbers of a field are in where nothing says it; nil for fields without a unit.
  static func usual(of field: BrewField) -> ColumnUnit? {
    switch field {
    case .dose, .water, .yield: .grams
    case .temperature: .celsius
    case .time, .bloom, .firstDrip: .seconds
    case .tds: .percent
    case .batch: .litres
    default: nil
    }
  }

  /// Whether numbers of a field may as well be in another one: what nobody has written down is then assumed.
  static func isOpen(for field: BrewField) -> Bool {
    [.dose, .water, .yield, .temperature, .time, .bloom, .firstDrip].contains(field)
  }

  /// A cell with this unit behind it, unless it names its own.
  func completed(_ cell: String) -> String {
    DecimalText.parse(cell, symbols: []) == nil ? cell : cell.trimmed + " " + rawValue
  }
}
