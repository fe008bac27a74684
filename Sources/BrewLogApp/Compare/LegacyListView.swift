public import BrewModel
public import TerminalUI

/// The list on `ObservableObject`: it observes its store, so every change of any brew runs it again.
public struct LegacyListView: View {
  @ObservedObject var store: LegacyStore
  /// Handed on to the list and never read here: moving the selection does not run this body.
  @Binding var selection: Int?

  public init(store: LegacyStore, selection: Binding<Int?>) {
    self.store = store
    _selection = selection
  }

  public var body: some View {
    let _ = RedrawTally.shared.bumpLegacyList()
    List(store.items, selection: $selection) { item in
      LegacyRow(item: item)
    }
    .listStyle(.plain)
  }
}
