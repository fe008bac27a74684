public import BrewModel
public import TerminalUI

/// A row of the `ObservableObject` list: it holds a value, and runs again when it is given another one.
public struct LegacyRow: View {
  let item: LegacyItem

  public init(item: LegacyItem) { self.item = item }

  public var body: some View {
    let _ = RedrawTally.shared.bumpLegacyRow()
    HStack {
      Text(item.title)
      Spacer()
      Image(systemName: item.isFavorite ? "star.fill" : "star")
        .foregroundStyle(item.isFavorite ? .yellow : .secondary)
    }
  }
}
