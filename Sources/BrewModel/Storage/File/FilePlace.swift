import Glibc

/// Where a file really is, once every symbolic link has been followed, and what stands there.
struct FilePlace {
  /// As the user gave it.
  let path: String
  /// Without symbolic links; the file itself need not exist.
  let realPath: String

  /// Follows the links of a path, those to a file that does not exist yet included.
  /// - Throws: where links lead in a circle.
  init(_ path: String) throws(LogFileError) {
    self.path = path
    var current = path
    for _ in 0..<40 {
      guard let target = Self.target(ofLink: current) else {
        realPath = Self.resolved(current)
        return
      }
      current =
        target.utf8.first == UInt8(ascii: "/") ? target : Self.directory(of: current) + "/" + target
    }
    throw LogFileError(path: path, .cannotOpen("symbolic links lead in a circle"))
  }

  var directory: String { Self.directory(of: realPath) }
  var name: String { Self.name(of: realPath) }

  /// A file beside it, whose name begins with the same.
  func beside(_ suffix: String) -> String { realPath + suffix }

  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  private static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// With the links in its folders followed as far as they exist.
  private static func resolved(_ path: String) -> String {
    guard let folder = realpath(directory(of: path), nil) else { return path }
    defer { free(folder) }
    let text = String(cString: folder)
    return (text == "/" ? "" : text) + "/" + name(of: path)
  }
}
