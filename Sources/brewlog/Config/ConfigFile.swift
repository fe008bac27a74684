import Glibc

/// The file in which the user settles what the program does when nothing else is said.
enum ConfigFile {
  /// More is no config file.
  private static let sizeLimit = 65_536

  /// `brewlog/config` in `XDG_CONFIG_HOME`, or in `.config` of `HOME`; nil where neither is known.
  static var path: String? {
    if let folder = variable("XDG_CONFIG_HOME") { return folder + "/brewlog/config" }
    return variable("HOME").map { $0 + "/.config/brewlog/config" }
  }

  /// The settings; those of a file that is not there are the usual ones.
  ///
  /// - Parameter warn: is told each mistake, with the file and the line, and whether only the screens have to do with it.
  static func settings(warn: (_ mistake: String, _ isOfScreens: Bool) -> Void) -> Settings {
    guard let path else { return Settings() }
    // Nobody may ever write into a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0, let file = fdopen(descriptor, "r") else {
      if errno != ENOENT, errno != ENOTDIR {
        warn("\(path): \(String(cString: strerror(errno))); nothing in it holds", false)
      }
      return Settings()
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: sizeLimit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard count <= sizeLimit, ferror(file) == 0, !isPipe(descriptor) else {
      warn("\(path): it is no config file; nothing in it holds", false)
      return Settings()
    }
    let text = bytes.prefix(count)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let (settings, mistakes) = Settings.read(
      String(decoding: text.starts(with: mark) ? text.dropFirst(mark.count) : text, as: UTF8.self))
    for mistake in mistakes {
      warn("\(path):\(mistake.line): \(mistake.reason)", mistake.isOfScreens)
    }
    return settings
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// A folder of the environment; relative ones are ignored, as the XDG specification says.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee == CChar(UInt8(ascii: "/")) else { return nil }
    return String(cString: value)
  }
}
