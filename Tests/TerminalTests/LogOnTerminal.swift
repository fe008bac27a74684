import Glibc

/// A log in a folder of its own, for a program on a terminal; gone after the test.
final class LogOnTerminal {
  let folder: String
  var log: String { folder + "/brewlog.db" }

  init() {
    var template = Array("/tmp/brewlog terminal-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  /// Runs a command of the program on the log, and returns what it prints.
  @discardableResult
  func brewlog(_ arguments: String...) -> String {
    run([Program.path] + arguments + ["--log", log], environment: Program.environment).output
  }

  func write(_ text: String, to name: String, mode: mode_t = 0o644) {
    let path = folder + "/" + name
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
    chmod(path, mode)
  }

  /// The text of a file; nil if there is none.
  func text(of name: String) -> String? {
    guard let file = fopen(folder + "/" + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  func makeFolder(_ name: String) { mkdir(folder + "/" + name, 0o700) }

  /// The names in a folder of it.
  func names(in name: String) -> [String] {
    run(["ls", "-A", folder + "/" + name], environment: Program.environment).output
      .split(separator: "\n").map(String.init)
  }

  isolated deinit { _ = run(["rm", "-r", folder], environment: Program.environment) }
}
