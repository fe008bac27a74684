public import TerminalUI

/// What the program has printed and what the runtime has found wrong, above the lower half of a screen.
///
/// A layer outside of the view tree, as the counters are: to show it runs no body.
public final class LogPane: ScreenLayer {
  /// Whether the user wants to see it.
  var isOn = false {
    didSet { revision += 1 }
  }
  /// Whether a word marks an issue, and not a sign.
  var isPlain = false
  /// Something that the user reads now stands in front.
  var isCovered = false
  /// The key that hides it, by its name; nil where none does.
  var closingKey: String? = "L"
  /// A fifth of a second.
  public let refreshInterval: UInt64 = 200_000_000
  public private(set) var revision = 0

  /// The newest at the end; at most `capacity`.
  private(set) var entries: [LogEntry] = []
  private(set) var lineCount = 0
  private(set) var issueCount = 0
  private let capacity: Int

  /// - Parameter capacity: entries kept.
  public init(capacity: Int = 1_000) { self.capacity = capacity }

  /// Adds lines that the program has printed.
  public func add(lines: [String]) {
    lineCount += lines.count
    keep(lines.map { LogEntry(kind: .output, text: $0) })
  }

  /// Adds a runtime issue.
  public func add(issue: String) {
    issueCount += 1
    keep([LogEntry(kind: .issue, text: issue)])
  }

  private func keep(_ new: [LogEntry]) {
    entries.append(contentsOf: new)
    if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
    revision += 1
  }

  // MARK: ScreenLayer

  public var isVisible: Bool { isOn && !isCovered }

  /// The lower half, without the footer.
  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    let height = max(0, min(screen.rows - 1, max(5, screen.rows / 2)))
    return CellRect(
      column: 0, row: screen.rows - 1 - height, columns: screen.columns, rows: height)
  }

  /// A heading, then as many of the newest entries as there is room for.
  public func lines(in screen: CellSize) -> [String] {
    let room = frame(in: screen, cursor: nil).size
    let (columns, rows) = (room.columns - 2, room.rows - 3)
    guard columns > 0, rows > 0 else { return [] }
    var shown: [String] = []
    for entry in entries.reversed() where shown.count < rows {
      shown.insert(contentsOf: entry.lines(columns: columns, isPlain: isPlain), at: 0)
    }
    if shown.isEmpty { shown = ["Nothing was printed, and no issue was found."] }
    return [heading.cut(to: columns)] + shown.suffix(rows)
  }

  private var heading: String {
    let key = closingKey.map { " (\($0) closes)" } ?? ""
    return "Log\(key): \(lineCount.grouped) printed, \(issueCount.groupedCount("issue"))"
  }
}

/// Something in the log: a printed line, or a runtime issue.
struct LogEntry: Equatable {
  enum Kind { case output, issue }
  let kind: Kind
  let text: String

  /// The entry at a width; an issue is marked by `!` or the word, and what does not fit on a line goes on below, indented.
  func lines(columns: Int, isPlain: Bool = false) -> [String] {
    let mark = isPlain ? "issue: " : "! "
    var rest = Substring(kind == .issue ? mark + text : text)
    var lines: [String] = []
    repeat {
      let indent = lines.isEmpty || columns <= 2 ? "" : "  "
      let part = rest.prefix(columns - indent.count)
      lines.append(indent + part)
      rest = rest.dropFirst(part.count)
    } while !rest.isEmpty
    return lines
  }
}
