/// What a program says that the screen shows, as it tells it by strings of `ESC _` between its frames.
///
/// A frame is `F columns;rows;column;row;cursor` (the cursor 0 hidden, 1 shown, 2 of no interest), and for each row that
/// differs from the frame before a newline and `row:cells`. Cells are printable ASCII, or what follows a backslash:
/// `s`, the bits of a style in hexadecimal and a full stop; `c`, the right half of a wide glyph; `g`, scalars in
/// hexadecimal between commas and a full stop.
package struct ExpectedScreen {
  package private(set) var columns = 0
  package private(set) var rows = 0
  package private(set) var cursor = (column: 0, row: 0)
  /// Whether the cursor is shown; nil where neither that nor its place matters.
  package private(set) var isCursorVisible: Bool?
  package private(set) var cells: [ScreenCell] = []
  /// Rows told since this was last emptied.
  package var touchedRows: Set<Int> = []
  private let clusters: Clusters

  package init(clusters: Clusters) { self.clusters = clusters }

  package func row(_ row: Int) -> ArraySlice<ScreenCell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// Takes a frame, without its `F`. - Returns: false if it is none.
  package mutating func take(_ message: ArraySlice<UInt8>) -> Bool {
    var lines = message.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let head = lines.popFirst() else { return false }
    let numbers = head.split(separator: UInt8(ascii: ";")).map { Self.number($0, radix: 10) }
    guard numbers.count == 5, numbers[0] > 0, numbers[1] > 0 else { return false }
    if numbers[0] != columns || numbers[1] != rows {
      (columns, rows) = (numbers[0], numbers[1])
      cells = Array(repeating: .blank, count: columns * rows)
      touchedRows = Set(0..<rows)
    }
    cursor = (numbers[2], numbers[3])
    isCursorVisible = numbers[4] == 2 ? nil : numbers[4] == 1
    return lines.allSatisfy { takeRow($0) }
  }

  private mutating func takeRow(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let row = Self.number(line[..<colon], radix: 10)
    guard row < rows else { return false }
    touchedRows.insert(row)
    var reader = CellReader(bytes: line[(colon + 1)...], clusters: clusters)
    for column in 0..<columns {
      guard let cell = reader.next() else { return false }
      cells[row * columns + column] = cell
    }
    return reader.bytes.isEmpty
  }

  fileprivate static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> Int {
    digits.reduce(0) { $0 * radix + ($1 < 0x3A ? Int($1) - 0x30 : Int($1) - 0x57) }
  }

  /// The bits of a style, as `TerminalUI` packs them.
  fileprivate static func look(bits: Int) -> Look {
    Look(
      foreground: bits & 1 << 24 == 0 ? Look.ownColor : UInt16(bits & 0xFF),
      background: bits & 1 << 25 == 0 ? Look.ownColor : UInt16(bits >> 8 & 0xFF),
      attributes: Look.Attributes(rawValue: UInt8(bits >> 16 & 0xFF)))
  }
}

private struct CellReader {
  var bytes: ArraySlice<UInt8>
  let clusters: Clusters
  private var look = Look.plain

  init(bytes: ArraySlice<UInt8>, clusters: Clusters) {
    self.bytes = bytes
    self.clusters = clusters
  }

  mutating func next() -> ScreenCell? {
    while let byte = bytes.popFirst() {
      if byte != UInt8(ascii: "\\") { return ScreenCell(code: UInt32(byte), look: look) }
      switch bytes.popFirst() {
      case UInt8(ascii: "c"): return ScreenCell(code: ScreenCell.continuation, look: look)
      case UInt8(ascii: "s"):
        look = ExpectedScreen.look(bits: ExpectedScreen.number(word(), radix: 16))
      case UInt8(ascii: "g"):
        let scalars = word().split(separator: UInt8(ascii: ",")).map {
          UInt32(ExpectedScreen.number($0, radix: 16))
        }
        return ScreenCell(code: clusters.code(scalars), look: look)
      default: return nil
      }
    }
    return nil
  }

  private mutating func word() -> ArraySlice<UInt8> {
    let end = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    defer { bytes = bytes[min(end + 1, bytes.endIndex)...] }
    return bytes[..<end]
  }
}
