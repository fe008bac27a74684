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
  /// What is saved for a field that is left empty, and how it is not, in words; nil for nothing.
  @ObservationIgnored var standIn: (Field) -> String? = { _ in nil }
  /// What stands in for the fields that may have something to; told to its readers when it is another.
  var standInTexts: [Field: String] = [:]
  /// What may be typed into a field; nil where the field's own hint says it.
  @ObservationIgnored var hint: (Field) -> String? = { _ in nil }
  /// Called when something was typed.
  @ObservationIgnored var onType: () -> Void = {}

  init(_ fields: [Field], text: (Field) -> String) {
    self.fields = fields
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
      if let field = fields.first(where: { $0.key == key }) { self[field] = text }
    }
    wasTyped = true
  }

  fileprivate func place(of field: Field) -> Int { fields.firstIndex(of: field)! }
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
