private enum ScreenSizeKey: EnvironmentKey {
  static var defaultValue: CellSize { .zero }
}

extension EnvironmentValues {
  /// The size of the whole screen in cells, for views that show less where there is less room.
  public var screenSize: CellSize {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Sets the size of the screen: everything is laid out and drawn again, and the views that read the size run.
  package func resize(to size: CellSize) {
    screen.resize(to: size)
    setRootEnvironment()
  }

  /// Whether the screen is read aloud, or by touch. The views that ask for it run again.
  package var isPlain: Bool {
    get { !screen.drawsLines }
    set {
      screen.drawsLines = !newValue
      screen.damage(CellRect(origin: .zero, size: screen.size))
      setRootEnvironment()
      root?.plainChanged()
    }
  }

  private func setRootEnvironment() {
    var values = EnvironmentValues()
    values.screenSize = screen.size
    values.accessibilityVoiceOverEnabled = isPlain
    rootEnvironment.set(values.written)
  }
}
