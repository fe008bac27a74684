/// What users of an app without enough fields pack into the note: `Bean: Kenya AA / Grinder: C40 / Grind: 22`.
struct PackedNote {
  private var parts: [String: String] = [:]

  init(_ note: String) {
    guard note.utf8.contains(UInt8(ascii: ":")) else { return }
    for part in note.split(whereSeparator: { $0 == "/" || $0.isNewline }) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let key = String(part[..<colon]).trimmed.lowercased()
      let value = String(part[part.index(after: colon)...]).tidied
      if parts[key] == nil, !value.isEmpty { parts[key] = value }
    }
  }

  /// Gives a brew what it lacks; the note stays as it is.
  func complete(_ brew: inout Brew) {
    if brew.bean.name.isEmpty {
      brew.bean.name = parts["bean"] ?? parts["beans"] ?? parts["coffee"] ?? ""
    }
    if brew.bean.roaster.isEmpty { brew.bean.roaster = parts["roaster"] ?? "" }
    if brew.grinder.name.isEmpty { brew.grinder.name = parts["grinder"] ?? "" }
    if brew.grinder.setting.isEmpty { brew.grinder.setting = parts["grind"] ?? "" }
  }
}
