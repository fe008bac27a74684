/// A value that goes up and down: `label − +`. The arrows left and right or the keys + and − step.
public struct Stepper<Label: View>: View {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// - Parameter onEditingChanged: told true before each step, and false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack {
      _ControlLabel(label)
      Text("−").bold(onDecrement != nil)
      Text("+").bold(onIncrement != nil)
    }
    .focusable()
    .onKeyPress(keys: [.rightArrow, "+"]) { _ in step(onIncrement) }
    .onKeyPress(keys: [.leftArrow, "-"]) { _ in step(onDecrement) }
  }

  private func step(_ action: (() -> Void)?) -> KeyPress.Result {
    guard let action else { return .ignored }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
    return .handled
  }
}
