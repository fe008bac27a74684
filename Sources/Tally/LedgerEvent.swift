public import TerminalUI

/// One event and all that came of it: what a ledger has a line for.
///
/// `key 0: wrote LegacyStore.items → LegacyListView invalid → 2 bodies (1 redundant): LegacyListView needed by _store,
/// … → 9 skips → 2 cells, 36 bytes`
public struct LedgerEvent: CustomStringConvertible {
  /// Counts from 1, from the start of the tally.
  public let number: Int
  /// What the event was.
  public let source: EventSource
  /// Writes that views were told of, each property of an object once, in order; the first 32.
  public internal(set) var writes: [LedgerWrite] = []
  /// What was to run again because of the writes, in order; the first 32. Those that one write of an observed property
  /// has made so are in tree order: the system tells them in none.
  public internal(set) var invalidations: [Invalidation] = []
  /// The body runs, in order; the first 64.
  public internal(set) var runs: [BodyRun] = []
  /// What happened to the views of all types together.
  public internal(set) var counts = ViewCounts()
  /// Cells in which the frame that followed differs from the one before. Where several events share a frame, the last
  /// has its cells.
  public internal(set) var cells = 0
  /// Bytes that the frame sent to the terminal; 0 without one.
  public internal(set) var bytes = 0
  /// Grows with all that comes of the event: with the same number it reads the same.
  package internal(set) var revision = 0

  /// What was to run again: a view; or the closure of a `ForEach`, a list or a control, which run no body.
  public struct Invalidation: CustomStringConvertible {
    /// The view's type without its module; `ForEach`, `List`, `TextField` …
    public let viewName: String
    /// Where it stands, as `BodyRun.identity`.
    public let identity: String
    /// Of what is no view with a body, the author's view that it was written in.
    public internal(set) var owner: String?
    let cause: UpdateCause
    /// The places of its ancestors and its own among their siblings.
    let path: [Int]

    /// As `BodyRun.causes`; `@binding` where the value that a list or a control is bound to is another one.
    public var causeName: String { cause.description }
    /// `ModernRow[3]`, `List in SettingsForm`.
    public var label: String {
      ViewLabel.text(viewName, identity) + (owner.map { " in \($0)" } ?? "")
    }
    public var description: String { "\(label) (\(causeName))" }
  }

  init(number: Int, source: EventSource) {
    self.number = number
    self.source = source
  }

  /// The line of the ledger.
  public var description: String { "\(source): " + steps.joined(separator: " → ") }

  /// The parts of the line, in the order in which they happened; those with nothing in them are left out.
  public var steps: [String] {
    var steps: [String] = []
    if !writes.isEmpty { steps.append("wrote " + list(writes.map(\.description))) }
    if !invalidations.isEmpty {
      steps.append(list(invalidations.map(\.label)) + " invalid")
    }
    if counts.bodies > 0 { steps.append(bodies) }
    if counts.skips > 0 { steps.append(number(counts.skips, "skip")) }
    if cells > 0 {
      steps.append(number(cells, "cell") + (bytes > 0 ? ", " + number(bytes, "byte") : ""))
    }
    return steps.isEmpty ? ["nothing"] : steps
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }

  private var bodies: String {
    let redundant = counts.redundant > 0 ? " (\(counts.redundant) redundant)" : ""
    let shown = runs.prefix(4).map { run in
      let verdict = run.verdict.map { " \($0.rawValue)" } ?? ""
      return "\(run.label)\(verdict) by \(run.reasons.joined(separator: ", "))"
    }
    let more = counts.bodies > shown.count ? ", …" : ""
    let noun = counts.bodies == 1 ? "1 body" : "\(counts.bodies) bodies"
    return noun + redundant + ": " + shown.joined(separator: ", ") + more
  }

  private func list(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", \(names.count - 3) more" : "")
  }
}

/// A property that an event has written, and how often.
public struct LedgerWrite: CustomStringConvertible {
  private(set) var write: PropertyWrite
  /// How many writes there were; 1 for an observed property, of which each view is told.
  public internal(set) var count = 1

  init(_ write: PropertyWrite) { self.write = write }

  /// Takes a telling of the same write.
  ///
  /// - Returns: false for one of another.
  mutating func take(_ other: PropertyWrite) -> Bool {
    guard write.isSame(as: other) else { return false }
    if write.isCounted { count += 1 }
    if write.instance == nil { write = other }
    return true
  }

  /// `Type.property`; `Type` alone where it is not known which.
  public var property: String { write.property }
  /// The object, as `PropertyWrite.instanceName`.
  public var instanceName: String? { write.instanceName }
  /// Whether the value that was written equals the one before.
  public var equality: PropertyWrite.Equality { write.equality }

  /// `ModernItem.isFavorite of ModernItem #3`, `CounterView._count (equal) ×2`.
  public var description: String {
    property + (instanceName.map { " of \($0)" } ?? "") + (equality == .equal ? " (equal)" : "")
      + (count > 1 ? " ×\(count)" : "")
  }
}
