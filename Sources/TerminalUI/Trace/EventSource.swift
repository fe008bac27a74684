/// What an update was for.
public nonisolated enum EventSource: Hashable, Sendable, CustomStringConvertible {
  /// The views were mounted.
  case start
  /// A key, a click, a paste, another size of the terminal.
  case input(InputEvent)
  /// A task, a timer or another thread has changed something.
  case task
  /// Code outside of the views: `perform` of a headless host.
  case code

  /// `key 0`, `click 12,3`, `task` …
  public var description: String {
    switch self {
    case .start: "start"
    case .input(let event): event.sourceName
    case .task: "task"
    case .code: "code"
    }
  }
}

extension InputEvent {
  fileprivate nonisolated var sourceName: String {
    switch self {
    case .key(let press): "key \(press.keyName)"
    case .mouse(let mouse):
      switch mouse.action {
      case .press: "click \(mouse.position.column),\(mouse.position.row)"
      case .scrollUp: "wheel up"
      case .scrollDown: "wheel down"
      }
    case .paste(let text): "paste of \(text.count)"
    case .resize(let size): "size \(size.columns)×\(size.rows)"
    case .repaint: "repaint"
    }
  }
}

extension KeyPress {
  /// The key as people write it: `0`, `Ctrl-d`, `Return`.
  package nonisolated var keyName: String {
    var name = key.name
    if modifiers.contains(.shift) { name = "Shift-" + name }
    if modifiers.contains(.option) { name = "Alt-" + name }
    return modifiers.contains(.control) ? "Ctrl-" + name : name
  }
}

extension KeyEquivalent {
  fileprivate nonisolated var name: String {
    switch self {
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .deleteForward: "Delete"
    case .delete: "Backspace"
    case .escape: "Esc"
    case .return: "Return"
    case .space: "Space"
    case .tab: "Tab"
    default: functionKey.map { "F\($0)" } ?? String(character)
    }
  }

  private nonisolated var functionKey: Int? {
    guard let value = character.unicodeScalars.first?.value else { return nil }
    return (0xF704...0xF726).contains(value) ? Int(value - 0xF703) : nil
  }
}
