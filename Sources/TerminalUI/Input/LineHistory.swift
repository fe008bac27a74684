/// What was typed into a prompt before, the newest last: Up and Down go through it.
package nonisolated struct LineHistory: Equatable, Sendable {
  private static let capacity = 100
  private var lines: [String] = []
  /// The line that is shown; nil for the one that is being typed.
  private var place: Int?
  /// What was being typed when the first look back was taken.
  private var draft = ""

  package init() {}

  /// Keeps a line that was used, once; an empty one is none.
  package mutating func add(_ line: String) {
    place = nil
    guard !line.isEmpty else { return }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.capacity { lines.removeFirst() }
  }

  /// The line before the one that is shown, or nil at the oldest.
  ///
  /// - Parameter current: what stands in the prompt; comes back behind the newest.
  package mutating func previous(from current: String) -> String? {
    guard let older = place.map({ $0 - 1 }) ?? lines.indices.last, older >= 0 else { return nil }
    if place == nil { draft = current }
    place = older
    return lines[older]
  }

  /// The line after the one that is shown, at last what was being typed; nil where that is shown.
  package mutating func next() -> String? {
    guard let shown = place else { return nil }
    place = shown + 1 < lines.count ? shown + 1 : nil
    return place.map { lines[$0] } ?? draft
  }
}
