import Observation
import TerminalUI

/// What the runtime adds to the bare cost of tracking what a body reads.
struct BodyScenario {
  let rounds: Int

  func run(_ report: inout Report) {
    for reads in [2, 10] {
      let name = "what a body run adds to tracking its \(reads) reads"
      report.add(
        .noisy("one body run", name, unit: "×", atMost: 2) {
          (body(reads) - bare(reads)) / bare(reads)
        })
    }
  }

  private func median(_ event: () -> Void) -> Double {
    let times = 500
    return (0..<rounds).map { _ in Clock.measure(times: times) { for _ in 0..<times { event() } } }
      .median
  }

  /// A change, the callback that it makes, and tracking anew.
  private func bare(_ reads: Int) -> Double {
    let reader = Reader(reads: reads)
    return median {
      withObservationTracking {
        reader.read()
      } onChange: {
      }
      reader.change()
    }
  }

  private func body(_ reads: Int) -> Double {
    let reader = Reader(reads: reads)
    let graph = ViewGraph()
    graph.mount { ReaderView(reader: reader) }
    return median { graph.transaction { reader.change() } }
  }
}

/// A body that reads so many properties.
private struct ReaderView: View {
  let reader: Reader

  var body: some View {
    let _ = reader.read()
    EmptyView()
  }
}

private final class Reader {
  private let cells: [Cell]

  init(reads: Int) { cells = (0..<reads).map { _ in Cell() } }

  func read() { for cell in cells { _ = cell.value } }
  func change() { cells[0].value += 1 }

  @Observable final class Cell {
    var value = 0
  }
}
