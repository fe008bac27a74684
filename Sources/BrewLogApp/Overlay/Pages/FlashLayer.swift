import Tally
import TerminalUI

/// Marks on the screen itself, on the views that have just run again. They fade with each look, and hide no character.
///
/// What a view itself shows changes its colour, and beside it stands a sign where there is room: `≠` for a needed
/// run, whose output is another one, `≡` for a redundant one. `FlashPlace` says what is whose. The first run at a
/// place is none "again". On a plain screen it is said in a line of words, of the last event.
final class FlashLayer: ScreenLayer, Coverable {
  /// Whether there are marks at all, for all that the user has said.
  var isFlashing = false {
    didSet { if !isFlashing { places.removeAll() } }
  }
  /// Counts are hidden, and so is this.
  var isOn = true
  var isCovered = false
  /// Whether the marks are a line of words.
  var isPlain = false
  /// Where the counts stand, which that line keeps off, and whether there is a border around them.
  var counts: (CellSize, CellPoint?) -> (frame: CellRect, hasBorder: Bool) = { _, _ in
    (.zero, false)
  }
  /// What is shown of counts: as long as it is the same, they stand where they stood.
  var shownCounts: () -> ShownCounts? = { nil }

  struct ShownCounts: Equatable {
    let layer: ObjectIdentifier
    let revision: Int
  }
  let refreshInterval: UInt64 = 200_000_000
  private(set) var revision = 0
  private(set) var marks: [LayerMark] = []
  private var words = FlashWords()

  /// A place that has run again. Weakly: it may leave the tree while another screen is shown, and nobody would say so.
  private struct Place {
    weak var node: _ViewNode?
    let id: ObjectIdentifier
    var isRedundant: Bool
    var age = 0
  }
  private var places: [Place] = []
  private static let capacity = 512
  /// Looks until a mark is gone: a second and a half.
  static let lifetime = 8

  /// A view's body has run.
  func note(_ view: TracedView, _ verdict: BodyVerdict) {
    guard verdict != .initial, view.node.authorsName != nil else { return }
    if isPlain { return words.note(ViewLabel.text(view.name, view.identity), verdict) }
    if let index = places.firstIndex(where: { $0.id == view.place }) { places.remove(at: index) }
    if places.count < Self.capacity {
      places.append(
        Place(node: view.node, id: view.place, isRedundant: verdict == .redundant))
    }
  }

  func eventBegan() { words.eventBegan() }
  /// The event that is going on is none of the views'.
  func withdrawEvent() { words.withdrawEvent() }

  // MARK: ScreenLayer

  var isVisible: Bool { isFlashing && isOn && !isCovered }
  func hasBorder(in screen: CellSize) -> Bool { false }

  func lines(in screen: CellSize) -> [String] {
    guard isPlain, !TooSmallNotice.isNeeded(on: screen) else { return [] }
    return [words.line(columns: screen.columns).padded(to: screen.columns)]
  }

  /// In the place of the upper border of the counts, which a plain screen does not draw; else directly above or below
  /// them. Never on the line of the cursor.
  func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    guard isPlain else { return .zero }
    let (counts, hasBorder) = counts(screen, cursor)
    let inside = counts.minRow + (hasBorder ? 1 : 0)..<max(counts.minRow + 1, counts.maxRow)
    let rows = [
      counts.isEmpty ? screen.rows - 2 : inside.lowerBound - 1, counts.minRow - 1, counts.maxRow, 1,
      2,
    ]
    let row = rows.first { row in
      (1..<max(1, screen.rows - 1)).contains(row) && row != cursor?.row
        && (counts.isEmpty || !inside.contains(row))
    }
    return row.map { CellRect(column: 0, row: $0, columns: screen.columns, rows: 1) } ?? .zero
  }

  func prepare() {
    if isPlain { return prepareWords() }
    let new = currentMarks
    for index in places.indices { places[index].age += 1 }
    places.removeAll { $0.age >= Self.lifetime || $0.node == nil }
    guard new != marks else { return }
    marks = new
    revision += 1
  }

  private func prepareWords() {
    let now = (words: words.all, counts: shownCounts())
    if let seen, seen == now { return }
    seen = now
    revision += 1
  }
  /// What the line said at the last look, and what it kept off.
  private var seen: (words: String, counts: ShownCounts?)?

  /// The small and the deep ones first: what they take, those around them leave alone.
  private var currentMarks: [LayerMark] {
    let found = places.compactMap { place -> (mark: LayerMark, area: Int, depth: Int)? in
      guard let node = place.node, node.isMounted, !node.isAway else { return nil }
      let size = node.visibleFrame.size
      return mark(place, FlashPlace(node)).map {
        ($0, size.columns * size.rows, node.orderPath.count)
      }
    }
    return found.sorted { left, right in
      left.area == right.area ? left.depth > right.depth : left.area < right.area
    }.map(\.mark)
  }

  /// Nil where the mark would be taken for another view's.
  private func mark(_ run: Place, _ place: FlashPlace) -> LayerMark? {
    let sign = FlashSign(age: run.age, isRedundant: run.isRedundant)
    let behindTitle =
      place.behindTitle.isEmpty
      ? nil
      : LayerMark(
        parts: [], room: place.behindTitle, sign: "\(sign.character)↓", style: sign.style)
    guard !place.own.isEmpty else { return behindTitle }
    var mark = LayerMark(
      parts: place.own, room: place.room, sign: String(sign.character), style: sign.style)
    mark.otherwise = behindTitle.map { [$0] } ?? []
    return mark
  }
}

/// How a mark looks as it fades. A redundant run differs in colour, in the sign, and by a line below the text.
nonisolated struct FlashSign {
  let age: Int
  let isRedundant: Bool

  /// In green what was needed, in red what was not.
  var style: Style {
    var attributes: Style.Attributes = isRedundant ? .underline : []
    if age < 3 { attributes.insert(.bold) }
    if age >= 6 { attributes.insert(.dim) }
    return Style(foreground: isRedundant ? 1 : 2, attributes: attributes)
  }

  /// What came out is another than before, or the same. In ASCII `!` and `=`, which nothing else on the screens is.
  var character: Character { isRedundant ? "≡" : "≠" }
}
