import Observation

/// Something while it is written: the texts of its fields, as they are typed.
@Observable
final class FormDraft<Field: FormField> {
  @ObservationIgnored let fields: [Field]
  /// By the order of `fields`: what is there before anything is typed.
  @ObservationIgnored let originalTexts: [String]
  var texts: [String]
  /// What cannot be saved as it is.
  var problem: (field: Field?, words: String)?
  /// Whether a user typed something, or had.
  @ObservationIgnored private(set) var wasTyped = false
  /// Which of the suggestions is offered.
  private var choice = 0
  /// What a field may mean, the likeliest first.
  @ObservationIgnored var suggest: (Field) -> [String] = { _ in [] }
  /// Which fields may have something stand in for what is not typed.
  @ObservationIgnored let standInFields: Set<Field>
  /// What is saved for them where they are left empty, and how it is not, in words.
  private var standIns: [Field: String] = [:]
  /// What fields were when they were first changed, where that was in another form.
  @ObservationIgnored private var bases: [Field: String] = [:]
  /// What others have made of fields that are changed here, and the user knows: saving takes its place.
  @ObservationIgnored private(set) var knownOfOthers: [Field: String] = [:]
  /// What may be typed into a field; nil where the field's own hint says it.
  @ObservationIgnored var hint: (Field) -> String? = { _ in nil }
  /// Called when something was typed.
  @ObservationIgnored var onType: () -> Void = {}

  init(_ fields: [Field], standInFields: Set<Field> = [], text: (Field) -> String) {
    self.fields = fields
    self.standInFields = standInFields
    originalTexts = fields.map(text)
    texts = originalTexts
  }

  /// Whether anything was typed.
  var isChanged: Bool { texts != originalTexts }

  func isChanged(_ field: Field) -> Bool { self[field] != originalTexts[place(of: field)] }

  subscript(field: Field) -> String {
    get { texts[place(of: field)] }
    set { texts[place(of: field)] = newValue }
  }

  /// The fields that were changed.
  var changedFields: [Field] { fields.filter(isChanged) }

  /// What was typed into a field. It may settle a problem, and asks for other suggestions.
  func type(_ text: String, into field: Field) {
    self[field] = text
    wasTyped = true
    if problem != nil { problem = nil }
    if choice != 0 { choice = 0 }
    onType()
  }

  /// Takes over what was typed before.
  func take(_ kept: KeptDraft) {
    for (key, text) in kept.texts {
      guard let field = fields.first(where: { $0.key == key }) else { continue }
      self[field] = text
      bases[field] = kept.bases[key]
    }
    wasTyped = true
  }

  /// Takes over what is to be there, as if it was typed.
  func take(_ texts: [(field: Field, text: String)]) {
    for (field, text) in texts { self[field] = text }
    wasTyped = true
  }

  /// What a field was when somebody began to change it.
  func base(of field: Field) -> String { bases[field] ?? originalTexts[place(of: field)] }

  fileprivate func place(of field: Field) -> Int { fields.firstIndex(of: field)! }
}

extension FormDraft {
  /// What stands in for a field; nil for nothing. Its reader depends on it where something may.
  func standIn(_ field: Field) -> String? {
    standInFields.contains(field) ? standIns[field] : nil
  }

  /// Shows what stands in; its readers are told when it is another.
  func show(standIns new: [Field: String]) {
    if new != standIns { standIns = new }
  }
}

extension FormDraft {
  /// Tells the user, once, where others have changed what is changed here: to save it takes the place of theirs.
  ///
  /// - Parameters:
  ///   - theirs: a field as the record has it now.
  ///   - mine: the same as it would be saved.
  ///   - save: the key that saves; nil for none.
  /// - Returns: whether there is something that the user did not know.
  func warnOfOthers(
    _ theirs: (Field) -> String, mine: (Field) -> String, save: String?
  ) -> Bool {
    let found = changedFields.filter { field in
      let text = theirs(field)
      return text != base(of: field) && text != mine(field)
        && text != knownOfOthers[field]
    }
    guard let first = found.first else { return false }
    for field in found { knownOfOthers[field] = theirs(field) }
    let words = found.map { "\($0.key) is \(Self.quoted(theirs($0)))" }.joined(separator: ", ")
    problem = (
      first,
      "changed by another meanwhile: \(words) now; "
        + (save.map { "\($0) again" } ?? "to save again") + " puts yours in its place"
    )
    return true
  }

  /// What was knowingly put in the place of what others have written: for the message that says so.
  var replacedTexts: [(key: String, text: String)] {
    fields.compactMap { field in knownOfOthers[field].map { (field.key, $0) } }
  }

  /// As a message has it: not all of a long note.
  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "empty" : "“\(text.onOneLine.cut(to: 40))”"
  }
}

extension FormDraft {
  /// What is offered for a field, and how many there are to choose from; nil for none.
  func suggestion(for field: Field) -> (text: String, count: Int)? {
    let suggestions = suggest(field)
    return suggestions.isEmpty
      ? nil : (suggestions[choice % suggestions.count], suggestions.count)
  }

  /// Takes what is offered, if anything is.
  func takeSuggestion(for field: Field) {
    if let suggestion = suggestion(for: field) { type(suggestion.text, into: field) }
  }

  /// Offers the next one.
  func nextSuggestion() { choice += 1 }

  /// The field that is a number of fields on from another, around the ends.
  func field(_ distance: Int, from field: Field?) -> Field {
    let place = (field.map(place) ?? 0) + distance
    return fields[(place + fields.count) % fields.count]
  }
}
