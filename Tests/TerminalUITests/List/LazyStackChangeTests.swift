import SeededRandom
import Testing

@testable import TerminalUI

/// A `LazyVStack` whose data change while it is shown.
@Suite struct LazyStackChanges {
  private struct Stack: View {
    let items: Watched<[Int]>
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(items.value, id: \.self) { Text("x\($0)") } }
      }
    }
  }

  @Test("rows that are added, removed and moved are shown")
  func changes() {
    let items = Watched([1, 2, 3])
    let host = HeadlessHost(columns: 3, rows: 4) { Stack(items: items) }
    host.expect(["x1", "x2", "x3", ""])
    host.perform { items.value.append(4) }
    host.expect(["x1", "x2", "x3", "x4"])
    host.perform { _ = items.value.removeFirst() }
    host.expect(["x2", "x3", "x4", ""])
    host.perform { items.value.reverse() }
    host.expect(["x4", "x3", "x2", ""])
    host.perform { items.value = [] }
    host.expect(["", "", "", ""])
  }

  private struct StackInList: View {
    let items: Watched<[Int]>
    var body: some View {
      List {
        LazyVStack(alignment: .leading) { ForEach(items.value, id: \.self) { Text("x\($0)") } }
      }
    }
  }

  @Test("a stack inside a list changes as one by itself")
  func insideList() {
    let items = Watched([1, 2])
    let host = HeadlessHost(columns: 3, rows: 4) { StackInList(items: items) }
    host.perform { items.value.insert(0, at: 0) }
    host.expect(["x0", "x1", "x2", ""])
  }

  @Test("what is put around the stack is put around it once, and not around each row")
  func modifiersAround() {
    let host = HeadlessHost(columns: 6, rows: 4) {
      LazyVStack(alignment: .leading) { ForEach(0..<2) { Text("x\($0)") } }
        .padding(.leading, 1).border(.red)
    }
    host.expect(["┌────┐", "│ x0 │", "│ x1 │", "└────┘"])
  }

  @Test(
    "random changes of many rows look as a stack made anew, wherever it is scrolled to",
    arguments: 1...5)
  func randomChanges(round: Int) {
    let seed = UInt64.random(in: 1...1_000_000) &+ UInt64(round)
    var random = SplitMix(seed: seed)
    let items = Watched(Array(0..<200))
    let host = HeadlessHost(columns: 5, rows: 7) { Stack(items: items) }
    for step in 0..<80 {
      let place = random.below(items.value.count)
      host.perform {
        switch random.below(4) {
        case 0: items.value.insert(1_000 + step, at: place)
        case 1: items.value.remove(at: place)
        case 2: items.value.swapAt(place, 0)
        default: items.value.shuffle(using: &random)
        }
      }
      let fresh = HeadlessHost(columns: 5, rows: 7) { Stack(items: items) }
      #expect(host.lines == fresh.lines, "seed \(seed), step \(step)")
    }
  }
}
