import Testing

@testable import TerminalUI

/// What a change costs, in boxes that are asked and placed.
struct IncrementalLayoutTests {
  private struct Cell: View {
    let model: Watched<String>
    var body: some View { Text(model.value) }
  }

  private struct Grid: View {
    let models: [[Watched<String>]]
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(models.indices, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(models[row].indices, id: \.self) { Cell(model: models[row][$0]) }
          }
        }
      }
    }
  }

  private let models = (0..<60).map { row in (0..<60).map { Watched("\($0 % 10)") } }

  private func counts(_ host: HeadlessHost, _ event: () -> Void) -> (measured: Int, placed: Int) {
    let screen = host.graph.screen
    let before = (screen.measureCount, screen.placeCount)
    host.perform(event)
    return (screen.measureCount - before.0, screen.placeCount - before.1)
  }

  @Test func changeThatKeepsItsSizeMeasuresItsOwnBoxOnly() {
    let host = HeadlessHost(columns: 100, rows: 60) { Grid(models: models) }
    #expect(host.graph.nodeCount > 10_000)
    let visits = host.graph.visitCount
    let counts = counts(host) { models[20][20].value = "x" }
    #expect(host.graph.visitCount - visits < 16)
    // Once for each proposal that it was ever asked with: the least, the greatest and its share.
    #expect((1...16).contains(counts.measured))
    #expect(counts.placed <= 2)
    #expect(host.lastFrameCells == 1)
    host.expect(host.lines)
  }

  @Test func changeOfSizeMeasuresItsPathOnly() {
    let host = HeadlessHost(columns: 120, rows: 60) { Grid(models: models) }
    let counts = counts(host) { models[20][20].value = "xyz" }
    // The row shares out anew among its fifty, the column asks its fifty rows; nobody else is touched.
    #expect(counts.measured < 1000)
    #expect(counts.placed < 120)
    host.expect(host.lines)
  }

  @Test func drawingOnlyNeedsNoLayout() {
    let host = HeadlessHost(columns: 100, rows: 60) {
      VStack { ForEach(0..<50, id: \.self) { Symbol(model: models[0][$0]) } }
    }
    let counts = counts(host) { models[0][7].value = "on" }
    #expect(counts == (0, 0))
    #expect(host.lastFrameCells == 1)
  }

  private struct Symbol: View {
    let model: Watched<String>
    var body: some View { Image(systemName: model.value == "on" ? "star.fill" : "star") }
  }

  @Test func resizeMeasuresAllAndStillStopsThereAfterwards() {
    let host = HeadlessHost(columns: 100, rows: 60) { Grid(models: models) }
    for columns in [80, 99, 81, 90] { host.resize(columns: columns, rows: 50) }
    _ = counts(host) { models[20][20].value = "x" }
    let second = counts(host) { models[20][20].value = "y" }
    #expect((1...16).contains(second.measured))
    host.expect(host.lines)
  }
}
