import SeededRandom
import Testing

@testable import TerminalUI

/// The engine against a naive reference: after every change of a random tree the screen is that of a tree made anew, no
/// body has run that need not have, nothing was left undrawn and nothing left behind.
struct RandomTreeTests {
  @Test(arguments: [85] + Array(0..<30))
  func agreesWithATreeMadeAnew(_ seed: Int) {
    var run = RandomRun(seed: UInt64(seed))
    for step in 0..<40 {
      let change = run.step()
      if let fault = run.fault() {
        Issue.record(
          "seed \(seed), step \(step), \(change): \(fault)\n\(run.before)\n\(run.spec.value)")
        return
      }
    }
  }
}

private struct RandomRun {
  private var generator: SpecGenerator
  private let world = World()
  let spec: Watched<Spec>
  private let host: HeadlessHost
  private var size = CellSize(columns: 40, rows: 14)
  /// Bodies that have to run for the last change, by the rules: exactly these where there is no list.
  private var expected: [String] = []
  private var isExact = true
  private(set) var before = Spec.text("")

  init(seed: UInt64) {
    var generator = SpecGenerator(seed: seed)
    let spec = Watched(generator.spec(depth: 5))
    let world = self.world
    self.spec = spec
    self.generator = generator
    host = HeadlessHost(columns: size.columns, rows: size.rows) {
      SpecScreen(spec: spec, world: world)
    }
  }

  mutating func step() -> String {
    world.ran = []
    before = spec.value
    isExact = !spec.value.hasList
    switch generator.random.below(10) {
    case 0: return resize()
    case 1: return changeModel()
    case 2: return publish()
    case 3: return changeState()
    case 4: return changeAll()
    default: return changeSpec()
    }
  }

  private mutating func changeSpec() -> String {
    let old = spec.value
    let new = generator.changed(old)
    expected = old.runs(to: new)
    isExact = isExact && !new.hasList
    host.perform { spec.value = new }
    return "spec"
  }

  private mutating func changeModel() -> String {
    let index = generator.random.below(4)
    expected = mounted { $0 == "model \(index)" }
    host.perform { world.models[index].number += 1 }
    return "model \(index)"
  }

  private mutating func publish() -> String {
    expected = mounted { $0 == "store view" }
    let text = generator.random.below(3) == 0 ? world.store.text : "s\(generator.random.below(100))"
    host.perform { world.store.text = text }
    return "store"
  }

  private mutating func changeState() -> String {
    let keys = mounted { $0.hasPrefix("state ") && !$0.contains("(") }
    guard !keys.isEmpty else { return changeModel() }
    let name = keys[generator.random.below(keys.count)]
    let key = Int(name.dropFirst(6))!
    let value = generator.random.below(3)
    expected = value == world.states[key] ?? 0 ? [] : mounted { $0 == name }
    host.perform { world.setState(key, to: value) }
    return "\(name) to \(value)"
  }

  /// Several causes in one event: each body runs once.
  private mutating func changeAll() -> String {
    let old = spec.value
    let new = generator.changed(old)
    expected = old.runs(to: new)
    isExact = isExact && !new.hasList
    // A store's view that is new, or whose place was changed, is among those; the others run for the store.
    let stillThere = new.mounted.filter { $0 == "store view" }.count
    expected =
      expected.filter { $0 != "store view" } + Array(repeating: "store view", count: stillThere)
    host.perform {
      world.store.text += "+"
      spec.value = new
      world.store.text = "s"
    }
    return "spec and store"
  }

  private mutating func resize() -> String {
    size = CellSize(columns: 1 + generator.random.below(50), rows: 1 + generator.random.below(18))
    expected = isExact ? [] : spec.value.mounted
    host.resize(columns: size.columns, rows: size.rows)
    return "resize to \(size.columns)x\(size.rows)"
  }

  private func mounted(_ isMeant: (String) -> Bool) -> [String] {
    spec.value.mounted.filter(isMeant)
  }

  // MARK: What may be wrong

  func fault() -> String? {
    let ran = world.ran
    if let fault = faultOfRuns(ran) { return fault }
    if !host.repaintMatches() { return "damage missed a cell" }
    if !host.buffer.hasOnlyWholeGlyphs { return "half a wide glyph" }
    let spec = self.spec
    let world = self.world
    let fresh = HeadlessHost(columns: size.columns, rows: size.rows) {
      SpecScreen(spec: spec, world: world)
    }
    if host.lines != fresh.lines {
      return
        "screen\n\(host.lines.joined(separator: "\n"))\nin place of\n\(fresh.lines.joined(separator: "\n"))"
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns where host.buffer[column, row] != fresh.buffer[column, row] {
        return "style of the cell \(column), \(row)"
      }
    }
    if host.graph.nodeCount != fresh.graph.nodeCount {
      return "\(host.graph.nodeCount) nodes in place of \(fresh.graph.nodeCount)"
    }
    // Asked for each time, so that what was found before is there.
    if host.graph.foundReads.map(\.reads) != host.graph.walkedReads.map(\.reads) {
      return "reads of another tree"
    }
    return nil
  }

  private func faultOfRuns(_ ran: [String]) -> String? {
    if isExact {
      return ran.sorted() == expected.sorted() ? nil : "ran \(ran) in place of \(expected)"
    }
    // Rows that cannot be seen have no body to run; with more space in a list, rows come into sight.
    let all = spec.value.mounted
    let allowed = Dictionary(grouping: all, by: { $0 }).mapValues(\.count)
    for (name, runs) in Dictionary(grouping: ran, by: { $0 }) where runs.count > allowed[name] ?? 0
    {
      return "\(name) ran \(runs.count) times"
    }
    return nil
  }
}
