/// What a text asks of brews: words that stand anywhere in them, and conditions on single columns. The screen and the
/// command line have this one language.
///
/// `washed bean:"kenya aa" rating>=4 date>=2026-11 favorite` asks for five things, and all of them must hold. A text
/// has (`:`) or is (`=`) a value, whatever its case and accents; numbers and days also compare by `<`, `<=`, `>`, `>=`.
/// A day may be given by its year or month alone; of one that is still typed a single digit may become two, and both are
/// found: `date:2026-11-2` is the 2nd and the 20th to the 29th. With nothing behind it, `=` asks for what was not
/// recorded. An amount without a unit is in those that the query was made for, `temp>93C` and `dose<0.6oz` are in their
/// own. Quotes keep blanks together; `\"` is a quote that is meant, and `\\` a backslash in front of one.
public struct BrewQuery: Hashable, Sendable {
  /// The words, with blanks between them.
  public private(set) var words = ""
  /// All of which must hold.
  public private(set) var conditions: [BrewCondition] = []
  /// The first part that cannot be followed, and how to write it right; the others hold all the same.
  public private(set) var problem: ValueError?

  /// A text that may still be typed: a condition whose value is missing holds for every brew.
  ///
  /// - Parameter units: of amounts that have none.
  public init(_ text: String = "", units: DisplayUnits = .metric) {
    for part in Self.parts(of: text) {
      take(part.text, isPlain: part.isQuoted, isTyped: true, units)
    }
  }

  /// The words of a command line, one part each, quotes and blanks in them or not.
  ///
  /// - Parameter units: of amounts that have none.
  package init(arguments: some Sequence<String>, units: DisplayUnits = .metric) {
    for argument in arguments {
      take(
        Self.unquoted(argument), isPlain: argument.hasPrefix("\""), isTyped: false, units)
    }
  }

  /// Words alone, whatever signs are in them.
  package init(searching words: String) { self.words = words }

  /// The same with the ids of the bags that its conditions name.
  ///
  /// - Parameter bags: asked for where a condition is about a bag. Complexity: O(conditions × bags).
  public func naming<Failure>(_ bags: () throws(Failure) -> BagNames) throws(Failure) -> BrewQuery {
    guard conditions.contains(where: { $0.column == .field(.bag) }) else { return self }
    let bags = try bags()
    var query = self
    query.conditions = conditions.map { $0.naming(bags) }
    return query
  }

  /// Whether it asks for nothing.
  public var isEmpty: Bool { words.isEmpty && conditions.isEmpty }

  /// Whether the answer may be another one once a star is set or taken.
  public var asksForStars: Bool { conditions.contains { $0.column == .field(.favorite) } }

  /// Whether the conditions hold; the words are not looked at. Complexity: O(conditions × length of the fields).
  public func conditionsHold(for brew: Brew) -> Bool {
    conditions.allSatisfy { $0.holds(for: brew) }
  }

  /// In UTF-8.
  var foldedWords: [[UInt8]] {
    FoldedText.folded(words).split { $0.isWhitespace || $0 == "\0" }.map { Array($0.utf8) }
  }

  private mutating func take(
    _ part: String, isPlain: Bool, isTyped: Bool, _ units: DisplayUnits
  ) {
    if !isPlain, part == "favorite" || part == "favourite" { return conditions.append(.favorite) }
    guard !isPlain, let sign = part.firstIndex(where: { ":=<>".contains($0) }),
      sign > part.startIndex, part[..<sign].allSatisfy({ $0.isLetter || $0 == "_" })
    else {
      words += (words.isEmpty ? "" : " ") + part
      return
    }
    do throws(ValueError) {
      let condition = try BrewCondition(
        key: String(part[..<sign]), rest: part[sign...], isTyped: isTyped, units: units)
      if let condition { conditions.append(condition) }
    } catch {
      problem = problem ?? error
    }
  }

}

extension BrewQuery {
  // MARK: Quotes

  /// A text in quotes, so that all of it is one value, whatever is in it: `bean=\(BrewQuery.quoted(name))`.
  ///
  /// Complexity: O(length).
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "\""
  }

  /// The characters of a text, and which of them are quotes: a backslash in front of a quote or of another one takes
  /// its meaning away, and is itself gone.
  private static func characters(of text: String) -> [(character: Character, isQuote: Bool)] {
    var result: [(character: Character, isQuote: Bool)] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
        result.append((rest.removeFirst(), false))
      } else {
        result.append((character, character == "\""))
      }
    }
    return result
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.contains(0x22) || text.utf8.contains(0x5C) else { return text }
    return String(characters(of: text).filter { !$0.isQuote }.map(\.character))
  }

  /// The parts between blanks that stand outside of quotes, without the quotes; one that begins with a quote is a word,
  /// whatever is in it.
  private static func parts(of text: String) -> [(text: String, isQuoted: Bool)] {
    var parts: [(text: String, isQuoted: Bool)] = []
    var part = ""
    var isInQuotes = false
    var beginsWithQuote = false
    for (character, isQuote) in characters(of: text) + [(" ", false)] {
      if isQuote {
        if part.isEmpty { beginsWithQuote = true }
        isInQuotes.toggle()
      } else if character.isWhitespace && !isInQuotes {
        if !part.isEmpty { parts.append((part, beginsWithQuote)) }
        (part, beginsWithQuote) = ("", false)
      } else {
        part.append(character)
      }
    }
    let rest = part.trimmed
    return rest.isEmpty ? parts : parts + [(rest, beginsWithQuote)]
  }
}
