import Glibc

/// All figures of a run, as a table or as JSON.
struct Report {
  private(set) var figures: [Figure] = []
  private let isTable: Bool
  private var lastGroup = ""

  init(isTable: Bool) { self.isTable = isTable }

  var isOver: Bool { figures.contains(where: \.isOver) }

  /// Keeps a figure; a table shows it at once, as a run takes a while.
  mutating func add(_ figure: Figure) {
    figures.append(figure)
    guard isTable else { return }
    if figure.group != lastGroup { print("\n\(figure.group)") }
    lastGroup = figure.group
    print(Self.line(figure))
    fflush(nil)
  }

  private static func line(_ figure: Figure) -> String {
    let value = text(figure.value) + (figure.unit.isEmpty ? "" : " " + figure.unit)
    var line = "  " + figure.name.padded(to: 54) + value.paddedLeft(to: 16)
    switch figure.limit {
    case .none: return line
    case .atMost(let limit): line += "   at most " + text(limit).padded(to: 8)
    case .exactly(let wanted): line += "   exactly " + text(wanted).padded(to: 8)
    }
    return line + (figure.isOver ? "OVER" : "ok")
  }

  /// Whole numbers as they are, others with two decimals.
  static func text(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths) / 100
    let rest = abs(Int(hundredths) % 100)
    if rest == 0 { return "\(whole)" }
    return (value < 0 && whole == 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
