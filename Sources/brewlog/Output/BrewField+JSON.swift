import Tally
import BrewLogApp
import BrewModel
import TextFormats

extension BrewField {
  /// The value of a field for other programs, which `brewlog add` takes as it is.
  ///
  /// A number where its unit is the usual one, else a text with the unit (`"250 ml"`, `"9/10"`). What was not recorded
  /// is `null`, a name that was not recorded an empty text.
  func json(of brew: Brew) -> JSONValue {
    switch self {
    case .favorite: return .boolean(brew.isFavorite)
    case .tags: return .array(brew.tags.map(JSONValue.string))
    case .roaster, .method, .grinder, .grind, .drink, .note, .bean:
      return .string(text(of: brew))
    default: break
    }
    let text = text(of: brew)
    if text.isEmpty { return .null }
    guard let number = number(of: brew), Double(text) == number.value else { return .string(text) }
    return JSONValue(number.value)
  }
}

extension Brew {
  /// All fields, in the order of the table.
  var json: JSONValue {
    .object(BrewField.allCases.map { .init($0.key, $0.json(of: self)) })
  }
}
