import Glibc
import TerminalUI

/// A copy of this program without a part of its symbols, to be run by itself.
final class ProgramCopy {
  private let path: String

  /// - Parameter option: what `strip` is to leave out: `--strip-debug`, `--strip-all`.
  /// - Returns: nil where the copy cannot be made, as without binutils.
  init?(_ option: String) {
    guard let file = Self.output("mktemp").first else { return nil }
    let made = Self.output(
      "strip \(option) -o \(file) /proc/\(getpid())/exe && chmod 700 \(file) && echo made")
    path = String(file)
    if made.isEmpty { return nil }
  }

  deinit { unlink(path) }

  /// Runs the copy, and gives what it has written.
  ///
  /// - Parameter tool: a command that runs it, with the arguments that come before the program's.
  func output(_ arguments: String, under tool: String = "") -> [Substring] {
    Self.output("\(tool) \(path) \(arguments)")
  }

  private static func output(_ command: String) -> [Substring] {
    guard let pipe = popen(command + " 2>/dev/null", "r") else { return [] }
    defer { pclose(pipe) }
    return lines(of: pipe)
  }

  private static func lines(of stream: UnsafeMutablePointer<FILE>) -> [Substring] {
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Counts what a run of the copy does, by callgrind; nil without valgrind.
  func profile(_ arguments: String) -> Profile? {
    let file = path + ".callgrind"
    defer { unlink(file) }
    let log = output(
      arguments, under: "valgrind --log-fd=1 --tool=callgrind --callgrind-out-file=\(file)")
    guard let line = log.first(where: { $0.firstRange(ofText: "Collected") != nil }),
      let instructions = line.split(separator: " ").last.flatMap({ Int($0) }),
      let stream = fopen(file, "r")
    else { return nil }
    defer { fclose(stream) }
    return Profile(instructions: instructions, callgrind: Self.lines(of: stream))
  }
}
