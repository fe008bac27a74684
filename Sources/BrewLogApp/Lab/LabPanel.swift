public import TerminalUI

/// The counts of a lab above its screen: an instrument, outside of the view tree. The screen leaves room for it.
public final class LabPanel: ScreenLayer, Coverable {
  /// Whether the counts are to be seen, for all that the user has said.
  public var isOn = true {
    didSet { somethingChanged() }
  }
  /// Something that the user reads now stands where the counts would.
  package var isCovered = false {
    didSet { somethingChanged() }
  }
  /// A fifth of a second.
  public let refreshInterval: UInt64 = 200_000_000
  public private(set) var revision = 0

  private unowned let model: LabModel
  private var table: LabTable?
  private var shown: [String] = []

  init(_ model: LabModel) { self.model = model }

  /// The next look must not take what it saw before for granted.
  func somethingChanged() { revision += 1 }

  public var isVisible: Bool { isOn && !isCovered }

  public func prepare() {
    model.begin()
    let new = model.table
    table = new
    // The text at a width that shows everything stands for the values.
    let text = new.lines(columns: 200, rows: 100)
    guard text != shown else { return }
    shown = text
    revision += 1
  }

  public func hasBorder(in screen: CellSize) -> Bool { LabLayout(model.lab, screen).hasBorder }

  public func lines(in screen: CellSize) -> [String] {
    let layout = LabLayout(model.lab, screen)
    let room = layout.counts
    guard room.rows > 0 else { return [] }
    let table = table ?? model.table
    let count = table.bodyRows(columns: room.columns)
    scrollable = (max(0, room.rows - 1), count)
    first = LabScroll.lines(0).first(after: first, room: scrollable.room, count: count)
    let lines = table.lines(
      columns: room.columns, rows: room.rows, from: first, isRuled: !layout.hasBorder)
    return withNumber(lines, columns: room.columns)
  }

  /// What is typed in front of a key stands in the lower left corner, as in a list.
  private func withNumber(_ lines: [String], columns: Int) -> [String] {
    guard let number, let last = lines.last else { return lines }
    let shown = "[\(number)] ".prefix(columns)
    return lines.dropLast() + ["\(shown)\(last.dropFirst(shown.count))"]
  }

  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    LabLayout(model.lab, screen).panel
  }

  // MARK: Scrolling

  /// The first of the lines below the heading that is shown; how many are, and how many there are.
  private var first = 0
  private var scrollable = (room: 0, count: 0)

  /// The number typed in front of a key.
  var number: Int? {
    didSet { somethingChanged() }
  }

  /// Shows others of the counts, where there is no room for all of them; as far as the number says.
  func scroll(_ scroll: LabScroll) {
    first = scroll.counted(number).first(
      after: first, room: scrollable.room, count: scrollable.count)
    somethingChanged()
  }
}
