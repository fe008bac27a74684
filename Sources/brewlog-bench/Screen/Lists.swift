import TerminalUI

struct LegacyRow: View {
  let item: LegacyItem

  var body: some View {
    let _ = RedrawTally.shared.bumpLegacyRow()
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
    let _ = RedrawTally.shared.bumpModernRow()
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
    let _ = RedrawTally.shared.bumpLegacyList()
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
    let _ = RedrawTally.shared.bumpModernList()
    List(store.items, selection: $selection) { ModernRow(item: $0) }.listStyle(.plain)
  }
}

/// How often the bodies of the two lists and of their rows have run.
final class RedrawTally {
  static let shared = RedrawTally()

  private(set) var legacyRow = 0
  private(set) var modernRow = 0
  private(set) var legacyList = 0
  private(set) var modernList = 0

  func bumpLegacyRow() { legacyRow += 1 }
  func bumpModernRow() { modernRow += 1 }
  func bumpLegacyList() { legacyList += 1 }
  func bumpModernList() { modernList += 1 }
}
