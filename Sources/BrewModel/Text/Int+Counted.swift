extension Int {
  /// A number of things: `1 brew`, `2 brews`.
  ///
  /// - Parameters:
  ///   - noun: in the singular; an s makes it plural.
  ///   - digits: how the number is written; nil for its digits alone.
  package func counted(_ noun: String, as digits: String? = nil) -> String {
    "\(digits ?? String(self)) \(noun)\(self == 1 ? "" : "s")"
  }
}
