public import BrewModel
public import TerminalUI

/// The list on `@Observable`: it reads the array of brews and no brew, so a star does not run it again.
public struct ModernListView: View {
  let store: ModernStore
  /// Handed on to the list and never read here: moving the selection does not run this body.
  @Binding var selection: Int?

  public init(store: ModernStore, selection: Binding<Int?>) {
    self.store = store
    _selection = selection
  }

  public var body: some View {
    let _ = RedrawTally.shared.bumpModernList()
    List(store.items, selection: $selection) { item in
      ModernRow(item: item)
    }
    .listStyle(.plain)
  }
}
