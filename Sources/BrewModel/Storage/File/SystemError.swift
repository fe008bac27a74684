import Glibc

/// What the system refused.
struct SystemError: Error {
  let code: Int32
  /// `cannot rename log.db.new`.
  let what: String

  /// From `errno`.
  init(_ what: String) {
    code = errno
    self.what = what
  }

  var text: String { "\(what): \(Self.text(of: code))" }

  static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
