import TerminalUI

/// A form that fills the screen: a line for each field, and below them why it cannot be saved, what is suggested, or the
/// keys.
struct EntryForm<Field: FormField>: View {
  let form: FormDraft<Field>
  let title: String
  let keys: FormKeys
  let size: CellSize
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FormTitle(title: title, fields: form.fields, size: size, focus: $field)
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
      FormFooter(form: form, keys: keys, width: size.columns, focus: $field)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
    .onAppear { field = form.fields.first }
    .onSubmit { save() }
    .onKeyPress(action: take)
  }

  /// No key of the list is meant while something is typed: those that a form has no use for do nothing.
  private func take(_ press: KeyPress) -> KeyPress.Result {
    switch (press.key, press.modifiers) {
    case (.escape, _): keys.leave()
    case (.tab, let modifiers) where modifiers.contains(.shift): step(-1)
    case (.tab, _): if !(field.map(form.takeSuggestion) ?? false) { step(1) }
    case (.downArrow, _): step(1)
    case (.upArrow, _): step(-1)
    case ("n", .control): form.nextSuggestion()
    case ("s", .control): save()
    default: keys.others.first { $0.chord.matches(press) }?.action()
    }
    return .handled
  }

  private func save() {
    keys.save()
    if let wrong = form.problem?.field, form.fields.contains(wrong) { field = wrong }
  }

  private func step(_ distance: Int) { field = form.field(distance, from: field) }
}

/// What the keys of a form do.
struct FormKeys {
  /// A key besides those that every form has, and what it does in few words.
  struct Other {
    let chord: KeyChord
    let words: String
    let action: () -> Void
  }

  let save: () -> Void
  let leave: () -> Void
  var others: [Other] = []
}

/// What the form is for, and which of its fields is written where not all of them have room.
struct FormTitle<Field: FormField>: View {
  let title: String
  let fields: [Field]
  let size: CellSize
  @FocusState<Field?>.Binding var focus: Field?

  var body: some View {
    Text(title.fitted(to: max(0, size.columns - place.count)) + place).bold()
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
  /// In parentheses, for not every terminal shows faintly what is no value; read aloud it would be one.
  private var hint: String {
    let hint = form.hint(field) ?? field.hint
    return isPlain || hint.isEmpty ? "" : "(\(hint))"
  }
}

/// Why the form cannot be saved, else what is suggested for the field, else the keys.
struct FormFooter<Field: FormField>: View {
  let form: FormDraft<Field>
  let keys: FormKeys
  let width: Int
  @FocusState<Field?>.Binding var focus: Field?

  var body: some View {
    if let problem = form.problem {
      Text("! " + problem.words.onOneLine).foregroundStyle(.red).bold().lineLimit(3)
    } else if let offer = focus.flatMap(form.suggestion) {
      KeyFooter(hints: hints(of: offer))
    } else {
      KeyFooter(hints: KeyHint.fitting(hints, width: width))
    }
  }

  private func hints(of offer: (text: String, count: Int)) -> [KeyHint] {
    let room = width - "Tab ".count - (offer.count > 1 ? "  Ctrl-n next of 99".count : 0)
    let take = KeyHint(keys: "Tab", words: offer.text.cut(to: max(1, room)))
    return offer.count > 1
      ? [take, KeyHint(keys: "Ctrl-n", words: "next of \(offer.count)")] : [take]
  }

  private var hints: [KeyHint] {
    [
      KeyHint(keys: "Enter", words: "save"), KeyHint(keys: "Esc", words: "leave"),
      KeyHint(keys: "Tab", words: "next"),
    ] + keys.others.map { KeyHint(keys: $0.chord.name, words: $0.words) }
  }
}

extension KeyHint {
  /// As many of some hints, from the first on, as a width has room for.
  static func fitting(_ hints: [KeyHint], width: Int) -> [KeyHint] {
    var used = -gap
    return Array(
      hints.prefix { hint in
        used += gap + hint.keys.count + 1 + hint.words.count
        return used <= width
      })
  }
}
