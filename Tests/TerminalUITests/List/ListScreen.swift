import Observation
import Testing

@testable import TerminalUI

/// What the tests of lists show: rows of texts, which may have several lines.
@Observable final class ListModel {
  nonisolated struct Row: Identifiable, Equatable {
    let id: Int
    var text: String
  }
  var rows: [Row]
  var selection: Int?
  var isDisabled = false
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var disappeared: [Int] = []
  @ObservationIgnored var bodies: [Int] = []

  init(_ ids: some Sequence<Int>, selection: Int? = nil) {
    rows = ids.map { Row(id: $0, text: "\($0)") }
    self.selection = selection
  }

  func log() -> (appeared: [Int], disappeared: [Int], bodies: [Int]) {
    defer { (appeared, disappeared, bodies) = ([], [], []) }
    return (appeared.sorted(), disappeared.sorted(), bodies.sorted())
  }
}

struct ListScreen: View {
  @Bindable var model: ListModel

  var body: some View {
    List(model.rows, selection: $model.selection) { RowView(row: $0, model: model) }
      .disabled(model.isDisabled)
  }

  struct RowView: View {
    let row: ListModel.Row
    let model: ListModel
    var body: some View {
      let _ = model.bodies.append(row.id)
      Text(row.text)
        .onAppear { model.appeared.append(row.id) }
        .onDisappear { model.disappeared.append(row.id) }
    }
  }
}

extension ListModel {
  func host(columns: Int = 6, rows: Int = 4) -> HeadlessHost {
    HeadlessHost(columns: columns, rows: rows) { ListScreen(model: self) }
  }
}

extension HeadlessHost {
  /// The rows of the one list on the screen; a `>` in front says which is selected.
  var rows: [String] {
    var rows = lines.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  func expectRows(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(rows == expected, sourceLocation: sourceLocation)
    #expect(repaintMatches(), sourceLocation: sourceLocation)
  }
}
