import BrewModel
import Glibc

/// A log of brews with all that a name can hold, gone after the test.
nonisolated final class HostileLog {
  let folder: String
  var path: String { folder + "/brewlog.db" }

  /// - Parameter names: of the beans and roasters; each bean has its number behind its name.
  /// - Throws: `LogFileError`.
  init(names: [String] = RandomInput.words) throws {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(base)/brewlog-terminal-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    let brews = (0..<60).map { LogChange.addBrew(Self.brew($0, names)) }
    try LogFile(path: path).perform(LogAction("from elsewhere", brews))
  }

  private static func brew(_ index: Int, _ names: [String]) -> Brew {
    let name = "\(names[index % names.count]) \(index)"
    var brew = Brew(Bean(name, roaster: names[index / 2 % names.count]))
    brew.rating = index % 3 == 0 ? Rating(Double(index % 9) / 2 + 0.5) : nil
    brew.note =
      index % 4 == 0 ? names.joined(separator: " ") : "\u{1B}[31mred\tand\u{07}\r\n\(index)"
    return brew
  }

  deinit {
    for name in ["", "-wal", "-shm", "-journal"] { unlink(path + name) }
    rmdir(folder)
  }
}
