import BrewModel

/// What was typed into a form that was left without saving: its texts by the keys of the fields.
nonisolated struct KeptDraft: Equatable, Sendable {
  enum Subject: Equatable, Sendable {
    /// nil for a new one.
    case brew(Brew.ID?)
    case bag(Bag.ID?)
  }

  let subject: Subject
  var texts: [(key: String, text: String)]

  static func == (left: Self, right: Self) -> Bool {
    left.subject == right.subject && left.texts.elementsEqual(right.texts, by: ==)
  }
}

extension KeptDraft {
  /// What a form holds, if anything was typed into it: of something new every text, else those that were changed.
  @MainActor init?<Field: FormField>(_ form: FormDraft<Field>, _ subject: Subject) {
    guard form.wasTyped, form.isChanged else { return nil }
    self.subject = subject
    let isNew = subject == .brew(nil) || subject == .bag(nil)
    texts = form.fields.filter { isNew ? !form[$0].isEmpty : form.isChanged($0) }
      .map { (key: $0.key, text: form[$0]) }
  }

  // MARK: As a file

  private static let firstWord = "brewlog-draft"
  private static let firstLine = firstWord + " 1"

  /// Drafts as the text of a file, which `read(_:)` reads back.
  static func text(of drafts: [KeptDraft]) -> String {
    var text = firstLine + "\n"
    for draft in drafts {
      text += "[" + draft.subject.text + "]\n"
      for (key, value) in draft.texts {
        // A field is one line.
        text += key + "=" + String(value.map { $0.isNewline ? " " : $0 }) + "\n"
      }
    }
    return text
  }

  /// Whether a newer version of the program has written a file: not all of it means something here.
  static func isOfNewer(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    let first = lines.first?.split(separator: " ") ?? []
    guard first.count == 2, first[0] == firstWord, let version = Int(first[1]) else { return false }
    return version > 1 || lines.dropFirst().contains(where: isUnknown)
  }

  /// Whether a line has a kind of record or a field that is not known here.
  private static func isUnknown(_ line: Substring) -> Bool {
    if line.hasPrefix("[") {
      let kind = line.dropFirst().prefix { $0.isLetter }
      return !kind.isEmpty && kind != "brew" && kind != "bag"
    }
    guard let sign = line.firstIndex(of: "=") else { return false }
    let key = String(line[..<sign])
    return BrewField(key: key) == nil && BagField(rawValue: key) == nil
  }

  /// The drafts of a file; lines that say nothing known are left out.
  static func read(_ text: String) -> [KeptDraft] {
    var drafts: [KeptDraft] = []
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == firstLine else { return [] }
    for line in lines.dropFirst() {
      if line.hasPrefix("["), line.hasSuffix("]") {
        guard let subject = Subject(line.dropFirst().dropLast()) else { continue }
        drafts.append(KeptDraft(subject: subject, texts: []))
      } else if let sign = line.firstIndex(of: "="), !drafts.isEmpty {
        drafts[drafts.count - 1].texts.append(
          (String(line[..<sign]), String(line[line.index(after: sign)...])))
      }
    }
    return drafts.filter { !$0.texts.isEmpty }
  }
}

extension KeptDraft.Subject {
  var text: String {
    switch self {
    case .brew(let id): "brew" + (id.map { " \($0)" } ?? "")
    case .bag(let id): "bag" + (id.map { " \($0)" } ?? "")
    }
  }

  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case ("brew", 1): self = .brew(nil)
    case ("bag", 1): self = .bag(nil)
    case ("brew", 2):
      guard let id = Brew.ID(String(words[1])) else { return nil }
      self = .brew(id)
    case ("bag", 2):
      guard let id = Bag.ID(String(words[1])) else { return nil }
      self = .bag(id)
    default: return nil
    }
  }
}
