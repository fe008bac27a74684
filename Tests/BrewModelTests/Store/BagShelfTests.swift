import BrewModel
import Observation
import Testing

@Suite("Bags of a log, and what is left of them")
struct BagShelfTests {
  let folder = TemporaryFolder()

  private func bag(_ name: String, roasted: String? = nil, weight: Grams? = 250) -> Bag {
    var bag = Bag(id: Bag.ID(named: name), Bean(name))
    bag.weight = weight
    bag.roast.roasted = roasted.flatMap { CivilDay($0) }
    return bag
  }

  private func log(_ bags: [Bag], brews: [Brew] = []) throws -> BrewLog {
    let file = try LogFile(path: folder.log)
    try file.perform(
      LogAction("fill", bags.map { .addBag($0) } + brews.map { .addBrew($0) }))
    return try BrewLog(LogFile(path: folder.log))
  }

  private func brew(_ index: Int, of bag: Bag, dose: Grams?) -> Brew {
    var brew = Brew.specimen(index)
    brew.bag = bag.id
    brew.dose = dose
    return brew
  }

  @Test("what is left: the weight without the doses of its brews; unknown without a weight")
  func left() throws {
    let kenya = bag("Kenya")
    let peru = bag("Peru", weight: nil)
    let log = try log(
      [kenya, peru],
      brews: [
        brew(0, of: kenya, dose: 15.1), brew(1, of: kenya, dose: 15.2),
        brew(2, of: kenya, dose: nil), brew(3, of: peru, dose: 18),
      ])
    let shelf = BagShelf(log)
    let entries = Dictionary(uniqueKeysWithValues: shelf.entries.map { ($0.bag.bean.name, $0) })
    #expect(entries["Kenya"]?.left == 219.7)
    #expect(entries["Kenya"]?.use.brews == 3)
    #expect(entries["Peru"]?.left == nil)
    #expect(entries["Peru"]?.brewsLeft == nil)
    try log.delete([log.entries[3]])
    shelf.refresh()
    #expect(entries["Kenya"]?.left == 234.8)
    #expect(entries["Kenya"]?.brewsLeft == 15, "of 15.2 g: the other has no dose")
    // What is printed once is told by the file alone.
    let printed = try BagShelf.entries(in: LogFile(path: folder.log))
    #expect(printed.map(\.bag) == shelf.entries.map(\.bag))
    #expect(printed.map(\.use) == shelf.entries.map(\.use))
  }

  @Test("open bags first, the freshest first; then those that are finished")
  func order() throws {
    var old = bag("Old", roasted: "2026-11-30")
    old.isFinished = true
    let log = try log([
      bag("B", roasted: "2026-11-02"), bag("no day"), old, bag("A", roasted: "2026-11-02"),
      bag("C", roasted: "2026-11-10"),
    ])
    #expect(BagShelf(log).entries.map(\.bag.bean.name) == ["C", "A", "B", "no day", "Old"])
    let printed = try BagShelf.entries(in: LogFile(path: folder.log))
    #expect(printed.map(\.bag.bean.name) == ["C", "A", "B", "no day", "Old"])
    #expect(try BagShelf.entries(in: LogFile(path: folder("none.db"))).isEmpty)
  }

  @Test("a change tells the readers of that bag alone; an object stays that of its bag")
  func tellsOne() throws {
    let log = try log([bag("A", roasted: "2026-11-02"), bag("B", roasted: "2026-11-01")])
    let shelf = BagShelf(log)
    let before = shelf.entries
    let told = Told()
    told.read("list") { _ = shelf.entries }
    for entry in shelf.entries {
      told.read(entry.bag.bean.name) { _ = (entry.bag, entry.use) }
    }
    try log.edit(shelf.entries[1].bag) { $0.roast.frozen = CivilDay("2026-11-20") }
    shelf.refresh()
    #expect(told.names == ["B"])
    let isSame = shelf.entries.elementsEqual(before, by: ===)
    #expect(isSame)
    try log.delete(shelf.entries[0].bag)
    shelf.refresh()
    #expect(told.names == ["B", "list"])
    _ = try log.undo()
    shelf.refresh()
    #expect(shelf.entries.map(\.bag.bean.name) == ["A", "B"])
  }

  @Test("the text of every field of a bag is read back; what is none is refused")
  func fields() throws {
    var full = bag("Kenya", roasted: "2026-11-01")
    full.bean.roaster = "Nomad"
    full.cost = Cost(14.5, "EUR")
    full.roast.frozen = CivilDay("2026-11-10")
    full.roast.thawed = CivilDay("2026-11-20")
    full.isFinished = true
    full.note = "a\nb"
    var copy = Bag(id: full.id, Bean(""))
    for field in BagField.allCases { try field.set(field.text(of: full), in: &copy) }
    #expect(copy == full)
    for (field, text) in [
      (BagField.weight, "x"), (.roasted, "May"), (.cost, "?"), (.finished, "m"),
    ] {
      #expect(throws: ValueError.self) { try field.set(text, in: &copy) }
    }
    #expect(copy == full)
    try BagField.weight.set("12 oz", in: &copy)
    #expect(copy.weight == 340.19)
  }
}

/// Who was told of a change, in order.
private final class Told {
  private(set) var names: [String] = []

  func read(_ name: String, _ body: () -> Void) {
    withObservationTracking(body) {
      MainActor.assumeIsolated { self.names.append(name) }
    }
  }
}
