import TerminalUI

/// The worlds of a lab side by side. What is in them follows the lab's events alone, so that each is one for all.
struct LabPanes: View {
  let model: LabModel
  /// Handed on, and read by the titles alone.
  let focus: FocusState<LabFocus?>.Binding

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      ForEach(Array(model.lab.worlds.indices), id: \.self) { index in
        VStack(alignment: .leading, spacing: 0) {
          LabPaneTitle(model: model, world: index, focus: focus)
          model.lab.worlds[index].pane
            // A key or a click would reach one world alone; what is typed goes on to the others.
            .disabled(model.lab.typing == nil)
            .onKeyPress(.escape) {
              // From a field in the pane; the title has the pane take the keys.
              focus.wrappedValue = nil
              return .handled
            }
            // The least length of 0 cuts what is larger than the pane.
            .frame(
              minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
              alignment: .topLeading
            )
            .focusable()
            .focused(focus, equals: .pane(index))
        }
      }
    }
  }
}

/// The name of a world, in brackets while its pane has the keys.
struct LabPaneTitle: View {
  let model: LabModel
  let world: Int
  @FocusState<LabFocus?>.Binding var focus: LabFocus?
  @Environment(\.screenSize) private var screenSize

  init(model: LabModel, world: Int, focus: FocusState<LabFocus?>.Binding) {
    self.model = model
    self.world = world
    _focus = focus
  }

  var body: some View {
    let isActive = focus == .pane(world)
    let worlds = model.lab.worlds
    // With the brackets, and a column between two panes.
    let room = screenSize.columns / worlds.count - 3
    let name = worlds[world].name.count <= room ? worlds[world].name : worlds[world].shortName
    ActiveTitle(name: name, isActive: isActive)
      .onChange(of: isActive) {
        if focus == .pane(world) { model.activeWorld = world }
        // A field in the pane was left: the pane has the keys then, not nobody.
        if focus == nil && model.activeWorld == world && model.isShown { focus = .pane(world) }
      }
  }
}
