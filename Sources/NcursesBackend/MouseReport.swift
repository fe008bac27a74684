import TerminalUI

/// What a terminal tells of its mouse: a button with flags, and the cell, counted from 1.
nonisolated struct MouseReport {
  var button: Int
  var column: Int
  var row: Int
  var isPress: Bool

  private enum Flag {
    static let motion = 32
    static let wheel = 64
    static let modifiers = 4 | 8 | 16
  }

  /// From the three numbers of an SGR report (`ESC [ < button ; column ; row M`), which knows any column.
  init?(_ numbers: [Int], isPress: Bool) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    self.init(button: numbers[0], column: numbers[1], row: numbers[2], isPress: isPress)
  }

  init(button: Int, column: Int, row: Int, isPress: Bool) {
    self.button = button
    self.column = column
    self.row = row
    self.isPress = isPress
  }

  /// nil for what is no press of the left button and no step of the wheel.
  var event: MouseEvent? {
    guard isPress, column > 0, row > 0 else { return nil }
    let position = CellPoint(column: column - 1, row: row - 1)
    switch button & ~Flag.modifiers {
    case 0: return MouseEvent(action: .press, position: position)
    case Flag.wheel: return MouseEvent(action: .scrollUp, position: position)
    case Flag.wheel + 1: return MouseEvent(action: .scrollDown, position: position)
    default: return nil
    }
  }

  /// Decodes ESC [ M and three bytes, each 32 more than its value; a button of 3 is a release.
  static func decodeX10(_ bytes: ArraySlice<UInt8>) -> InputDecoder.Step {
    let values = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    guard values.count == 3 else { return .incomplete }
    let report = MouseReport(button: values[0], column: values[1], row: values[2], isPress: true)
    return report.event.map { .event(.mouse($0), length: 6) } ?? .nothing(length: 6)
  }
}
