public import TerminalUI

/// The counts of a lab above its screen: an instrument, outside of the view tree. The screen leaves room for it.
public final class LabPanel: ScreenLayer {
  /// Whether the counts are to be seen, for all that the user has said.
  public var isOn = true {
    didSet { somethingChanged() }
  }
  /// Something that the user reads now stands where the counts would.
  var isCovered = false {
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

  public func lines(in screen: CellSize) -> [String] {
    let frame = LabLayout(model.lab, screen).panel
    guard frame.size.rows > 2 else { return [] }
    return (table ?? model.table)
      .lines(columns: frame.size.columns - 2, rows: frame.size.rows - 2)
  }

  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    LabLayout(model.lab, screen).panel
  }
}
