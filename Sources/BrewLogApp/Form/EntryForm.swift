import TerminalUI

/// A form that fills the screen: a line for each field, and below them why it cannot be saved, what is suggested, or the
/// keys.
struct EntryForm<Field: FormField>: View {
  let form: FormDraft<Field>
  let title: String
  /// What may get lost, beside the title.
  let warning: String
  let keys: FormKeys
  let size: CellSize
  @State private var isHelpShown = false
  /// Where the keys go back to when the help closes.
  @State private var fieldBeforeHelp: Field?
  @FocusState private var field: Field?
  @FocusState private var helpHasKeys: Bool

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        FormTitle(
          title: title, warning: warning, fields: form.fields, size: size, focus: $field)
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(form.fields, id: \.self) {
              FormLine(form: form, field: $0, width: size.columns, focus: $field)
            }
          }
          // The last column says where there is more.
          .padding(.trailing, 1)
          // Inside, or the arrows would scroll.
          .onKeyPress(action: take)
        }.markingEnds()
        FormFooter(form: form, keys: keys.map, width: size.columns, focus: $field)
      }
      if isHelpShown {
        KeyHelp(hints: keys.map.help, room: size, scrollKey: keys.scrollKey).focused($helpHasKeys)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
    .textFieldsYieldAtEnd()
    .onAppear { field = form.fields.first }
    .onKeyPress(action: take)
  }

  /// No key of the list is meant while something is typed: those that a form has no use for do nothing.
  private func take(_ press: KeyPress) -> KeyPress.Result {
    let action = keys.map.action(for: press)
    if isHelpShown {
      if action == .help || action == .leave { setHelpShown(false) }
      return .handled
    }
    switch action {
    case .next: step(press.key == .tab && press.modifiers.contains(.shift) ? -1 : 1)
    case .previous: step(-1)
    case .take: if let field { form.takeSuggestion(for: field) }
    case .suggestion: form.nextSuggestion()
    case .help: setHelpShown(true)
    case .save: save()
    case .leave, .fill, .drop, .editor: keys.perform(action!)
    case nil: break
    }
    return .handled
  }

  private func save() {
    keys.perform(.save)
    if let wrong = form.problem?.field, form.fields.contains(wrong) { field = wrong }
  }

  private func step(_ distance: Int) { field = form.field(distance, from: field) }

  private func setHelpShown(_ isShown: Bool) {
    if isShown { fieldBeforeHelp = field }
    isHelpShown = isShown
    helpHasKeys = isShown
    if !isShown { field = fieldBeforeHelp }
  }
}

/// What the form is for, and which of its fields is written where not all of them have room.
struct FormTitle<Field: FormField>: View {
  let title: String
  let warning: String
  let fields: [Field]
  let size: CellSize
  @FocusState<Field?>.Binding var focus: Field?

  var body: some View {
    HStack(spacing: 0) {
      TitleLine(text: title, warning: warning, width: max(0, size.columns - place.count))
      Text(place).bold()
    }
  }

  private var place: String {
    // The title and the last line take one each.
    let lines = fields.count + fields.count { $0.heading != nil }
    guard lines > size.rows - 2, let place = focus.flatMap(fields.firstIndex) else { return "" }
    return "  \(place + 1) of \(fields.count)"
  }
}

/// A field of the form. Its text is read by the text field alone, so that typing runs no body of a line.
struct FormLine<Field: FormField>: View {
  let form: FormDraft<Field>
  let field: Field
  let width: Int
  @FocusState<Field?>.Binding var focus: Field?
  @Environment(\.accessibilityVoiceOverEnabled) private var isPlain

  init(form: FormDraft<Field>, field: Field, width: Int, focus: FocusState<Field?>.Binding) {
    self.form = form
    self.field = field
    self.width = width
    _focus = focus
  }

  var body: some View {
    let text = Binding {
      form[field]
    } set: {
      form.type($0, into: field)
    }
    VStack(alignment: .leading, spacing: 0) {
      if let heading = field.heading {
        Text(heading.cut(to: width)).foregroundStyle(.secondary).bold()
      }
      HStack(spacing: 1) {
        Text((form.problem?.field == field ? "!" : " ") + field.key.padded(to: 11))
          .foregroundStyle(.secondary)
        TextField(hint, text: text).focused($focus, equals: field)
      }
    }
  }
}

extension FormLine {
  /// In parentheses, for not every terminal shows faintly what is no value; read aloud an example would be one.
  private var hint: String {
    if let standIn = form.standIn(field) { return "(\(standIn))" }
    let hint = form.hint(field) ?? field.hint
    return isPlain || hint.isEmpty ? "" : "(\(hint))"
  }
}

/// Why the form cannot be saved, else what is suggested for the field, else the keys.
struct FormFooter<Field: FormField>: View {
  let form: FormDraft<Field>
  let keys: KeyMap<FormAction>
  let width: Int
  @FocusState<Field?>.Binding var focus: Field?

  var body: some View {
    if let problem = form.problem {
      Text("! " + problem.words.onOneLine).foregroundStyle(.red).bold().lineLimit(3)
    } else if let focus, let offer = form.suggestion(for: focus) {
      KeyFooter(hints: hints(of: offer, isEmpty: form[focus].isEmpty))
    } else {
      KeyFooter(hints: keys.footer(width: width))
    }
  }

  /// How to take what is offered, and how not to; then how to see the others, where there is room.
  private func hints(of offer: (text: String, count: Int), isEmpty: Bool) -> [KeyHint] {
    let leave = keys.key(of: .next).map {
      KeyHint(keys: $0, words: isEmpty ? "leave it empty" : "as typed")
    }
    let other = keys.key(of: .suggestion).map {
      KeyHint(keys: $0, words: "next of \(offer.count)")
    }
    let all = [leave, offer.count > 1 ? other : nil].compactMap(\.self)
    guard let key = keys.key(of: .take) else { return KeyHint.fitting(all, width: width) }
    // So much of what is offered at least, or all of it.
    let least = min(offer.text.columnCount, 12)
    let start = key.columnCount + " take ".count
    let others = KeyHint.fitting(all, width: width - start - least - KeyHint.gap)
    let room = width - start - others.reduce(0) { $0 + $1.width + KeyHint.gap }
    return [KeyHint(keys: key, words: "take " + offer.text.cut(to: max(1, room)))] + others
  }
}

extension KeyHint {
  /// The columns that it takes in a footer.
  var width: Int { keys.columnCount + 1 + words.columnCount }

  /// As many of some hints, from the first on, as a width has room for.
  static func fitting(_ hints: [KeyHint], width: Int) -> [KeyHint] {
    var used = -gap
    return Array(
      hints.prefix { hint in
        used += gap + hint.width
        return used <= width
      })
  }
}
