import TerminalUI

/// Signs on the screen itself, beside the views that have just run again. They fade with each look.
///
/// A view of one line has a disc, a taller one a diamond: filled for a needed run, hollow for a redundant one. The first
/// run at a place is none "again".
final class FlashLayer: ScreenLayer, Coverable {
  /// Whether there are signs at all, for all that the user has said.
  var isFlashing = false {
    didSet { if !isFlashing { places.removeAll() } }
  }
  /// Counts are hidden, and so is this.
  var isOn = true
  var isCovered = false
  let refreshInterval: UInt64 = 200_000_000
  private(set) var revision = 0
  private(set) var marks: [LayerMark] = []

  /// A place that has run again. Weakly: it may leave the tree while another screen is shown, and nobody would say so.
  private struct Place {
    weak var node: _ViewNode?
    let id: ObjectIdentifier
    var isRedundant: Bool
    var age = 0
  }
  private var places: [Place] = []
  private static let capacity = 512
  /// Looks until a sign is gone: a second and a half.
  static let lifetime = 8

  /// A view's body has run.
  func note(_ view: TracedView, _ verdict: BodyVerdict) {
    guard verdict != .initial, view.node.authorsName != nil else { return }
    if let index = places.firstIndex(where: { $0.id == view.place }) { places.remove(at: index) }
    if places.count < Self.capacity {
      places.append(
        Place(node: view.node, id: view.place, isRedundant: verdict == .redundant))
    }
  }

  // MARK: ScreenLayer

  var isVisible: Bool { isFlashing && isOn && !isCovered }
  func hasBorder(in screen: CellSize) -> Bool { false }
  func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect { .zero }
  func lines(in screen: CellSize) -> [String] { [] }

  func prepare() {
    let new = currentMarks
    for index in places.indices { places[index].age += 1 }
    places.removeAll { $0.age >= Self.lifetime || $0.node == nil }
    guard new != marks else { return }
    marks = new
    revision += 1
  }

  /// The small and the deep ones first: these are placed farthest to the right.
  private var currentMarks: [LayerMark] {
    let found = places.compactMap { place -> (mark: LayerMark, depth: Int)? in
      guard let node = place.node, node.isMounted else { return nil }
      let frame = node.visibleFrame
      return frame.isEmpty ? nil : (mark(place, frame), node.orderPath.count)
    }
    func area(_ mark: LayerMark) -> Int { mark.frame.size.columns * mark.frame.size.rows }
    return found.sorted { left, right in
      let (first, second) = (area(left.mark), area(right.mark))
      return first == second ? left.depth > right.depth : first < second
    }.map(\.mark)
  }

  private func mark(_ place: Place, _ frame: CellRect) -> LayerMark {
    let sign = FlashSign(
      age: place.age, isRedundant: place.isRedundant, isTall: frame.size.rows > 1)
    return LayerMark(frame: frame, sign: sign.character, style: sign.style)
  }
}

/// How a sign looks as it fades: the sign tells what the colour does.
nonisolated struct FlashSign {
  let age: Int
  let isRedundant: Bool
  var isTall = false

  /// In green what was needed, in red what was not.
  var style: Style {
    Style(foreground: isRedundant ? 1 : 2, attributes: age < 3 ? .bold : [])
  }

  var character: Character {
    if age >= 6 { return "·" }
    if age >= 3 { return isRedundant ? "∘" : "•" }
    if isTall { return isRedundant ? "◇" : "◆" }
    return isRedundant ? "○" : "●"
  }
}
