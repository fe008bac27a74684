import BrewModel
import TerminalUI

/// A stack in place of a list: every row is alive, on screen or not.
struct LegacyStack: View {
  @ObservedObject var store: LegacyStore

  var body: some View {
    VStack {
      ForEach(store.items) { item in LegacyRow(item: item) }
    }
  }
}

struct ModernStack: View {
  let store: ModernStore

  var body: some View {
    VStack {
      ForEach(store.items) { item in ModernRow(item: item) }
    }
  }
}

/// A stack whose rows take a closure: the only one of all in which every row runs on every change.
struct LegacyClosureStack: View {
  @ObservedObject var store: LegacyStore

  var body: some View {
    VStack {
      ForEach(store.items) { item in
        LegacyClosureRow(item: item) { store.toggleFavorite(at: item.id) }
      }
    }
  }
}

struct ModernClosureStack: View {
  let store: ModernStore

  var body: some View {
    VStack {
      ForEach(store.items) { item in
        ModernClosureRow(item: item) { store.toggleFavorite(at: item.id) }
      }
    }
  }
}
