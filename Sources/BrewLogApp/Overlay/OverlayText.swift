/// What the counter overlay says, as plain values: equal ones need no new text.
nonisolated struct OverlayText: Equatable, Sendable {
  var listBodies = Worlds(observableObject: 0, observable: 0)
  var rowBodies = Worlds(observableObject: 0, observable: 0)
  /// From when the counts are: "since start" or "since reset".
  var window = "since start"
  /// Why a body ran last, a line for each observation system that has run one.
  var causes: [String] = []
  /// How many cells the last frame changed.
  var lastFrameCells = 0

  /// The lines for a box of at most `columns` × `rows` cells inside its border; the widest form that fits, or none.
  func lines(columns: Int, rows: Int) -> [String] {
    for form in Form.allCases {
      let lines = lines(form)
      if lines.fits(columns: columns, rows: rows) { return lines }
    }
    return []
  }

  private enum Form: CaseIterable {
    case full, table, narrow
  }

  private func lines(_ form: Form) -> [String] {
    switch form {
    case .full: full
    case .table: table
    case .narrow: narrow
    }
  }

  /// One line across a screen that is too low for a box; empty where even that has no room.
  func strip(columns: Int) -> [String] {
    let counts = "list \(listBodies.slashed), rows \(rowBodies.slashed)"
    let text = ["─ \(window): \(counts) ", "─ \(counts) ", counts].first { $0.count <= columns }
    return text.map { [$0.padded(to: columns, with: "─")] } ?? []
  }

  private var full: [String] {
    let width = 39
    let told = (0..<2).map { $0 < causes.count ? causes[$0].cut(to: width) : "" }
    return rows(names: ("", "List body", "Row bodies"), widths: (10, 17, 12))
      + told + ["\(window); last frame \(lastFrameCells.grouped) cells".cut(to: width)]
  }

  private var table: [String] {
    rows(
      names: (window, "List body", "Row bodies"), heads: ("ObsObject", "@Observable"),
      widths: (11, 11, 13))
  }

  private var narrow: [String] {
    rows(names: ("", "List", "Rows"), heads: ("Object", "@Obs"), widths: (4, 7, 6))
  }

  private func rows(
    names: (String, String, String), heads: (String, String) = ("ObservableObject", "@Observable"),
    widths: (Int, Int, Int)
  ) -> [String] {
    func row(_ cells: (String, String, String)) -> String {
      cells.0.padded(to: widths.0) + cells.1.rightAligned(in: widths.1)
        + cells.2.rightAligned(in: widths.2)
    }
    func row(_ name: String, _ counts: Worlds) -> String {
      row((name, counts.observableObject.grouped, counts.observable.grouped))
    }
    return [
      row((names.0, heads.0, heads.1)), row(names.1, listBodies), row(names.2, rowBodies),
    ]
  }
}

extension [String] {
  fileprivate nonisolated func fits(columns: Int, rows: Int) -> Bool {
    count <= rows && allSatisfy { $0.count <= columns }
  }
}

extension Worlds {
  /// The two numbers with a slash between: 10/0.
  fileprivate nonisolated var slashed: String {
    observableObject.grouped + "/" + observable.grouped
  }
}
