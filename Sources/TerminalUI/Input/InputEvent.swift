/// What a terminal can tell a program.
public nonisolated enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text pasted in one piece (bracketed paste): it is text, never keys.
  case paste(String)
  case resize(CellSize)
  /// The whole screen is to be sent again: it was spoiled, or the program was suspended.
  case repaint
}

/// A press of the mouse's left button, or a step of its wheel, in the cell under the pointer.
public nonisolated struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case press
    case scrollUp
    case scrollDown
  }

  public var action: Action
  public var position: CellPoint

  public init(action: Action, position: CellPoint) {
    self.action = action
    self.position = position
  }
}
