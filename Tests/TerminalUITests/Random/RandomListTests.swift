import SeededRandom
import Testing

@testable import TerminalUI

/// A list against what can be said of any list: it shows neighbours, has no room left that a row could use, keeps the
/// selected row in sight until the wheel turns, and has made just the rows that it shows.
struct RandomListTests {
  @Test(arguments: 0..<30, [false, true])
  func showsAWindow(_ seed: Int, _ hasHighRows: Bool) {
    var run = RandomListRun(seed: UInt64(seed), hasHighRows: hasHighRows)
    for step in 0..<80 {
      let change = run.step()
      if let fault = run.fault() {
        Issue.record(
          "seed \(seed), high rows \(hasHighRows), step \(step), \(change): \(fault)\n\(run.state)")
        return
      }
    }
  }
}

private struct RandomListRun {
  private var random: SplitMix
  private let hasHighRows: Bool
  private let model: ListModel
  private let host: HeadlessHost
  private var height = 6
  private var nextID = 20
  private var follows = true

  init(seed: UInt64, hasHighRows: Bool) {
    random = SplitMix(seed: seed)
    self.hasHighRows = hasHighRows
    model = ListModel(0..<20, selection: 5)
    host = model.host(rows: height)
  }

  var state: String {
    "height \(height), selection \(model.selection ?? -1), rows \(model.rows)\n\(host.lines.joined(separator: "\n"))"
  }

  mutating func step() -> String {
    let count = model.rows.count
    let index = count == 0 ? 0 : random.below(count)
    switch random.below(count == 0 ? 2 : 12) {
    case 0, 1: return insert(at: index)
    case 2: return change("remove \(index)") { $0.remove(at: index) }
    case 3: return change("remove all from \(index)") { $0.removeSubrange(index...) }
    case 4:
      let to = random.below(count)
      return change("move \(index) to \(to)") { $0.insert($0.remove(at: index), at: to) }
    case 5:
      var random = SplitMix(seed: self.random.next())
      return change("shuffle") { $0.shuffle(using: &random) }
    case 6, 7: return press()
    case 8: return wheel()
    case 9: return resize()
    case 10: return select(model.rows[index].id)
    default: return edit(index)
    }
  }

  private func change(_ name: String, _ change: (inout [ListModel.Row]) -> Void) -> String {
    host.perform { change(&model.rows) }
    return name
  }

  private mutating func insert(at index: Int) -> String {
    let new = (0..<1 + random.below(5)).map {
      ListModel.Row(id: nextID + $0, text: "\(nextID + $0)")
    }
    nextID += new.count
    return change("insert \(new.count) at \(index)") { $0.insert(contentsOf: new, at: index) }
  }

  private mutating func edit(_ index: Int) -> String {
    let lines = hasHighRows ? random.below(3) : 0
    let text = "\(model.rows[index].id)" + String(repeating: "\n.", count: lines)
    return change("edit \(index)") { $0[index].text = text }
  }

  private mutating func press() -> String {
    let keys: [(KeyEquivalent, EventModifiers)] = [
      ("j", []), ("k", []), ("G", []), ("g", []), ("d", .control), ("u", .control), (.pageDown, []),
      (.pageUp, []),
    ]
    let (key, modifiers) = keys[random.below(keys.count)]
    host.press(key, modifiers: modifiers)
    follows = true
    return "press \(key.character)"
  }

  private mutating func wheel() -> String {
    follows = false
    let action: MouseEvent.Action = random.below(2) == 0 ? .scrollUp : .scrollDown
    host.send(.mouse(MouseEvent(action: action, position: .zero)))
    return "\(action)"
  }

  private mutating func resize() -> String {
    height = 1 + random.below(9)
    follows = true
    host.resize(columns: 6, rows: height)
    return "resize to \(height)"
  }

  private mutating func select(_ id: Int) -> String {
    if model.selection != id { follows = true }
    host.perform { model.selection = id }
    return "select \(id)"
  }

  // MARK: What may be wrong

  func fault() -> String? {
    if !host.repaintMatches() { return "damage missed a cell" }
    let shown = host.rows.filter { $0 != "." }
    let ids = shown.compactMap { Int($0.hasPrefix(">") ? String($0.dropFirst()) : $0) }
    guard let first = ids.first else { return model.rows.isEmpty ? nil : "nothing is shown" }
    guard let top = model.rows.firstIndex(where: { $0.id == first }) else {
      return "\(first) is no row"
    }
    let window = model.rows[top...].prefix(ids.count)
    if window.map(\.id) != ids { return "shown are no neighbours: \(ids)" }
    if let fault = faultOfSelection(shown) { return fault }
    if let fault = faultOfSpace(window, top) { return fault }
    return hasHighRows ? nil : faultOfRows(window)
  }

  private func faultOfSelection(_ shown: [String]) -> String? {
    let marked = shown.filter { $0.hasPrefix(">") }
    let isThere = model.rows.contains { $0.id == model.selection }
    if isThere && follows && marked.isEmpty { return "the selection is out of sight" }
    if marked.contains(where: { $0 != ">\(model.selection ?? -1)" }) {
      return "\(marked) are marked"
    }
    return nil
  }

  private func faultOfSpace(_ window: ArraySlice<ListModel.Row>, _ top: Int) -> String? {
    let lines = window.reduce(0) { $0 + Self.lines($1) }
    if lines >= height { return nil }
    if window.endIndex < model.rows.count { return "room for a row below" }
    return top > 0 && lines + Self.lines(model.rows[top - 1]) <= height
      ? "room for a row above" : nil
  }

  private static func lines(_ row: ListModel.Row) -> Int { row.text.split(separator: "\n").count }

  private func faultOfRows(_ window: ArraySlice<ListModel.Row>) -> String? {
    var alive = Set<Int>()
    // Each appears once before it disappears.
    if Set(model.disappeared).subtracting(model.appeared) != [] {
      return "a row has gone that never came"
    }
    var balance: [Int: Int] = [:]
    for id in model.appeared { balance[id, default: 0] += 1 }
    for id in model.disappeared { balance[id, default: 0] -= 1 }
    for (id, count) in balance where count != 0 {
      if count != 1 { return "\(id) came \(count) times" }
      alive.insert(id)
    }
    return alive == Set(window.map(\.id)) ? nil : "made are \(alive.sorted())"
  }
}
