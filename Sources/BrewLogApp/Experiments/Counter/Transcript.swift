/// What initialisers and bodies have said, in order. Not observable: writing to it runs nothing.
final class Transcript {
  private(set) var lines: [String] = []

  func note(_ line: String?) { if let line { lines.append(line) } }
  func removeAll() { lines.removeAll() }

  /// The lines that an event adds.
  func delta(of event: () -> Void) -> [String] {
    let start = lines.count
    event()
    return Array(lines[start...])
  }
}
