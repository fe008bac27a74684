// The further ways to make a text field. Its line does not grow: an axis is taken and changes nothing.

extension TextField {
  /// - Parameter prompt: shown faintly while the text is empty, in place of the title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt?.string ?? String(title), text)
  }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(String(title), text)
  }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(prompt?.string ?? String(title), text)
  }

  /// - Parameter label: its first text is the title.
  public init<Label: View>(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(prompt?.string ?? firstText(in: label())?.string ?? "", text)
  }
  public init<Label: View>(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }

  /// - Parameters:
  ///   - onEditingChanged: told true when the field gets the focus, and false when it loses it.
  ///   - onCommit: runs when Return is pressed.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(String(title), text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(String(title), text, onEditingChanged: onEditingChanged)
  }
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(String(title), text, onCommit: onCommit)
  }
}

/// The first text of a view, as far as it is there without running bodies.
private func firstText(in value: Any) -> Text? {
  if let text = value as? Text { return text }
  for child in Mirror(reflecting: value).children {
    if let text = firstText(in: child.value) { return text }
  }
  return nil
}
