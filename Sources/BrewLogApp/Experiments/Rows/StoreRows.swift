import BrewModel
import TerminalUI

/// A row that takes the whole store: it observes every brew to show one.
struct LegacyStoreRow: View {
  @ObservedObject var store: LegacyStore
  let index: Int

  var body: some View {
    HStack {
      Text(store.items[index].isFavorite ? "*" : " ")
      Text(store.items[index].title)
    }
  }
}

/// A row that takes the whole store, and still depends only on the array and on its own brew.
struct ModernStoreRow: View {
  let store: ModernStore
  let index: Int

  var body: some View {
    HStack {
      Text(store.items[index].isFavorite ? "*" : " ")
      Text(store.items[index].title)
    }
  }
}

struct LegacyStoreList: View {
  @ObservedObject var store: LegacyStore

  var body: some View {
    List(store.items) { item in LegacyStoreRow(store: store, index: item.id) }
  }
}

struct ModernStoreList: View {
  let store: ModernStore

  var body: some View {
    List(store.items) { item in ModernStoreRow(store: store, index: item.id) }
  }
}
