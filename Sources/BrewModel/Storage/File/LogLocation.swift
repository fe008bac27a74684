import Glibc

/// Where the log is, when nobody says so.
public enum LogLocation {
  /// The path of the log: the one that is given, that of `BREWLOG_LOG`, `brewlog/brewlog.db` in `XDG_DATA_HOME`, or
  /// that in `.local/share` of `HOME`. Relative paths in the last two are ignored, as the XDG specification says.
  ///
  /// - Throws: `noHome` when none of them is there.
  public static func path(
    given: String? = nil, environment: [String: String]
  ) throws(LogFileError) -> String {
    if let given, !given.isEmpty { return given }
    if let named = environment["BREWLOG_LOG"], !named.isEmpty { return named }
    if let data = environment["XDG_DATA_HOME"], data.utf8.first == UInt8(ascii: "/") {
      return data + "/" + file
    }
    if let home = environment["HOME"], home.utf8.first == UInt8(ascii: "/") {
      return home + "/.local/share/" + file
    }
    throw LogFileError(path: file, .noHome)
  }

  /// The variables that `path(given:environment:)` asks for, from the process.
  public static var environment: [String: String] {
    var found: [String: String] = [:]
    for name in ["BREWLOG_LOG", "XDG_DATA_HOME", "HOME"] {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  private static let file = "brewlog/brewlog.db"
}
