import BrewModel
import TerminalUI

/// A row of values with something to do: the closure is another one on each run of the container, so the row is never
/// equal to the one before.
struct LegacyClosureRow: View {
  let item: LegacyItem
  let toggle: () -> Void

  var body: some View {
    Button(item.isFavorite ? "* \(item.title)" : "  \(item.title)", action: toggle)
  }
}

/// The same over an object. Its container does not run, so no new closure arrives.
struct ModernClosureRow: View {
  let item: ModernItem
  let toggle: () -> Void

  var body: some View {
    Button(item.isFavorite ? "* \(item.title)" : "  \(item.title)", action: toggle)
  }
}

struct LegacyClosureList: View {
  @ObservedObject var store: LegacyStore

  var body: some View {
    List(store.items) { item in
      LegacyClosureRow(item: item) { store.toggleFavorite(at: item.id) }
    }
  }
}

struct ModernClosureList: View {
  let store: ModernStore

  var body: some View {
    List(store.items) { item in
      ModernClosureRow(item: item) { store.toggleFavorite(at: item.id) }
    }
  }
}
