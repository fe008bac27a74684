/// What a text asks of brews: words that stand anywhere in them, and conditions on single fields.
///
/// `washed bean:"kenya aa" rating>=4 date>=2026-11` asks for four things, and all of them must hold. A text field has
/// (`:`) or is (`=`) a value, whatever its case and accents; numbers and days also compare by `<`, `<=`, `>`, `>=`. A
/// day may be given by its year or month alone. A condition whose value is still missing holds for every brew.
public struct BrewQuery: Hashable, Sendable {
  /// The words, with blanks between them.
  public private(set) var words = ""
  public private(set) var conditions: [BrewCondition] = []
  /// The first part that cannot be followed, and how to write it right; the others hold all the same.
  public private(set) var problem: ValueError?

  public init(_ text: String = "") {
    for part in Self.parts(of: text) { take(part) }
  }

  /// Whether it asks for nothing.
  public var isEmpty: Bool { words.isEmpty && conditions.isEmpty }

  /// Whether the answer may be another one once a star is set or taken.
  public var asksForStars: Bool { conditions.contains { $0.field == .favorite } }

  /// Whether the conditions hold; the words are not looked at. Complexity: O(conditions × length of the fields).
  public func conditionsHold(for brew: Brew) -> Bool {
    conditions.allSatisfy { $0.holds(for: brew) }
  }

  private mutating func take(_ part: String) {
    guard let sign = part.firstIndex(where: { ":=<>".contains($0) }), sign > part.startIndex,
      part[..<sign].allSatisfy({ $0.isLetter || $0 == "_" })
    else {
      words += (words.isEmpty ? "" : " ") + part
      return
    }
    do throws(ValueError) {
      if let condition = try BrewCondition(key: String(part[..<sign]), rest: part[sign...]) {
        conditions.append(condition)
      }
    } catch {
      problem = problem ?? error
    }
  }

  /// The parts between blanks that stand outside of quotes, without the quotes.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character.isWhitespace && !isQuoted {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}

extension BrewLog {
  /// The entries that a query asks for, the newest first. Complexity: that of `search(_:)`, and O(entries × conditions).
  public func search(_ query: BrewQuery) -> [BrewEntry] {
    let found = search(query.words)
    return query.conditions.isEmpty
      ? found : found.filter { query.conditionsHold(for: $0.untracked) }
  }
}
