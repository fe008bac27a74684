import CombineShim
import Testing

@testable import TerminalUI

/// A list of a published array whose view has been given up in an update cycle.
@Suite struct ListAfterCycleTests {
  fileprivate final class Store: ObservableObject {
    @Published var items = Array(0..<30)
    var isTurning = true
    func turn() { if isTurning { items[0] -= 1 } }
  }

  private struct StoreList: View {
    @ObservedObject var store: Store
    @State private var selection: Int? = 1
    var body: some View {
      List(store.items, id: \.self, selection: $selection) { Text("\($0)") }
        .background { Text("").onAppear { store.turn() }.id(store.items[0]) }
    }
  }

  @Test("it goes on showing rows, and follows keys and sizes")
  func goesOn() {
    let store = Store()
    let host = HeadlessHost(columns: 8, rows: 5) { StoreList(store: store) }
    #expect(host.issues.count { $0.hasPrefix("Update cycle") } == 1)
    store.isTurning = false
    host.resize(columns: 8, rows: 7)
    host.press(.downArrow)
    #expect(host.lines[1...3] == [" 1", ">2", " 3"])
    host.perform { store.items[3] = 777 }
    #expect(host.lines[1...3] == [" 1", ">2", " 777"])
  }
}
