import BrewLogApp
import Glibc

/// The user's editor: what VISUAL says, else EDITOR, else vi.
enum TextEditor {
  /// Lets the user change a text.
  ///
  /// - Returns: the text, or why there is none; what was written is then left in its file, which the reason names.
  static func edit(_ text: String) -> EditedText {
    guard let path = temporaryFile(with: text) else {
      let reason = String(cString: strerror(errno))
      return .failed(why: "there is no file for the editor: \(reason); the note is as it was")
    }
    guard run(on: path) else {
      return failed("the editor did not end well", text, path)
    }
    guard let new = contents(of: path) else {
      return failed("what the editor wrote is no text in UTF-8", text, path)
    }
    unlink(path)
    // Editors end the last line.
    return .changed(new.hasSuffix("\n") && !text.hasSuffix("\n") ? String(new.dropLast()) : new)
  }

  /// - Returns: whether the editor ended with status 0.
  private static func run(on path: String) -> Bool {
    setenv("BREWLOG_NOTE", path, 1)
    defer { unsetenv("BREWLOG_NOTE") }
    // The shell takes quotes and options in the variable apart. What we print ourselves is caught, so the terminal is
    // named.
    let command =
      #"eval "${VISUAL:-${EDITOR:-vi}} \"\$BREWLOG_NOTE\"" </dev/tty >/dev/tty 2>/dev/tty"#
    return system(command) == 0
  }

  /// A file that holds what it held before the editor is of no use to anybody.
  private static func failed(_ why: String, _ text: String, _ path: String) -> EditedText {
    if contents(of: path) == text {
      unlink(path)
      return .failed(why: why + "; the note is as it was")
    }
    return .failed(why: why + "; the note is as it was, what was written is in \(path)")
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

  /// nil where it is gone, or no UTF-8.
  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return ferror(file) == 0 ? String(validating: bytes, as: UTF8.self) : nil
  }
}
