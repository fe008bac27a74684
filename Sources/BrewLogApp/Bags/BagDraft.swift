import BrewModel

/// A bag while it is written.
final class BagDraft {
  /// What the bag was before, or what a new one starts from.
  let original: Bag
  let isNew: Bool
  let form: FormDraft<BagField>
  private let units: DisplayUnits

  init(_ original: Bag, isNew: Bool, names: BrewNames) {
    self.original = original
    self.isNew = isNew
    let units = names.units
    self.units = units
    form = FormDraft(BagField.allCases) { Self.text($0, of: original, units) }
    form.hint = { units.example(of: $0) }
    form.suggest = { [unowned form] in
      names.suggestions(for: $0, typed: form[$0], bean: form[.bean], isChanged: form.isChanged($0))
    }
  }

  private static func text(_ field: BagField, of bag: Bag, _ units: DisplayUnits) -> String {
    switch field {
    case .note: BrewDraft.oneLine(bag.note)
    case .weight where units.usesOunces: bag.weight.map(units.text) ?? ""
    default: field.text(of: bag)
    }
  }

  /// As `BrewDraft.kept(_:after:_:)`.
  static func kept(_ bag: Bag, after old: Bag?, _ names: BrewNames) -> KeptDraft? {
    let draft = BagDraft(old ?? Bag(id: bag.id, Bean("")), isNew: old == nil, names: names)
    draft.form.take(BagField.allCases.map { ($0, text($0, of: bag, names.units)) })
    return KeptDraft(draft.form, draft.subject)
  }

  /// As what it is kept where it is not saved.
  var subject: KeptDraft.Subject { isNew ? .newBag(original.id) : .bag(original.id) }

  /// As `FormDraft.warnOfOthers(_:mine:save:)`.
  func warnOfOthers(_ theirs: Bag, mine: Bag, save: String?) -> Bool {
    form.warnOfOthers(
      { Self.text($0, of: theirs, units) }, mine: { Self.text($0, of: mine, units) }, save: save)
  }

  /// Writes the fields that were changed into a bag.
  /// - Throws: for the first text that is no value of its field.
  func write(into bag: inout Bag) throws(ValueError) {
    for field in form.changedFields {
      let text = form[field]
      switch field {
      case .note: bag.note = String(text.map { $0 == BrewDraft.lineBreak ? "\n" : $0 })
      default: try field.set(text, in: &bag, units: units)
      }
    }
  }
}
