import Observation
import Tally
import TerminalUI
import Testing

private struct Pair {
  var a = 1
  var b = 1
}
@Observable private final class Leaf {
  var n = 0
}
@Observable private final class Tree {
  var leaf = Leaf()
  var child: Leaf?
  var pair = Pair()
  var list = [1, 2, 3]
  var table = ["a": 1, "b": 2]
}

@Observable private final class Favorites {
  var ids: Set<Int> = []
}
@Observable private final class RowModel {
  var isFavorite = false
}
private struct SharedRow: View {
  let id: Int
  let favorites: Favorites
  var body: some View { Text(favorites.ids.contains(id) ? "*" : "-") }
}
private struct OwnRow: View {
  let model: RowModel
  var body: some View { Text(model.isFavorite ? "*" : "-") }
}

@Suite struct ObservationCollections {
  @Test(
    "F83: a nested read depends on both objects: a new one runs the reader, and so does a change in it"
  )
  func nestedObjects() {
    let tree = Tree()
    let read = { _ = tree.leaf.n }
    let old = tree.leaf
    #expect(factRuns(reading: read) { tree.leaf.n += 1 } == 1)
    #expect(factRuns(reading: read) { tree.leaf = Leaf() } == 1)
    #expect(factRuns(reading: read) { old.n += 1 } == 0)
  }

  @Test("F84: nil, an object, and nil again: the reader of its property runs each time")
  func optionalChild() {
    let tree = Tree()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { FactReader { _ = tree.child?.n } }
    tally.reset()
    host.perform { tree.child = Leaf() }
    #expect(tally.counts(of: FactReader.self).bodies == 1)
    host.perform { tree.child?.n += 1 }
    #expect(tally.counts(of: FactReader.self).bodies == 2)
    host.perform { tree.child = nil }
    #expect(tally.counts(of: FactReader.self).bodies == 3)
  }

  @Test("F85: reading one field of a structure depends on the whole structure")
  func structureFields() {
    let tree = Tree()
    #expect(factRuns(reading: { _ = tree.pair.a }) { tree.pair.b = 2 } == 1)
  }

  @Test("F86: reading a count, an emptiness or one key depends on the whole collection")
  func wholeCollection() {
    let tree = Tree()
    #expect(factRuns(reading: { _ = tree.list.isEmpty }) { tree.list[2] = 9 } == 1)
    #expect(factRuns(reading: { _ = tree.list.count }) { tree.list[0] = 9 } == 1)
    #expect(factRuns(reading: { _ = tree.table["a"] }) { tree.table["b"] = 9 } == 1)
    #expect(factRuns(reading: { _ = tree.table["a"] }) { tree.list[0] = 8 } == 0)
  }

  @Test("F87: one shared set of ids runs all 20 rows for one toggle, a model for each row runs one")
  func sharedSet() {
    let favorites = Favorites()
    let models = (0..<20).map { _ in RowModel() }
    let tally = RenderTally()
    let host = HeadlessHost(columns: 20, rows: 50, trace: tally) {
      ForEach(0..<20) { SharedRow(id: $0, favorites: favorites) }
      ForEach(0..<20) { OwnRow(model: models[$0]) }
    }
    tally.reset()
    host.perform { _ = favorites.ids.insert(3) }
    #expect(tally.counts(of: SharedRow.self) == ViewCounts(bodies: 20))
    #expect(tally.counts(of: OwnRow.self) == ViewCounts())
    tally.reset()
    host.perform { models[3].isFavorite = true }
    #expect(tally.counts(of: SharedRow.self) == ViewCounts())
    #expect(tally.counts(of: OwnRow.self) == ViewCounts(bodies: 1))
  }
}
