import BrewModel

extension LogSession {
  /// The id of the bag that a text stands for: the first characters of its id, or the name of its bean where one bag of
  /// it is open. An empty text, which takes the bag away, stays.
  ///
  /// - Throws: `UsageError` where it is none, or more than one.
  func bagID(_ text: String, in file: LogFile) throws -> String {
    guard !text.isEmpty else { return text }
    let bags = try file.bags()
    let prefix = text.lowercased()
    let byID = bags.filter { $0.id.description.hasPrefix(prefix) }
    if prefix.utf8.count >= Self.shortestID, byID.count == 1 { return byID[0].id.description }
    let name = FoldedText.folded(text)
    let byName = bags.filter { FoldedText.folded($0.bean.name) == name }
    let open = byName.filter { !$0.isFinished }
    if let only = open.count == 1 ? open[0] : byName.count == 1 ? byName[0] : nil {
      return only.id.description
    }
    let found = ((open.isEmpty ? byName : open) + byID).map { String($0.id.description.prefix(8)) }
      .sorted()
    throw UsageError(
      found.count > 1
        ? "bag: \(text.quoted) may be any of \(found.joined(separator: ", ")); nothing was saved"
        : "bag: there is no bag \(text.quoted); brewlog bags lists them; nothing was saved")
  }
}
