import BrewModel

/// A brew while it is written.
final class BrewDraft {
  /// What the form asks for: what is wanted most often first, then the rest of the record in groups.
  nonisolated static let fields: [BrewField] = [
    .bean, .roaster, .bag, .method, .grinder, .grind, .dose, .water, .yield, .temperature, .time,
    .rating, .tags, .note, .date, .drink,
    .style, .bloom, .firstDrip, .tds, .favorite, .kind,
    .roasted, .frozen, .thawed,
    .infusion, .og, .fg, .batch, .pitched, .bottled, .opened,
  ]

  /// What the brew was before, or what a new one starts from.
  let original: Brew
  /// The brew that is changed; nil for a new one.
  let entry: BrewEntry?
  let form: FormDraft<BrewField>
  let names: BrewNames

  init(_ original: Brew, of entry: BrewEntry? = nil, names: BrewNames) {
    self.original = original
    self.entry = entry
    self.names = names
    form = FormDraft(Self.fields, standInFields: [.bag, .roaster]) {
      Self.text($0, of: original, names)
    }
    form.hint = { names.units.example(of: $0) }
    form.suggest = { [unowned self] in names.suggestions(for: $0, in: self) }
  }

  subscript(field: BrewField) -> String {
    get { form[field] }
    set { form[field] = newValue }
  }

  /// What a change says, as what was typed for it; nil where no field of the form is another one.
  ///
  /// - Parameter old: what it changes; nil for a new brew.
  static func kept(_ brew: Brew, after old: Brew?, _ names: BrewNames) -> KeptDraft? {
    let draft = BrewDraft(old ?? Brew(id: brew.id, Bean("")), names: names)
    draft.form.take(fields.map { ($0, text($0, of: brew, names)) })
    return KeptDraft(draft.form, old == nil ? .newBrew(brew.id) : .brew(brew.id))
  }

  /// As what it is kept where it is not saved.
  var subject: KeptDraft.Subject { entry.map { .brew($0.id) } ?? .newBrew(original.id) }

  /// As `FormDraft.warnOfOthers(_:mine:save:)`.
  func warnOfOthers(_ theirs: Brew, mine: Brew, save: String?) -> Bool {
    form.warnOfOthers(
      { Self.text($0, of: theirs, names) }, mine: { Self.text($0, of: mine, names) }, save: save)
  }

  /// Writes the fields that were changed into a brew.
  /// - Throws: for the first text that is no value of its field.
  func write(into brew: inout Brew) throws(ValueError) {
    let changed = form.changedFields
    for field in BrewField.allCases where changed.contains(field) {
      try write(field, into: &brew)
    }
    // A bag alone says which bean it was.
    if entry == nil, brew.bean.name.isEmpty, let bag = names.bag(brew.bag) {
      brew.bean.name = bag.bean.name
      if brew.bean.roaster.isEmpty { brew.bean.roaster = bag.bean.roaster }
    }
  }

  private func write(_ field: BrewField, into brew: inout Brew) throws(ValueError) {
    let text = form[field]
    switch field {
    case .bag: brew.bag = try bag(text)
    case .note: try field.set(String(text.map { $0 == Self.lineBreak ? "\n" : $0 }), in: &brew)
    default: try field.set(text, in: &brew, units: names.units)
    }
  }

  private func bag(_ text: String) throws(ValueError) -> Bag.ID? {
    if text.trimmed.isEmpty || text.trimmed == Self.noBag { return nil }
    let meaning = names.bag(called: text)
    do throws(ValueError) {
      return try meaning.id(of: text)
    } catch {
      let advice = meaning == .none ? "; the page of bags lists them" : ""
      throw ValueError(field: error.field, text: text, reason: error.reason + advice)
    }
  }

  // MARK: The bag that is taken by itself

  /// Typed as the bag, it says that the brew came from none.
  nonisolated static let noBag = "-"

  /// Whether the open bag of the bean is taken, where there is just one.
  var takesOpenBag: Bool { entry == nil && form[.bag].trimmed.isEmpty }

  /// Shows which bag, and with it which roaster, is taken where the fields are left empty. Complexity: O(bags).
  func showOpenBag() {
    var texts: [BrewField: String] = [:]
    if takesOpenBag, let bag = names.onlyOpenBag(of: bean) {
      texts[.bag] = "\(Self.noBag) for none, else \(names.name(of: bag.id))"
      if !bag.bean.roaster.isEmpty { texts[.roaster] = "\(bag.bean.roaster), as its bag" }
    }
    form.show(standIns: texts)
  }

  /// As it is typed.
  var bean: Bean { Bean(form[.bean], roaster: form[.roaster]) }

  /// Takes over how the last brew of a bean was made, where nothing else was typed.
  func fill(from last: Brew) {
    let next = names.withOpenBag(last.repeated(at: original.brewedAt))
    for field in form.fields where field != .date && !form.isChanged(field) {
      form[field] = Self.text(field, of: next, names)
    }
    form[.bean] = last.bean.name
  }

  // MARK: Texts in one line

  /// A line break of a note, in a field of one line.
  static let lineBreak: Character = "⏎"

  private static func text(_ field: BrewField, of brew: Brew, _ names: BrewNames) -> String {
    switch field {
    case .date: brew.brewedAt.isKnown ? brew.whenText : ""
    case .bag: names.name(of: brew.bag)
    case .time, .bloom, .firstDrip: duration(field, of: brew)
    case .note: oneLine(brew.note)
    default: names.units.text(of: field, in: brew) ?? field.text(of: brew)
    }
  }

  private static func duration(_ field: BrewField, of brew: Brew) -> String {
    let time = field == .time ? brew.time : field == .bloom ? brew.bloom : brew.firstDrip
    guard let time else { return "" }
    return time.value >= 60 && time.value == time.value.rounded()
      ? time.clockText : time.description
  }

  /// A text of several lines as a field shows it.
  static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? lineBreak : $0 })
  }
}
