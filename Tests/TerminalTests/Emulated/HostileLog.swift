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

  /// Adds one more brew, as another copy of the program does.
  func add(_ index: Int) throws {
    let change = LogChange.addBrew(Self.brew(index, RandomInput.words))
    try LogFile(path: path).perform(LogAction("from elsewhere", [change]))
  }

  private static func brew(_ index: Int, _ names: [String]) -> Brew {
    let name = "\(names[index % names.count]) \(index)"
    let day = CivilDay(year: 2026, month: 11, day: 1 + index % 28)!
    var brew = Brew(
      id: Brew.ID(named: name), Bean(name, roaster: names[index / 2 % names.count]),
      at: ZonedTime(day, hour: 8, offset: 0)!)
    brew.rating = index % 3 == 0 ? Rating(Double(index % 9) / 2 + 0.5) : nil
    brew.note =
      index % 4 == 0 ? names.joined(separator: " ") : "\u{1B}[31mred\tand\u{07}\r\n\(index)"
    return brew
  }

  deinit {
    let copies = (try? LogFile.copies(ofLogAt: path)) ?? []
    for file in [path, path + "-journal"] + copies.map(\.path) { unlink(file) }
    rmdir(folder)
  }
}
