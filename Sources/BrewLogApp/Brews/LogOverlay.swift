import BrewModel
import Tally
public import TerminalUI

/// The live counts above the log: how often the list, its rows and what shows the selected brew have run.
public final class LogOverlay: ScreenLayer, Coverable {
  /// Whether the counts are to be seen; a log is for reading brews, so they are not at first.
  public var isOn = false
  package var isCovered = false
  /// A fifth of a second.
  public let refreshInterval: UInt64 = 200_000_000
  public private(set) var revision = 0

  private unowned let model: LogModel
  private var window = "since start"
  private var text: [String] = []

  init(_ model: LogModel) { self.model = model }

  /// Sets the counts to zero.
  func reset() {
    model.tally.reset()
    window = "since reset"
  }

  /// Body runs: of the list, its rows, what shows the selected brew, and the views around them.
  var counts: (list: Int, rows: Int, detail: Int, screen: Int) {
    func bodies(_ views: any View.Type...) -> Int {
      views.reduce(0) { $0 + count(of: $1) }
    }
    return (
      bodies(LogList.self), bodies(LogRow.self),
      bodies(BrewDetail.self, LogBrief.self, LogDetail.self),
      bodies(LogScreen.self, LogPanes.self, LogTitle.self, LogHeader.self, LogLastLine.self)
    )
  }

  private func count<V: View>(of view: V.Type) -> Int { model.tally.counts(of: view).bodies }

  // MARK: ScreenLayer

  public var isVisible: Bool { isOn && !isCovered }

  public func prepare() {
    let counts = counts
    let new = [
      "The log, on @Observable",
      "List body   " + counts.list.grouped.rightAligned(in: 11),
      "Row bodies  " + counts.rows.grouped.rightAligned(in: 11),
      "Detail      " + counts.detail.grouped.rightAligned(in: 11),
      "Around them " + counts.screen.grouped.rightAligned(in: 11),
      window.padded(to: 23),
    ]
    guard new != text else { return }
    text = new
    revision += 1
  }

  public func lines(in screen: CellSize) -> [String] {
    let room = OverlayPlacement.room(on: screen)
    guard room.columns >= 23, !TooSmallNotice.isNeeded(on: screen) else { return [] }
    return Array(text.prefix(max(1, room.rows)))
  }

  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    OverlayPlacement.frame(of: lines(in: screen), on: screen, cursor: cursor)
  }
}
