import Glibc
import TerminalUI

/// Tells what the cell buffer holds, through the terminal itself: what stands before it in the stream was sent before.
///
/// It finds by itself which rows are new, whatever the damage says.
final class FrameWriter {
  private let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
  private var told: [Cell] = []
  private var toldSize = CellSize(columns: 0, rows: 0)
  private var message: [UInt8] = []

  func tell(_ buffer: CellBuffer, _ cursor: Cursor?) {
    if buffer.size != toldSize {
      toldSize = buffer.size
      told = Array(repeating: .blank, count: toldSize.columns * toldSize.rows)
    }
    message = Array("\u{1B}_F\(toldSize.columns);\(toldSize.rows);".utf8)
    let place = cursor?.position ?? .zero
    message += "\(place.column);\(place.row);\(cursor.map { $0.isVisible ? 1 : 0 } ?? 2)".utf8
    for row in 0..<toldSize.rows { buffer.withRow(row) { tell($0, row) } }
    send()
  }

  /// Says that all that came before a mark has been handled and shown.
  func answer(_ mark: UInt32) {
    message = Array("\u{1B}_T\(mark)".utf8)
    send()
  }

  private func tell(_ cells: UnsafeBufferPointer<Cell>, _ row: Int) {
    let start = row * toldSize.columns
    guard !cells.elementsEqual(told[start..<start + cells.count]) else { return }
    told.replaceSubrange(start..<start + cells.count, with: cells)
    message += "\n\(row):".utf8
    var style = Style.plain
    for cell in cells {
      if cell.style != style {
        style = cell.style
        message += "\\s\(String(style.bits, radix: 16)).".utf8
      }
      add(cell.glyph)
    }
  }

  private func add(_ glyph: Glyph) {
    let isPlain = glyph.code >= 0x20 && glyph.code < 0x7F && glyph.code != 0x5C
    if isPlain { return message.append(UInt8(glyph.code)) }
    if glyph == .continuation { return message += "\\c".utf8 }
    let scalars = GlyphTable.scalars(of: glyph).map { String($0.value, radix: 16) }
    message += "\\g\(scalars.joined(separator: ",")).".utf8
  }

  private func send() {
    message += "\u{1B}\\".utf8
    var rest = message[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
