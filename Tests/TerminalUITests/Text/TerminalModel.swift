import CRuntime

@testable import TerminalUI

/// How terminals give columns to what they are sent, on one row from its left edge.
enum TerminalModel: CaseIterable {
  /// By the C library's width of each scalar, as xterm, screen and the Linux console do.
  case scalars
  /// By grapheme clusters, which emoji make wide whatever their scalars are: kitty, WezTerm, Ghostty.
  case clusters

  /// The column at which each scalar begins.
  func columns(of row: [Unicode.Scalar]) -> [Int] {
    switch self {
    case .scalars: Self.begins(row.map { max(0, Int(brewlog_wcwidth($0.value))) })
    case .clusters: Self.begins(Self.clusterWidths(row))
    }
  }

  private static func begins(_ widths: [Int]) -> [Int] {
    var next = 0
    return widths.map { width in
      defer { next += width }
      return next
    }
  }

  /// The width of each cluster at its first scalar, and none at the others.
  private static func clusterWidths(_ row: [Unicode.Scalar]) -> [Int] {
    String(String.UnicodeScalarView(row)).flatMap { cluster in
      [width(of: cluster)] + Array(repeating: 0, count: cluster.unicodeScalars.count - 1)
    }
  }

  private static func width(of cluster: Character) -> Int {
    let scalars = Array(cluster.unicodeScalars)
    let joins = scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" }
    if scalars[0].properties.isEmoji && joins { return 2 }
    if (0x1F1E6...0x1F1FF).contains(scalars[0].value) { return 2 }
    return max(0, Int(brewlog_wcwidth(scalars[0].value)))
  }
}

/// Which scalars a terminal of bidirectional text shows from left to right: the algorithm of Unicode's annex 9 without
/// explicit embeddings, in a paragraph read from the left.
enum BidirectionalModel {
  private enum Kind {
    case left, right, arabic, number, arabicNumber, separator, commonSeparator, terminator, neutral
    var isStrong: Bool { self == .left || self == .right || self == .arabic }
  }

  /// The places of the scalars in the order in which they are seen; those of no width are left out.
  static func order(of row: [Unicode.Scalar]) -> [Int] {
    let levels = levels(row)
    var order = Array(row.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order.filter { brewlog_wcwidth(row[$0].value) > 0 }
  }

  private static func levels(_ row: [Unicode.Scalar]) -> [Int] {
    var kinds = weak(row)
    resolveNeutrals(&kinds)
    var levels = kinds.map { kind in
      switch kind {
      case .right: 1
      case .number, .arabicNumber: 2
      default: 0
      }
    }
    for index in row.indices.reversed() {
      guard row[index] == " " else { break }
      levels[index] = 0
    }
    return levels
  }

  /// Rules W1 to W7.
  private static func weak(_ row: [Unicode.Scalar]) -> [Kind] {
    var kinds: [Kind] = []
    for scalar in row {
      let isMark = scalar.value != 0x200E && brewlog_wcwidth(scalar.value) == 0
      kinds.append(isMark ? kinds.last ?? .neutral : kind(of: scalar))
    }
    var strong = Kind.left
    for index in kinds.indices {
      if kinds[index].isStrong { strong = kinds[index] }
      if kinds[index] == .number, strong == .arabic { kinds[index] = .arabicNumber }
    }
    for index in kinds.indices where kinds[index] == .arabic { kinds[index] = .right }
    separate(&kinds)
    strong = .left
    for index in kinds.indices {
      if kinds[index].isStrong { strong = kinds[index] }
      if kinds[index] == .number, strong == .left { kinds[index] = .left }
    }
    return kinds
  }

  private static func separate(_ kinds: inout [Kind]) {
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      guard before == after, before == .number || before == .arabicNumber else { continue }
      if kinds[index] == .commonSeparator || kinds[index] == .separator && before == .number {
        kinds[index] = before
      }
    }
    for index in kinds.indices.dropFirst() where kinds[index] == .terminator {
      if kinds[index - 1] == .number { kinds[index] = .number }
    }
    for index in kinds.indices.dropLast().reversed() where kinds[index] == .terminator {
      if kinds[index + 1] == .number { kinds[index] = .number }
    }
    for index in kinds.indices {
      switch kinds[index] {
      case .separator, .commonSeparator, .terminator: kinds[index] = .neutral
      default: break
      }
    }
  }

  /// Rules N1 and N2: between two of one direction neutrals have it too, elsewhere that of the paragraph.
  private static func resolveNeutrals(_ kinds: inout [Kind]) {
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .neutral else {
        index += 1
        continue
      }
      let end = kinds[index...].firstIndex { $0 != .neutral } ?? kinds.count
      let isBefore = index > 0 && kinds[index - 1] != .left
      let isAfter = end < kinds.count && kinds[end] != .left
      for place in index..<end { kinds[place] = isBefore && isAfter ? .right : .left }
      index = end
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x30...0x39: .number
    case 0x2B, 0x2D: .separator
    case 0x2C, 0x2E, 0x2F, 0x3A: .commonSeparator
    case 0x23...0x25, 0xB0: .terminator
    case 0x660...0x669: .arabicNumber
    case 0x590...0x5FF, 0xFB1D...0xFB4F: .right
    case 0x600...0x8FF, 0xFB50...0xFEFC: .arabic
    case 0x200E: .left
    default: scalar.properties.isAlphabetic ? .left : .neutral
    }
  }
}
