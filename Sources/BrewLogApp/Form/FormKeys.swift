import TerminalUI

/// What the keys of a form ask for.
nonisolated enum FormAction: String, CaseIterable {
  case save, leave, next, previous, take, suggestion, fill, drop, editor, help

  /// Under which the config file gives it other keys: `form-save`.
  var name: String { "form-" + rawValue }

  init?(name: String) {
    guard name.hasPrefix("form-") else { return nil }
    self.init(rawValue: String(name.dropFirst("form-".count)))
  }
}

/// The keys of a form, and what is done for those that are not the form's own.
struct FormKeys {
  let map: KeyMap<FormAction>
  /// The key that scrolls their help by a page.
  let scrollKey: String?
  let perform: (FormAction) -> Void
}

extension KeyMap<FormAction> {
  /// The keys of the form of a brew.
  static let brewForm = KeyMap(
    [
      binding(.save, [KeyChord(.return), .control("s")], "save it", footer: ("save", 0)),
      binding(.leave, [KeyChord(.escape)], "leave, and keep what is typed", footer: ("leave", 1)),
      binding(
        .next, [KeyChord(.tab), KeyChord(.downArrow)], "next field; Shift-Tab: previous",
        footer: ("next", 3)),
      binding(.previous, [KeyChord(.upArrow)], "previous field"),
      binding(.take, [KeyChord(.rightArrow), .control("f")], "at the end: take what is offered"),
      binding(.suggestion, [.control("n")], "offer another one"),
      binding(.fill, [.control("p")], "as the bean was last made", footer: ("like last", 4)),
      binding(.drop, [.control("x")], "throw away what is typed", footer: ("throw away", 5)),
      binding(.editor, [.control("o")], "the note in $EDITOR", footer: ("note in $EDITOR", 6)),
      binding(.help, [KeyChord(.function(1))], "show, hide this help", footer: ("help", 2)),
    ] + lineKeys)

  /// The keys of the form of a bag.
  static let bagForm = KeyMap(
    brewForm.bindings.filter { $0.action != .fill && $0.action != .editor })

  private static func binding(
    _ action: FormAction, _ keys: [KeyChord], _ description: String,
    footer: (label: String, rank: Int)? = nil
  ) -> KeyBinding<FormAction> {
    KeyBinding(keys, description, footer: footer, name: action.name, action: action)
  }

  /// The field acts on these by itself; they are those of every line that is typed.
  private static var lineKeys: [KeyBinding<FormAction>] {
    func alt(_ key: KeyEquivalent) -> KeyChord { KeyChord(key, modifiers: .option) }
    return [
      KeyBinding([KeyChord(.leftArrow), .control("b")], "a letter back"),
      KeyBinding([alt("b"), alt("f")], "a word back, a word on"),
      KeyBinding([KeyChord(.home), .control("a")], "to the start of the line"),
      KeyBinding([KeyChord(.end), .control("e")], "to its end"),
      KeyBinding([.control("u"), .control("k")], "delete to the start, to the end"),
      KeyBinding([.control("w"), alt("d")], "delete the word before, behind"),
    ]
  }
}

extension KeyChord {
  /// Why a key can do nothing else in a form; nil where it can be given to the action.
  func obstacle(inFormFor action: FormAction) -> String? {
    let press = KeyPress(key: key, modifiers: modifiers)
    var line = LineEditor("")
    if action == .take, line.isStopped(press) { return nil }
    guard line.handle(press) else { return nil }
    return line.text.isEmpty
      ? "\(name) edits the line that is typed; take another key"
      : "\(name) is typed into the fields; take a key like Ctrl-x or F5"
  }
}
