import Glibc

/// The program that is built beside these tests.
enum BuiltProgram {
  static let path = folder + "/brewlog"

  /// Where it is.
  static let folder: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    let runner = String(decoding: path.prefix(max(0, length)).map(UInt8.init), as: UTF8.self)
    return runner.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }()
}
