import Tally
import TerminalUI

/// Three rows that each show whether they are starred, below a list that knows how many there are.
@Observable final class Shelf {
  var stars = [false, false, false]
  var title = "shelf"
}

struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    VStack {
      Text(shelf.title)
      ForEach(0..<3) { index in StarRow(isStarred: shelf.stars[index], index: index) }
    }
  }
}

struct StarRow: View {
  let isStarred: Bool
  let index: Int
  var body: some View { Text(isStarred ? "★" : "☆") }
}

/// A shelf on a screen of its own, with a tally that starts at zero.
struct ShelfScene {
  let shelf = Shelf()
  let tally: RenderTally
  let host: HeadlessHost

  init(detail: TraceDetail = []) {
    let tally = RenderTally(detail: detail)
    let shelf = shelf
    self.tally = tally
    host = HeadlessHost(columns: 10, rows: 5, trace: tally) { ShelfView(shelf: shelf) }
  }

  func star(_ index: Int) { host.perform { shelf.stars[index].toggle() } }
  func rename() { host.perform { shelf.title += "!" } }

  /// The cause of what runs for another title; the public API of Observation does not name it.
  static var titleCause: String {
    #if TERMINALUI_PUBLIC_OBSERVATION
      "@dependencies"
    #else
      "Shelf.title"
    #endif
  }

  /// How the ledger's line of another title begins.
  static var titleLine: String {
    #if TERMINALUI_PUBLIC_OBSERVATION
      "code: "
    #else
      "code: wrote Shelf.title"
    #endif
  }
}
