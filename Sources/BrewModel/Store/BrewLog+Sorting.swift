import Glibc

extension BrewLog {
  /// Brews by a column; those that are equal in it, the newest first. What was not recorded comes last. Numbers in names
  /// are numbers: `Bean 2` comes before `Bean 10`.
  ///
  /// Complexity: O(rows log rows), in numbers and bytes; for a text that no search looks at, O(rows) foldings more.
  /// - Parameter rows: in the order of the log.
  public func sorted(_ rows: BrewRows, by column: BrewColumn, isDescending: Bool) -> BrewRows {
    if column == .field(.date) {
      return isDescending
        ? rows
        : rows.with(
          rows.placesInLog.oldestFirst { entries[Int($0)].untracked.brewedAt }, isRising: false,
          of: self)
    }
    index()
    let places = rows.placesInLog
    let slots = slots(ofPlaces: places)
    let sorted: [Int32]
    if column.isByNumber {
      sorted = byNumber(.value(column), places, slots, isDescending)
    } else if case .field(let field) = column, let line = Brew.lineToSort(by: field) {
      sorted = search.withLines(line, of: slots) { bytes, lines in
        let numbers = leadingNumbers(of: field, places)
        // A note is no name, and may be long.
        guard field != .note else {
          return SortedTexts(bytes, lines, numbers: numbers).places(places, isDescending)
        }
        let natural = NaturalTexts(bytes, lines)
        return natural.withTexts {
          SortedTexts($0, $1, numbers: numbers).places(places, isDescending)
        }
      }
    } else {
      sorted = byText(column, places, isDescending)
    }
    return rows.with(sorted, isRising: false, of: self)
  }

  private func slots(ofPlaces places: [Int32]) -> [Int] {
    guard let placement = search.placement(in: entries) else { return places.map(Int.init) }
    return places.map { Int(placement.slotOfPlace[Int($0)]) }
  }

  private func byNumber(
    _ number: BrewNumber, _ places: [Int32], _ slots: [Int], _ isDescending: Bool
  ) -> [Int32] {
    let values = search.values(of: number)
    var known: [(key: UInt64, place: Int32)] = []
    known.reserveCapacity(places.count)
    var unknown: [Int32] = []
    for (place, slot) in zip(places, slots) {
      let value = values[slot]
      if value.isNaN {
        unknown.append(place)
      } else {
        let key = value.orderedBits
        known.append((isDescending ? ~key : key, place))
      }
    }
    known.sort { $0.key == $1.key ? $0.place < $1.place : $0.key < $1.key }
    return known.map(\.place) + unknown
  }

  /// Settings of grinders are texts, and those that begin with a number are sorted by it.
  private func leadingNumbers(of field: BrewField, _ places: [Int32]) -> [Double]? {
    guard field == .grind else { return nil }
    return places.map { entries[Int($0)].untracked.grinder.settingNumber ?? .infinity }
  }

  private func byText(_ column: BrewColumn, _ places: [Int32], _ isDescending: Bool) -> [Int32] {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for place in places {
      let start = bytes.count
      FoldedText.append(column.text(of: entries[Int(place)].untracked), to: &bytes)
      ranges.append(start..<bytes.count)
    }
    return bytes.withUnsafeBytes { bytes in
      NaturalTexts(bytes, ranges).withTexts { SortedTexts($0, $1).places(places, isDescending) }
    }
  }
}

/// Texts in one piece of memory, as `NaturalOrder` has them.
private struct NaturalTexts {
  private let bytes: [UInt8]
  private let texts: [Range<Int>]

  /// Complexity: O(length of the texts).
  init(_ source: UnsafeRawBufferPointer, _ ranges: [Range<Int>]) {
    var texts: [Range<Int>] = []
    texts.reserveCapacity(ranges.count)
    let most = ranges.reduce(1) { $0 + $1.count * 2 }
    bytes = Array(unsafeUninitializedCapacity: most) { buffer, count in
      for range in ranges {
        let text = UnsafeRawBufferPointer(rebasing: source[range])
        let length = NaturalOrder.write(text, to: buffer.baseAddress! + count)
        texts.append(count..<count + length)
        count += length
      }
    }
    self.texts = texts
  }

  func withTexts<Result>(_ body: (UnsafeRawBufferPointer, [Range<Int>]) -> Result) -> Result {
    bytes.withUnsafeBytes { body($0, texts) }
  }
}

/// Texts in one piece of memory, to be put in order.
private struct SortedTexts {
  private let bytes: UnsafeRawBufferPointer
  private let texts: [Range<Int>]
  /// What each is sorted by before its text.
  private let numbers: [Double]?

  init(_ bytes: UnsafeRawBufferPointer, _ texts: [Range<Int>], numbers: [Double]? = nil) {
    self.bytes = bytes
    self.texts = texts
    self.numbers = numbers
  }

  /// The first eight bytes, or the number before the text, decide most comparisons.
  private struct Key {
    let start: UInt64
    let text: Range<Int>
    let place: Int32
  }

  /// Places in the order of their texts, those of equal texts as they come; empty texts last.
  func places(_ places: [Int32], _ isDescending: Bool) -> [Int32] {
    var known: [Key] = []
    known.reserveCapacity(places.count)
    var unknown: [Int32] = []
    for (index, place) in places.enumerated() {
      if texts[index].isEmpty {
        unknown.append(place)
      } else {
        known.append(Key(start: start(of: index), text: texts[index], place: place))
      }
    }
    known.sort { left, right in
      let order = order(left, right)
      return order == 0 ? left.place < right.place : (order < 0) != isDescending
    }
    return known.map(\.place) + unknown
  }

  private func start(of index: Int) -> UInt64 {
    if let numbers { return numbers[index].orderedBits }
    let text = texts[index]
    var start: UInt64 = 0
    for offset in 0..<8 {
      let place = text.lowerBound + offset
      start = start << 8 | (place < text.upperBound ? UInt64(bytes[place]) : 0)
    }
    return start
  }

  /// Negative where the left one comes first.
  private func order(_ left: Key, _ right: Key) -> Int {
    if left.start != right.start { return left.start < right.start ? -1 : 1 }
    let order = memcmp(
      bytes.baseAddress! + left.text.lowerBound, bytes.baseAddress! + right.text.lowerBound,
      min(left.text.count, right.text.count))
    return order == 0 ? left.text.count - right.text.count : Int(order)
  }
}

extension Double {
  /// Whole numbers in the same order.
  fileprivate var orderedBits: UInt64 {
    // Zero has two forms.
    let bits = (self + 0).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }
}

extension Brew {
  /// The line of the search text by which a field is sorted; nil where it is not in it.
  fileprivate static func lineToSort(by field: BrewField) -> Int? {
    field == .note ? searchedFields.count : searchedFields.firstIndex(of: field)
  }
}

extension BrewColumn {
  /// Whether it is sorted by a number, wherever there is one.
  package var isByNumber: Bool {
    switch self {
    case .ratio, .extraction, .field(.favorite): true
    case .field(let field): field.isQuantity
    }
  }
}
