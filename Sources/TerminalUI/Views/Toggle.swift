/// A value that is on or off: `[x] label`. Space, Return or a click turns it over.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      HStack {
        ToggleMark(isOn: isOn)
        _ControlLabel(label)
      }
    }
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  public init<S: StringProtocol>(_ title: S, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: name) }
  }
}

/// Reads the binding in a body of its own, so that the toggle's label does not run with it.
private struct ToggleMark: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "[x]" : "[ ]") }
}
