/// What initialisers and bodies have said, in order. Not observable: writing to it runs nothing.
final class Transcript {
  private(set) var lines: [String] = []
  private var eventStart = 0

  func note(_ line: String?) { if let line { lines.append(line) } }

  /// An event begins: `lastEvent` is what follows.
  func beginEvent() { eventStart = lines.count }
  var lastEvent: [String] { Array(lines[eventStart...]) }

  func count(where isWanted: (String) -> Bool) -> Int { lines.count(where: isWanted) }

  /// The lines that an event adds.
  func delta(of event: () -> Void) -> [String] {
    let start = lines.count
    event()
    return Array(lines[start...])
  }
}
