import BrewModel
import Observation

/// A brew while it is written: the texts of its fields, as they are typed.
@Observable
final class LogDraft {
  /// What the form asks for, the most wanted first.
  nonisolated static let fields: [BrewField] = [
    .bean, .roaster, .method, .grinder, .grind, .dose, .water, .yield, .temperature, .time, .tds,
    .rating, .tags, .drink, .note, .date, .roasted, .kind,
  ]

  /// What the brew was before, or what a new one starts from.
  @ObservationIgnored let original: Brew
  /// The brew that is changed; nil for a new one.
  @ObservationIgnored let entry: BrewEntry?
  /// By the order of `fields`.
  var texts: [String]
  @ObservationIgnored private let originalTexts: [String]
  /// What cannot be saved as it is.
  var problem: (field: BrewField?, words: String)?

  init(_ original: Brew, of entry: BrewEntry? = nil) {
    self.original = original
    self.entry = entry
    originalTexts = Self.fields.map { Self.text($0, of: original) }
    texts = originalTexts
  }

  /// Whether anything was typed.
  var isChanged: Bool { texts != originalTexts }

  subscript(field: BrewField) -> String {
    get { texts[Self.fields.firstIndex(of: field)!] }
    set { texts[Self.fields.firstIndex(of: field)!] = newValue }
  }

  /// Writes the fields that were changed into a brew.
  /// - Throws: for the first text that is no value of its field.
  func write(into brew: inout Brew) throws(ValueError) {
    let changed = Self.fields.indices.filter { texts[$0] != originalTexts[$0] }
    let order = BrewField.allCases.filter { field in changed.contains { Self.fields[$0] == field } }
    for field in order { try field.set(Self.value(self[field], of: field), in: &brew) }
  }

  /// Takes over how the last brew of a bean was made, where nothing else was typed.
  func fill(from last: Brew) {
    let next = last.repeated(at: original.brewedAt)
    for (index, field) in Self.fields.enumerated() where texts[index] == originalTexts[index] {
      texts[index] = field == .date ? texts[index] : Self.text(field, of: next)
    }
    self[.bean] = last.bean.name
  }

  // MARK: Texts in one line

  /// A line break of a note, in a field of one line.
  private static let lineBreak: Character = "⏎"

  private static func text(_ field: BrewField, of brew: Brew) -> String {
    switch field {
    case .date: "\(brew.brewedAt.day) \(brew.brewedAt.clockText)"
    case .time: brew.time.map { $0.value >= 60 ? $0.clockText : $0.description } ?? ""
    case .note: String(brew.note.map { $0.isNewline ? lineBreak : $0 })
    default: field.text(of: brew)
    }
  }

  private static func value(_ text: String, of field: BrewField) -> String {
    field == .note ? String(text.map { $0 == lineBreak ? "\n" : $0 }) : text
  }
}
