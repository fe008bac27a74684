/// A property as the readable name of its getter tells it.
nonisolated struct DemangledProperty: Equatable {
  /// With the types around it, without module and generic arguments; nil for a type inside a function.
  let type: String?
  let name: String

  /// Reads names like `key path getter for Module.Outer.Inner.property : Swift.Int : Module.Outer.Inner` and
  /// `Module.Type.property.getter : Swift.Int`. Nil for a function that gets no property.
  init?(_ symbol: String) {
    var text = Substring(symbol)
    text.removePrefix("merged ")
    let isThunk = text.removePrefix("key path getter for ")
    text.removePrefix("static ")
    // The extension is in one module, the type it extends is named in full behind it.
    if text.removePrefix("(extension in ") { text = text.drop { $0 != ":" }.dropFirst() }
    text = NameScanner.split(text, at: " ")[0]

    var path = NameScanner.split(text, at: ".").map(Self.plain)
    let isGetter = path.last == "getter" && path.count > 1
    guard isThunk || isGetter else { return nil }
    if isGetter { path.removeLast() }
    name = path.removeLast()
    // The first is the module.
    type = path.count > 1 ? path.dropFirst().joined(separator: ".") : nil
  }

  /// `name` of `name`, `name<…>`, `name(…)` and `(name in _0123…)`.
  private static func plain(_ component: Substring) -> String {
    if component.first == "`" {
      // The compiler writes a space within backticks as a no-break space.
      return String(component.map { $0 == "\u{A0}" ? " " : $0 })
    }
    let name = component.first == "(" ? component.dropFirst() : component
    return String(name.prefix { !" <()".contains($0) })
  }
}

extension Substring {
  /// Whether the text began with the prefix, which it then has no longer.
  @discardableResult
  fileprivate nonisolated mutating func removePrefix(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    self = dropFirst(prefix.count)
    return true
  }
}

/// Splits type names where no bracket and no backtick is open.
nonisolated enum NameScanner {
  static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "`" { isQuoted.toggle() }
      if !isQuoted { depth += nesting(of: character, after: previous) }
      if character == separator, depth == 0, !isQuoted {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      previous = character
    }
    return parts + [text[start...]]
  }

  private static func nesting(of character: Character, after previous: Character) -> Int {
    switch character {
    case "(", "<", "[": 1
    case ">" where previous == "-": 0
    case ")", ">", "]": -1
    default: 0
    }
  }
}
