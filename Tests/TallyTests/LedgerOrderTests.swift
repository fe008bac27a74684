import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

#if !TERMINALUI_PUBLIC_OBSERVATION
  /// The ledger's lines say the same each time, and name what was evaluated again without a body.
  @Suite struct LedgerOrder {
    private let tally = RenderTally(detail: .all)

    @Observable final class Bag: Identifiable {
      let id: Int
      var grams = 1
      var label = "b"
      init(id: Int) { self.id = id }
    }

    @Observable final class Shelf {
      var bags = [Bag(id: 7), Bag(id: 8)]
      var name = "shelf"
    }

    private struct ShelfView: View {
      let shelf: Shelf
      var body: some View {
        VStack {
          Text("\(shelf.bags[0].grams + shelf.bags[1].grams)")
          BagRow(bag: shelf.bags[0])
          BagRow(bag: shelf.bags[1])
        }
      }
    }

    private struct BagRow: View {
      let bag: Bag
      var body: some View { Text("\(bag.grams)\(bag.label)") }
    }

    private var event: LedgerEvent { tally.ledger.last! }

    @Test("A write that several views are told of is one, of the object that any of them holds")
    func oneWrite() {
      let shelf = Shelf()
      let host = HeadlessHost(trace: tally) { ShelfView(shelf: shelf) }
      host.perform { shelf.bags[1].grams = 2 }
      #expect(event.writes.map(\.description) == ["LedgerOrder.Bag.grams of Bag #8"])
      #expect(event.invalidations.map(\.label) == ["ShelfView", "BagRow"])
    }

    @Test(
      "Writes stand in the order in which they happened, also those that invalidate nothing more")
    func order() {
      let shelf = Shelf()
      let host = HeadlessHost(trace: tally) { ShelfView(shelf: shelf) }
      host.perform {
        shelf.bags[1].label = "x"
        shelf.bags[0].grams = 3
        shelf.bags[1].grams = 4
        shelf.bags[0].label = "y"
      }
      #expect(
        event.writes.map(\.description) == [
          "LedgerOrder.Bag.label of Bag #8", "LedgerOrder.Bag.grams of Bag #7",
          "LedgerOrder.Bag.grams of Bag #8", "LedgerOrder.Bag.label of Bag #7",
        ])
      #expect(event.counts.bodies == 3)
    }

    private struct Many: View {
      let bag: Bag
      var body: some View { VStack { ForEach(0..<12) { _ in BagRow(bag: bag) } } }
    }

    @Test(
      "Those that one write has invalidated stand in tree order, not in that of the system's table")
    func treeOrder() {
      let bag = Bag(id: 1)
      let host = HeadlessHost(trace: tally) { Many(bag: bag) }
      host.perform { bag.grams = 2 }
      #expect(event.invalidations.map(\.label) == (0..<12).map { "BagRow[\($0)]" })
      #expect(event.runs.map(\.label) == (0..<12).map { "BagRow[\($0)]" })
    }

    private struct Closures: View {
      let shelf: Shelf
      @State private var selection: Int? = 7
      @State private var text = "t"
      var body: some View {
        VStack {
          List(selection: $selection) { ForEach(shelf.bags) { Text("\($0.grams)") } }
          TextField("text", text: $text)
        }
      }
    }

    @Test("The closure of a row, a list and a control are named where they are invalidated")
    func containers() {
      let shelf = Shelf()
      let host = HeadlessHost(columns: 20, rows: 4, trace: tally) { Closures(shelf: shelf) }
      host.perform { shelf.bags[1].grams = 5 }
      #expect(
        event.description
          == "code: wrote LedgerOrder.Bag.grams of Bag #8 → ForEach[8] in Closures invalid → 1 cell"
      )
      host.press(.downArrow)
      #expect(event.writes.map(\.description) == ["Closures._selection"])
      #expect(event.invalidations.map(\.description) == ["List in Closures (@binding)"])
      host.press(.tab)
      host.type("x")
      #expect(event.writes.map(\.description) == ["Closures._text"])
      #expect(event.invalidations.map(\.description) == ["TextField in Closures (@binding)"])
      #expect(event.counts.bodies == 0)
    }

    private struct Hidden: View {
      let bags: () -> [Bag]
      var body: some View { Text("\(bags()[0].grams)") }
    }

    @Observable final class Plain {
      var count = 1
    }

    private struct HiddenPlain: View {
      let plain: () -> Plain
      var body: some View { Text("\(plain().count)") }
    }

    @Test(
      "An object that no view holds has a number, or where it has an id of its own a question mark")
    func unknownObjects() {
      let bag = Bag(id: 3)
      let plain = Plain()
      let host = HeadlessHost(trace: tally) {
        Hidden(bags: { [bag] })
        HiddenPlain(plain: { plain })
      }
      host.perform {
        bag.grams = 2
        plain.count = 2
      }
      #expect(
        event.writes.map(\.description) == [
          "LedgerOrder.Bag.grams of Bag #?", "LedgerOrder.Plain.count of Plain #1",
        ])
    }

    @Test("An object has one name, whether or not the view that is told holds it")
    func oneName() {
      let bag = Bag(id: 3)
      let host = HeadlessHost(trace: tally) {
        Hidden(bags: { [bag] })
        BagRow(bag: bag)
      }
      host.perform { bag.grams = 2 }
      #expect(event.writes.map(\.description) == ["LedgerOrder.Bag.grams of Bag #3"])
      #expect(
        tally.runs.suffix(2).map(\.reasons) == [
          ["LedgerOrder.Bag.grams of Bag #3"], ["LedgerOrder.Bag.grams of Bag #3"],
        ])
    }

    @Test("An equal write and one that nobody follows are in no line, as the documentation says")
    func unseenWrites() {
      let bag = Bag(id: 3)
      let host = HeadlessHost(trace: tally) { Text("\(bag.grams)") }
      host.perform { bag.grams = 1 }
      #expect(event.description == "code: nothing")
      host.perform { bag.label = "unread" }
      #expect(event.description == "code: nothing")
    }

    @Test("An event that is withdrawn is in no line, and takes no other's place")
    func withdrawn() {
      let tally = RenderTally(detail: .all, ledgerCapacity: 2)
      let bag = Bag(id: 3)
      let host = HeadlessHost(trace: tally) { BagRow(bag: bag) }
      host.perform { bag.grams = 2 }
      let before = tally.ledger.map(\.description)
      for _ in 0..<5 { host.perform { tally.withdrawEvent() } }
      #expect(tally.ledger.map(\.description) == before)
      #expect(tally.ledger.map(\.number) == [1, 2])
      host.perform {
        bag.grams = 3
        // Something has come of it: it stays.
        tally.withdrawEvent()
      }
      #expect(tally.ledger.map(\.number) == [2, 3])
      #expect(tally.ledgerNumbers == 2..<4)
      for number in tally.ledgerNumbers { #expect(tally.ledgerEvent(number).number == number) }
    }
  }
#endif
