import TextFormats

nonisolated extension TallyDelta: CustomStringConvertible {
  /// How many lines of one kind a text shows.
  static nonisolated var shownLines: Int { 20 }

  /// The body runs as the literal that they compare equal to, `["LegacyListView": 1, "LegacyRow": 1]`; below it each
  /// run.
  public nonisolated var description: String {
    ([literal] + Self.lines(runs)).joined(separator: "\n  ")
  }

  private nonisolated var literal: String {
    let members = bodies.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
  }

  /// How the body runs differ from those expected: a table of the types that do, then what ran of them. Nil where they
  /// do not.
  public nonisolated func difference(from expected: [String: Int]) -> String? {
    guard self != expected else { return nil }
    let ran = bodies
    let names = Set(ran.keys).union(expected.keys).filter {
      ran[$0, default: 0] != expected[$0, default: 0]
    }
    let table = TextTable(
      ["body runs", "expected", "ran", "difference"],
      names.sorted().map { name in
        let (old, new) = (expected[name, default: 0], ran[name, default: 0])
        return [name, "\(old)", "\(new)", (new - old).signed]
      })
    return ([table.text] + evidence(of: names)).joined(separator: "\n")
  }

  /// The runs of views of these names, and the ledger.
  private nonisolated func evidence(of names: Set<String>) -> [String] {
    Self.shown(runs.filter { names.contains($0.viewName) }) + Self.shown(ledger)
  }

  /// Lines below a sentence.
  static nonisolated func shown<Line: CustomStringConvertible>(_ all: [Line]) -> [String] {
    lines(all).map { "  " + $0 }
  }

  private static nonisolated func lines<Line: CustomStringConvertible>(_ all: [Line]) -> [String] {
    let more = all.count > shownLines ? ["… and \(all.count - shownLines) more"] : []
    return all.prefix(shownLines).map(\.description) + more
  }
}

/// Other bodies ran than were expected.
public nonisolated struct TallyMismatch: Error, CustomStringConvertible {
  /// What ran.
  public let delta: TallyDelta
  /// What ought to have run: body runs by type name.
  public let expected: [String: Int]
  /// What the check was called.
  public let label: String?
  /// Where the check is; nil where that is told beside.
  let place: CheckPlace?

  package init(
    delta: TallyDelta, expected: [String: Int], label: String? = nil, place: CheckPlace? = nil
  ) {
    self.delta = delta
    self.expected = expected
    self.label = label
    self.place = place
  }

  public var description: String {
    "\nother bodies ran than expected\(label.map { " in \"\($0)\"" } ?? "")\(place.words):\n"
      + (delta.difference(from: expected) ?? "no difference")
  }
}

extension Int {
  /// With a sign in any case but 0.
  nonisolated var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
