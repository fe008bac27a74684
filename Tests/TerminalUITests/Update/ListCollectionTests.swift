import CombineShim
import TerminalUI
import Testing

private struct Brew: Identifiable {
  let id: Int
  var isFavorite = false
}

private final class BrewStore: ObservableObject {
  @Published var brews = (0..<100).map { Brew(id: $0) }

  var address: Int { brews.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
}

private struct BrewList: View {
  @ObservedObject var store: BrewStore
  @State private var selection: Int? = 0

  var body: some View {
    List(store.brews, selection: $selection) { Text("\($0.id) \($0.isFavorite ? "*" : "-")") }
  }
}

struct ListCollectionTests {
  @Test func aWriteToAnElementCopiesNoArray() {
    let store = BrewStore()
    let host = HeadlessHost(columns: 20, rows: 3) { BrewList(store: store) }
    host.perform { store.brews[0].isFavorite.toggle() }
    let before = store.address
    host.perform { store.brews[0].isFavorite.toggle() }
    #expect(store.address == before)
    #expect(host.lines == [">0 -", " 1 -", " 2 -"])
  }

  @Test func aKeyThatWritesAndThenMovesTheSelectionDoesBoth() {
    let store = BrewStore()
    let host = HeadlessHost(columns: 20, rows: 3) {
      Group {
        BrewList(store: store)
      }
    }
    host.perform {
      store.brews[1].isFavorite = true
      host.press("j")
    }
    host.press("j")
    host.press("j")
    #expect(host.lines == [" 1 *", " 2 -", ">3 -"])
  }

  @Test func rowsThatGoWithTheWriteAreNotMovedTo() {
    let store = BrewStore()
    let host = HeadlessHost(columns: 20, rows: 3) { BrewList(store: store) }
    host.perform {
      store.brews.removeLast(98)
      host.press("G")
    }
    #expect(host.lines == [" 0 -", ">1 -", ""])
  }
}
