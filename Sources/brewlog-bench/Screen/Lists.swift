import TerminalUI

struct LegacyRow: View {
  let item: LegacyItem

  var body: some View {
    let _ = RowTally.shared.rowBodies += 1
    HStack {
      Text(item.title)
      Spacer()
      Image(systemName: item.isFavorite ? "star.fill" : "star")
        .foregroundStyle(item.isFavorite ? .yellow : .secondary)
    }
  }
}

struct ModernRow: View {
  let item: ModernItem

  var body: some View {
    let _ = RowTally.shared.rowBodies += 1
    HStack {
      Text(item.title)
      Spacer()
      Image(systemName: item.isFavorite ? "star.fill" : "star")
        .foregroundStyle(item.isFavorite ? .yellow : .secondary)
    }
  }
}

struct LegacyListView: View {
  @ObservedObject var store: LegacyStore
  @Binding var selection: Int?

  init(store: LegacyStore, selection: Binding<Int?>) {
    self.store = store
    _selection = selection
  }

  var body: some View {
    List(store.items, selection: $selection) { LegacyRow(item: $0) }.listStyle(.plain)
  }
}

struct ModernListView: View {
  let store: ModernStore
  @Binding var selection: Int?

  init(store: ModernStore, selection: Binding<Int?>) {
    self.store = store
    _selection = selection
  }

  var body: some View {
    List(store.items, selection: $selection) { ModernRow(item: $0) }.listStyle(.plain)
  }
}

/// How often the bodies of rows have run, of either kind.
final class RowTally {
  static let shared = RowTally()
  var rowBodies = 0
}
