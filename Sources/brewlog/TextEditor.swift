import Glibc

/// The user's editor: what VISUAL says, else EDITOR, else vi.
enum TextEditor {
  /// Lets the user change a text.
  ///
  /// - Returns: nil where the editor could not be started or ended badly, or the text could not be read back; what was
  ///   written is then left in its file, whose name is told on the terminal.
  static func edit(_ text: String) -> String? {
    guard let path = temporaryFile(with: text) else { return nil }
    setenv("BREWLOG_NOTE", path, 1)
    defer { unsetenv("BREWLOG_NOTE") }
    // The shell takes quotes and options in the variable apart. What we print ourselves is caught, so the terminal is
    // named.
    let command =
      #"eval "${VISUAL:-${EDITOR:-vi}} \"\$BREWLOG_NOTE\"" </dev/tty >/dev/tty 2>/dev/tty"#
    guard system(command) == 0, let new = contents(of: path) else { return nil }
    unlink(path)
    // Editors end the last line.
    return new.hasSuffix("\n") && !text.hasSuffix("\n") ? String(new.dropLast()) : new
  }

  /// A file of the user's alone.
  private static func temporaryFile(with text: String) -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/brewlog-note-XXXXXX.txt".utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { mkstemps($0.baseAddress!, 4) }
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else { return nil }
    let written = fwrite(text, 1, text.utf8.count, file)
    guard fclose(file) == 0, written == text.utf8.count else { return nil }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
