import TextFormats

/// What becomes of a record that is in the log and in the file: what the log lacks is filled in, and what both have
/// stays as the log has it, unless the file is preferred.
struct RecordMerge<Record> {
  var record: Record
  /// Keys of fields that the log lacked.
  var filled: [String] = []
  /// Keys of fields that both have, with another value in the file.
  var differing: [String] = []
}

extension RecordMerge<Brew> {
  init(log: Brew, file: ImportedBrew, prefersFile: Bool) {
    record = log
    // Most often a file comes again as it was.
    if log == file.brew, log.isSpelled(as: file.brew) { return }
    for field in BrewField.allCases where !field.isEqual(log, file.brew) {
      let isFilling = !file.unknown.contains(field) && field.isRecorded(in: file.brew)
      guard isFilling else { continue }
      if field.isRecorded(in: log) { differing.append(field.key) } else { filled.append(field.key) }
      if prefersFile || !field.isRecorded(in: log) { field.copy(from: file.brew, to: &record) }
    }
    let extra = ExtraMerge(log: log.extra, file: file.brew.extra, prefersFile: prefersFile)
    if extra.isFilled { filled.append("extra") }
    if extra.isDiffering { differing.append("extra") }
    record.extra = extra.text
  }
}

extension RecordMerge<Bag> {
  init(log: Bag, file: Bag, prefersFile: Bool) {
    record = log
    text(\.bean.name, "bean", file, prefersFile)
    text(\.bean.roaster, "roaster", file, prefersFile)
    value(\.roast.roasted, "roasted", file, prefersFile)
    value(\.roast.frozen, "frozen", file, prefersFile)
    value(\.roast.thawed, "thawed", file, prefersFile)
    value(\.weight, "weight", file, prefersFile)
    value(\.cost, "cost", file, prefersFile)
    text(\.note, "note", file, prefersFile)
    if log.isFinished != file.isFinished {
      differing.append("finished")
      if prefersFile { record.isFinished = file.isFinished }
    }
    let extra = ExtraMerge(log: log.extra, file: file.extra, prefersFile: prefersFile)
    if extra.isFilled { filled.append("extra") }
    if extra.isDiffering { differing.append("extra") }
    record.extra = extra.text
  }

  private mutating func text(
    _ path: WritableKeyPath<Bag, String>, _ key: String, _ file: Bag, _ prefersFile: Bool
  ) {
    let (old, new) = (record[keyPath: path], file[keyPath: path])
    take(
      path, key, new, isFilling: old.isEmpty, isSame: old.isSpelled(as: new) || new.isEmpty,
      prefersFile)
  }

  private mutating func value<V: Equatable>(
    _ path: WritableKeyPath<Bag, V?>, _ key: String, _ file: Bag, _ prefersFile: Bool
  ) {
    let (old, new) = (record[keyPath: path], file[keyPath: path])
    take(path, key, new, isFilling: old == nil, isSame: new == nil || old == new, prefersFile)
  }

  private mutating func take<V>(
    _ path: WritableKeyPath<Bag, V>, _ key: String, _ new: V, isFilling: Bool, isSame: Bool,
    _ prefersFile: Bool
  ) {
    guard !isSame else { return }
    if isFilling { filled.append(key) } else { differing.append(key) }
    if isFilling || prefersFile { record[keyPath: path] = new }
  }
}

/// What becomes of what an import knew and there is no field for: objects are merged, member by member.
private struct ExtraMerge {
  var text: String?
  var isFilled = false
  var isDiffering = false

  init(log: String?, file: String?, prefersFile: Bool) {
    text = log
    guard let file, file != log else { return }
    guard let log, let old = JSONValue(log), let new = JSONValue(file) else {
      isFilled = log == nil
      isDiffering = !isFilled
      if isFilled || prefersFile { text = file }
      return
    }
    let merged = merge(old, new, prefersFile)
    if merged != old { text = merged.line }
  }

  private mutating func merge(_ old: JSONValue, _ new: JSONValue, _ prefersFile: Bool) -> JSONValue
  {
    guard old != new else { return old }
    guard case .object(var members) = old, case .object(let others) = new else {
      isDiffering = true
      return prefersFile ? new : old
    }
    for other in others {
      if let index = members.firstIndex(where: { $0.name == other.name }) {
        members[index].value = merge(members[index].value, other.value, prefersFile)
      } else {
        isFilled = true
        members.append(other)
      }
    }
    return .object(members)
  }
}

extension Brew {
  /// Whether the texts have the same bytes; equal ones may be in other normal forms.
  fileprivate func isSpelled(as other: Brew) -> Bool {
    bean.name.isSpelled(as: other.bean.name) && bean.roaster.isSpelled(as: other.bean.roaster)
      && method.name.isSpelled(as: other.method.name)
      && grinder.name.isSpelled(as: other.grinder.name)
      && grinder.setting.isSpelled(as: other.grinder.setting) && drink.isSpelled(as: other.drink)
      && note.isSpelled(as: other.note) && (extra ?? "").isSpelled(as: other.extra ?? "")
      && tags.elementsEqual(other.tags) { $0.isSpelled(as: $1) }
  }
}

extension BrewField {
  fileprivate func isRecorded(in brew: Brew) -> Bool {
    self == .favorite || !text(of: brew).isEmpty
  }

  /// Equal as the same bytes: names that only look alike are not.
  fileprivate func isEqual(_ left: Brew, _ right: Brew) -> Bool {
    switch self {
    case .id: true
    // The zone in which a file without zones was read is no news.
    case .date: left.brewedAt.instant == right.brewedAt.instant
    default: text(of: left).isSpelled(as: text(of: right))
    }
  }
}
