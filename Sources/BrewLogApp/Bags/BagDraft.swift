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
    form = FormDraft(BagField.allCases) { field in
      switch field {
      case .note: BrewDraft.oneLine(original.note)
      case .weight where units.usesOunces: original.weight.map(units.text) ?? ""
      default: field.text(of: original)
      }
    }
    form.hint = { units.example(of: $0) }
    form.suggest = { [unowned form] in
      names.suggestions(for: $0, typed: form[$0], bean: form[.bean], isChanged: form.isChanged($0))
    }
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
