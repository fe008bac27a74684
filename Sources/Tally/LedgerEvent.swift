public import TerminalUI

/// One event and all that came of it: what a ledger has a line for.
///
/// `key 0: wrote LegacyStore.items → LegacyListView invalid → 2 bodies (1 redundant): LegacyListView needed by
/// _store, … → 9 skips → 2 cells, 36 bytes`
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
  public var description: String {
    var line = ""
    // A page of events is made of such lines while the views wait: one string, that is not made larger piece by piece.
    line.reserveCapacity(256)
    line += source.description
    line += ": "
    var isFirst = true
    for part in Part.allCases where has(part) {
      if !isFirst { line += " → " }
      isFirst = false
      put(part, into: &line)
    }
    if isFirst { line += "nothing" }
    return line
  }

  /// The parts of the line, in the order in which they happened; those with nothing in them are left out.
  public var steps: [String] {
    let steps = Part.allCases.filter(has).map { part in
      var step = ""
      put(part, into: &step)
      return step
    }
    return steps.isEmpty ? ["nothing"] : steps
  }

  private enum Part: CaseIterable {
    case writes, invalidations, bodies, skips, frame
  }

  private func has(_ part: Part) -> Bool {
    switch part {
    case .writes: !writes.isEmpty
    case .invalidations: !invalidations.isEmpty
    case .bodies: counts.bodies > 0
    case .skips: counts.skips > 0
    case .frame: cells > 0
    }
  }

  private func put(_ part: Part, into line: inout String) {
    switch part {
    case .writes: putWrites(into: &line)
    case .invalidations: putInvalidations(into: &line)
    case .bodies: putBodies(into: &line)
    case .skips: put(counts.skips, counts.skips == 1 ? "skip" : "skips", into: &line)
    case .frame: putFrame(into: &line)
    }
  }

  private func putWrites(into line: inout String) {
    line += "wrote "
    putList(of: writes.count, into: &line) { writes[$0].put(into: &$1) }
  }

  private func putInvalidations(into line: inout String) {
    putList(of: invalidations.count, into: &line) { $1 += invalidations[$0].label }
    line += " invalid"
  }

  private func putBodies(into line: inout String) {
    put(counts.bodies, counts.bodies == 1 ? "body" : "bodies", into: &line)
    if counts.redundant > 0 { line += " (\(counts.redundant) redundant)" }
    line += ": "
    let shown = runs.prefix(4)
    for index in shown.indices {
      if index > 0 { line += ", " }
      runs[index].putVerdictAndReasons(into: &line)
    }
    if counts.bodies > shown.count { line += ", …" }
  }

  private func putFrame(into line: inout String) {
    put(cells, cells == 1 ? "cell" : "cells", into: &line)
    guard bytes > 0 else { return }
    line += ", "
    put(bytes, bytes == 1 ? "byte" : "bytes", into: &line)
  }

  private func put(_ count: Int, _ noun: String, into line: inout String) {
    line += String(count)
    line += " "
    line += noun
  }

  /// The first three of so many, and how many more there are.
  private func putList(
    of count: Int, into line: inout String, _ put: (_ index: Int, inout String) -> Void
  ) {
    for index in 0..<min(count, 3) {
      if index > 0 { line += ", " }
      put(index, &line)
    }
    if count > 3 { line += ", \(count - 3) more" }
  }
}

extension BodyRun {
  /// `LegacyRow[0] needed by @self (item.isFavorite: false → true)`.
  fileprivate func putVerdictAndReasons(into line: inout String) {
    line += label
    if let verdict {
      line += " "
      line += verdict.rawValue
    }
    line += " by "
    line += reasons.joined(separator: ", ")
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
    var text = ""
    put(into: &text)
    return text
  }

  fileprivate func put(into line: inout String) {
    line += property
    if let instanceName {
      line += " of "
      line += instanceName
    }
    if equality == .equal { line += " (equal)" }
    if count > 1 { line += " ×\(count)" }
  }
}
