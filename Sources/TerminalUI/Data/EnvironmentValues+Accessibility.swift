enum VoiceOverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the screen is read aloud, or by touch: views say in words what they else show by a sign, and no lines are
  /// drawn. The host sets it for the whole screen; see ``TerminalHost/init(backend:trace:isPlain:content:)``.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
}

extension _ViewNode {
  /// Tells the node and all below it, also those that never asked. Complexity: O(nodes).
  func plainChanged() {
    environmentChanged(ObjectIdentifier(VoiceOverKey.self))
    forEachChild { $0.plainChanged() }
  }
}
