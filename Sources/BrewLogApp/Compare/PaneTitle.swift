import TerminalUI

/// The name of a pane: in brackets while it has the keys, for a terminal that has no bold. Where the name is cut, the
/// brackets stay.
struct ActiveTitle: View {
  let name: String
  let isActive: Bool

  var body: some View {
    HStack(spacing: 0) {
      Text(isActive ? "[" : " ")
      Text(name)
      Text(isActive ? "]" : " ")
    }
    .bold(isActive)
  }
}

/// The line above a list: the observation system that it stands on, and how many brews it holds where there is room.
struct PaneTitle: View {
  let name: String
  let count: Int
  /// The list below.
  let pane: ComparePane
  /// What has the keys. Read here and not by the screen, so that moving the focus runs the titles alone.
  @FocusState<ComparePane?>.Binding var focus: ComparePane?
  /// In columns.
  let width: Int

  var body: some View {
    HStack(spacing: 0) {
      ActiveTitle(name: name, isActive: isActive)
      Spacer()
      if name.count + 3 + size.count <= width { Text(size).foregroundStyle(.secondary) }
    }
  }

  private var isActive: Bool { focus == pane }
  private var size: String { count.groupedCount("brew") }
}
