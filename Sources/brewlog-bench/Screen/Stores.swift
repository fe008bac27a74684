import TerminalUI

struct LegacyItem: Identifiable {
  let id: Int
  var title: String
  var isFavorite = false
}

final class LegacyStore: ObservableObject {
  @Published private(set) var items: [LegacyItem]

  init(count: Int) { items = (0..<count).map { LegacyItem(id: $0, title: "Brew #" + String($0)) } }

  func toggleFavorite(at index: Int) { items[index].isFavorite.toggle() }
}

@Observable final class ModernItem: Identifiable {
  nonisolated let id: Int
  var title: String
  var isFavorite = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

@Observable final class ModernStore {
  private(set) var items: [ModernItem]

  init(count: Int) { items = (0..<count).map { ModernItem(id: $0, title: "Brew #" + String($0)) } }

  func toggleFavorite(at index: Int) { items[index].isFavorite.toggle() }
}
