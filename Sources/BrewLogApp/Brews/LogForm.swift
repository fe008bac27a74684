import BrewModel
import TerminalUI

/// The form for a new brew or a changed one: a line for each field, and the reason where it cannot be saved.
struct LogForm: View {
  let model: LogModel
  let draft: LogDraft
  let size: CellSize
  @FocusState private var field: BrewField?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title.fitted(to: size.columns)).bold()
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(LogDraft.fields, id: \.self) {
            LogFormField(draft: draft, field: $0, focus: $field)
          }
        }
        // Inside, or the arrows would scroll.
        .onKeyPress(action: take)
      }
      LogFormLine(draft: draft, width: size.columns)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
    .onAppear { field = .bean }
    .onSubmit { save() }
    .onKeyPress(action: take)
  }

  private var title: String {
    draft.entry == nil ? " Add a brew: its bean is enough" : " Edit \(draft.original.bean.name)"
  }

  /// No key of the list is meant while something is typed: those that a form has no use for do nothing.
  private func take(_ press: KeyPress) -> KeyPress.Result {
    switch (press.key, press.modifiers) {
    case (.escape, _): model.leaveForm()
    case (.tab, let modifiers): step(modifiers.contains(.shift) ? -1 : 1)
    case (.downArrow, _): step(1)
    case (.upArrow, _): step(-1)
    case ("p", .control): model.fillDraft()
    case ("s", .control): save()
    default: break
    }
    return .handled
  }

  private func save() {
    model.saveDraft()
    if let wrong = model.draft?.problem?.field, LogDraft.fields.contains(wrong) { field = wrong }
  }

  private func step(_ distance: Int) {
    let fields = LogDraft.fields
    let place = (field.flatMap { fields.firstIndex(of: $0) } ?? 0) + distance
    field = fields[(place + fields.count) % fields.count]
  }
}

/// A field of the form. Its text is read by the text field alone, so that typing runs no body.
struct LogFormField: View {
  let draft: LogDraft
  let field: BrewField
  @FocusState<BrewField?>.Binding var focus: BrewField?

  var body: some View {
    let text = Binding {
      draft[field]
    } set: {
      draft[field] = $0
      if draft.problem != nil { draft.problem = nil }
    }
    HStack(spacing: 1) {
      Text((draft.problem?.field == field ? "!" : " ") + field.key.padded(to: 11))
        .foregroundStyle(.secondary)
      TextField(field.example, text: text).focused($focus, equals: field)
    }
  }
}

/// Why the form cannot be saved, or its keys.
struct LogFormLine: View {
  let draft: LogDraft
  let width: Int

  var body: some View {
    if let problem = draft.problem {
      Text("! " + problem.words.onOneLine).foregroundStyle(.red).bold().lineLimit(3)
    } else {
      Text(keys.cut(to: width)).foregroundStyle(.secondary)
    }
  }

  private var keys: String {
    width >= 70
      ? " Enter save  Tab next field  Ctrl-p like the last of this bean  Esc leave"
      : "Enter save Tab next Ctrl-p like last Esc"
  }
}

extension BrewField {
  /// How a value of the field looks, shown faintly while it is empty.
  nonisolated var example: String {
    switch self {
    case .bean: "Kenya AA"
    case .method: "V60"
    case .grind: "25 clicks"
    case .dose: "15.2 g"
    case .water: "250 g or ml"
    case .yield: "36 g or ml"
    case .temperature: "93 °C, or 200 F"
    case .time: "2:30"
    case .tds: "1.31 %"
    case .rating: "4.5, or 9/10"
    case .tags: "washed, light"
    case .drink: "Cappuccino"
    case .note: "⏎ begins a new line"
    case .date: "2026-11-30 08:15"
    case .roasted: "2026-11-01"
    case .kind: "coffee, tea, beer or other"
    default: ""
    }
  }
}
