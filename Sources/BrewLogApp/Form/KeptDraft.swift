import BrewModel

/// What was typed into a form that was left without saving: its texts by the keys of the fields.
nonisolated struct KeptDraft: Equatable, Sendable {
  enum Subject: Equatable, Sendable {
    case brew(Brew.ID)
    case bag(Bag.ID)
    /// The id that it is saved with, so that it can be known again in the log; nil in what older versions have kept.
    case newBrew(Brew.ID?)
    case newBag(Bag.ID?)

    var isNew: Bool {
      switch self {
      case .brew, .bag: false
      case .newBrew, .newBag: true
      }
    }
  }

  let subject: Subject
  var texts: [(key: String, text: String)]
  /// By the keys of those that were changed: what they were before, so that it is seen where others change them.
  var bases: [String: String] = [:]

  static func == (left: Self, right: Self) -> Bool {
    left.subject == right.subject && left.bases == right.bases
      && left.texts.elementsEqual(right.texts, by: ==)
  }
}

extension KeptDraft {
  /// What a form holds, if anything was typed into it: of something new every text, else those that were changed.
  @MainActor init?<Field: FormField>(_ form: FormDraft<Field>, _ subject: Subject) {
    guard form.wasTyped, form.isChanged else { return nil }
    self.subject = subject
    texts = form.fields.filter { subject.isNew ? !form[$0].isEmpty : form.isChanged($0) }
      .map { (key: $0.key, text: form[$0]) }
    guard !subject.isNew else { return }
    for field in form.changedFields { bases[field.key] = form.base(of: field) }
  }

  // MARK: As a file

  private static let firstWord = "brewlog-draft"
  private static let version = 2

  /// Drafts as the text of a file, which `read(_:)` reads back.
  static func text(of drafts: [KeptDraft]) -> String {
    var text = "\(firstWord) \(version)\n"
    for draft in drafts {
      text += "[" + draft.subject.text + "]\n"
      for (key, value) in draft.texts {
        text += line(key, value)
        if let base = draft.bases[key] { text += line(basePrefix + key, base) }
      }
    }
    return text
  }

  /// Before the key of what a field was.
  private static let basePrefix = "was "

  /// A field is one line.
  private static func line(_ key: String, _ text: String) -> String {
    key + "=" + String(text.map { $0.isNewline ? " " : $0 }) + "\n"
  }

  /// Whether a newer version of the program has written a file: not all of it means something here.
  static func isOfNewer(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    guard let version = version(of: lines.first) else { return false }
    return version > Self.version || lines.dropFirst().contains(where: isUnknown)
  }

  /// As its first line says; nil where it is none of ours.
  private static func version(of line: Substring?) -> Int? {
    let words = line?.split(separator: " ") ?? []
    return words.count == 2 && words[0] == firstWord ? Int(words[1]) : nil
  }

  /// Whether a line has a kind of record or a field that is not known here.
  private static func isUnknown(_ line: Substring) -> Bool {
    if line.hasPrefix("[") {
      let kind = line.dropFirst().prefix { $0.isLetter }
      return !kind.isEmpty && !["brew", "bag", "new"].contains(kind)
    }
    guard let sign = line.firstIndex(of: "=") else { return false }
    let key = fieldKey(line[..<sign]).key
    return BrewField(key: key) == nil && BagField(rawValue: key) == nil
  }

  private static func fieldKey(_ start: Substring) -> (key: String, isBase: Bool) {
    start.hasPrefix(basePrefix)
      ? (String(start.dropFirst(basePrefix.count)), true) : (String(start), false)
  }

  /// The drafts of a file; lines that say nothing known are left out.
  static func read(_ text: String) -> [KeptDraft] {
    var drafts: [KeptDraft] = []
    let lines = text.split(separator: "\n")
    guard let found = version(of: lines.first), (1...version).contains(found) else { return [] }
    for line in lines.dropFirst() {
      if line.hasPrefix("["), line.hasSuffix("]") {
        guard let subject = Subject(line.dropFirst().dropLast()) else { continue }
        drafts.append(KeptDraft(subject: subject, texts: []))
      } else if let sign = line.firstIndex(of: "="), !drafts.isEmpty {
        let text = String(line[line.index(after: sign)...])
        let (key, isBase) = fieldKey(line[..<sign])
        if isBase {
          drafts[drafts.count - 1].bases[key] = text
        } else {
          drafts[drafts.count - 1].texts.append((key, text))
        }
      }
    }
    return drafts.filter { !$0.texts.isEmpty }
  }
}

extension KeptDraft.Subject {
  /// `brew ID`, `new brew ID`.
  var text: String {
    switch self {
    case .brew(let id): "brew \(id)"
    case .bag(let id): "bag \(id)"
    case .newBrew(let id): "new brew" + (id.map { " \($0)" } ?? "")
    case .newBag(let id): "new bag" + (id.map { " \($0)" } ?? "")
    }
  }

  init?(_ text: Substring) {
    var words = text.split(separator: " ").map(String.init)
    let isNew = words.first == "new"
    if isNew { words.removeFirst() }
    switch (words.first, words.count) {
    // Without an id it is of something new; older versions said no more.
    case ("brew", 1): self = .newBrew(nil)
    case ("bag", 1): self = .newBag(nil)
    case ("brew", 2):
      guard let id = Brew.ID(words[1]) else { return nil }
      self = isNew ? .newBrew(id) : .brew(id)
    case ("bag", 2):
      guard let id = Bag.ID(words[1]) else { return nil }
      self = isNew ? .newBag(id) : .bag(id)
    default: return nil
    }
  }
}
