public import BrewModel
public import TerminalUI

/// A row of the `@Observable` list: it holds an object, and runs again when a property that it read changes.
public struct ModernRow: View {
  let item: ModernItem

  public init(item: ModernItem) { self.item = item }

  public var body: some View {
    let _ = RedrawTally.shared.bumpModernRow()
    HStack {
      Text(item.title)
      Spacer()
      Image(systemName: item.isFavorite ? "star.fill" : "star")
        .foregroundStyle(item.isFavorite ? .yellow : .secondary)
    }
  }
}
