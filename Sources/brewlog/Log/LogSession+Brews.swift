import BrewModel

extension LogSession {
  /// The fewest characters of an id that stand for it.
  static let shortestID = 4

  /// The brew that a word stands for: an id, the beginning of one, `last`, or `last-N` for the Nth before the last.
  ///
  /// - Throws: `UsageError` for a word that is no such thing or stands for several; `CommandFailure` if there is none.
  func brew(_ word: String, in file: LogFile) throws -> Brew {
    if let place = try Self.placeFromLast(word) {
      guard let brew = try file.brews(limit: place + 1).dropFirst(place).first else {
        throw CommandFailure(
          place == 0
            ? "the log has no brew yet" : "the log has no more than \(place.counted("brew"))")
      }
      return brew
    }
    let prefix = word.lowercased()
    guard prefix.utf8.count >= Self.shortestID, prefix.utf8.allSatisfy(Self.isOfID) else {
      throw UsageError(
        "\(word.quoted) is no id; give \(Self.shortestID) or more of the characters that brewlog list shows, or last"
      )
    }
    let ids = try file.brewIDs(startingWith: prefix, limit: 2)
    guard let id = ids.first, let brew = try file.brew(id) else {
      throw CommandFailure("there is no brew \(word.quoted)")
    }
    if ids.count > 1 {
      throw UsageError(
        "\(word.quoted) begins more than one id (\(ids[0]), \(ids[1])); give more of it")
    }
    return brew
  }

  /// The brews that the words of the command stand for, each once.
  func brews(in file: LogFile) throws -> [Brew] {
    guard !request.words.isEmpty else {
      throw UsageError("\(request.command) needs the id of a brew; brewlog list shows them")
    }
    var brews: [Brew] = []
    for word in request.words {
      let brew = try brew(word, in: file)
      if !brews.contains(where: { $0.id == brew.id }) { brews.append(brew) }
    }
    return brews
  }

  private static func placeFromLast(_ word: String) throws(UsageError) -> Int? {
    guard word.hasPrefix("last") else { return nil }
    let rest = word.dropFirst(4)
    if rest.isEmpty { return 0 }
    guard rest.hasPrefix("-"), let place = Int(rest.dropFirst()), place >= 0, place < 1_000_000_000
    else {
      throw UsageError("\(word.quoted) is no brew; write it like last or last-1")
    }
    return place
  }

  private static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension Brew {
  /// The first characters of its id: enough for logs of any length that people keep.
  var shortID: String { String(id.description.prefix(8)) }

  /// `1f0a9c3e Kenya AA`.
  var title: String { "\(shortID) \(bean.name)" }
}

extension LogAction {
  /// What a list of brews is called in the name of an action.
  static func names(of brews: [Brew]) -> String {
    brews.count == 1 ? brews[0].bean.name : brews.count.counted("brew")
  }
}
