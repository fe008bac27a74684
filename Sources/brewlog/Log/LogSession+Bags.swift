import BrewModel

extension LogSession {
  /// The id of the bag that a text stands for. An empty text, which takes the bag away, stays.
  ///
  /// - Throws: `UsageError` where it is none, or more than one.
  func bagID(_ text: String, in file: LogFile) throws -> String {
    guard !text.isEmpty else { return text }
    let meaning = BagNames(try file.bags()).bag(called: text)
    do throws(ValueError) {
      return try meaning.id(of: text).description
    } catch {
      let advice = meaning == .none ? "; brewlog bags lists them" : ""
      throw UsageError("bag: \(text.quoted) \(error.reason)\(advice); nothing was saved")
    }
  }
}
