import TerminalUI

extension Recording.Input {
  /// The words of a line after its time.
  nonisolated var recorded: String {
    switch self {
    case .tick: "tick"
    case .event(.key(let press)): "key " + press.recorded
    case .event(.mouse(let mouse)):
      "\(mouse.action.recorded) \(mouse.position.column) \(mouse.position.row)"
    case .event(.paste(let text)): "paste " + RecordedText.quoted(text)
    case .event(.resize(let size)): "resize \(size.columns) \(size.rows)"
    case .event(.repaint): "repaint"
    }
  }

  /// Reads what `recorded` gives; nil for anything else.
  nonisolated init?(recorded text: Substring) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count + 1)
    switch word {
    case "tick" where rest.isEmpty: self = .tick
    case "repaint" where rest.isEmpty: self = .event(.repaint)
    case "key":
      guard let press = KeyPress(recorded: rest) else { return nil }
      self = .event(.key(press))
    case "paste":
      guard let (text, after) = RecordedText.unquoted(rest), after.isEmpty else { return nil }
      self = .event(.paste(text))
    case "resize":
      guard let size = CellSize(recorded: rest) else { return nil }
      self = .event(.resize(size))
    default:
      guard let action = MouseEvent.Action(recorded: word), let (column, row) = rest.twoNumbers
      else { return nil }
      let position = CellPoint(column: column, row: row)
      self = .event(.mouse(MouseEvent(action: action, position: position)))
    }
  }
}

extension MouseEvent.Action {
  nonisolated var recorded: String {
    switch self {
    case .press: "click"
    case .scrollUp: "wheel-up"
    case .scrollDown: "wheel-down"
    }
  }

  nonisolated init?(recorded word: Substring) {
    switch word {
    case "click": self = .press
    case "wheel-up": self = .scrollUp
    case "wheel-down": self = .scrollDown
    default: return nil
    }
  }
}

extension CellSize {
  /// No terminal is larger, and a buffer of cells has to fit.
  nonisolated static var largestRecorded: Int { 1_000 }

  nonisolated init?(recorded text: Substring) {
    guard let (columns, rows) = text.twoNumbers, (1...Self.largestRecorded).contains(columns),
      (1...Self.largestRecorded).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension Substring {
  /// Two whole numbers from 0 to 9,999,999 with a blank between them, and nothing else.
  nonisolated var twoNumbers: (Int, Int)? {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let first = words[0].wholeNumber, let second = words[1].wholeNumber
    else {
      return nil
    }
    return (first, second)
  }

  /// A whole number without a sign; at most 15 digits.
  nonisolated var wholeNumber: Int? {
    utf8.count <= 15 && !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }
}
