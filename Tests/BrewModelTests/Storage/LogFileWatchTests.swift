import BrewModel
import Glibc
import Testing

@Suite("Watching a log's file")
struct LogFileWatchTests {
  let folder = TemporaryFolder()

  /// Whether the descriptor can be read now.
  private func hasNews(_ watch: LogFileWatch) -> Bool {
    var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  private func add(_ name: String, to path: String? = nil) throws {
    try LogFile(path: path ?? folder.log).perform(LogAction("add", [.addBrew(Brew(Bean(name)))]))
  }

  @Test("a write is told, once; reading is not, and neither are other files")
  func writes() throws {
    try add("A")
    let file = try LogFile(path: folder.log)
    let watch = try #require(LogFileWatch(file))
    #expect(!hasNews(watch))
    _ = try file.brews()
    _ = try LogFile(path: folder.log).brews()
    write([1], to: folder.log + ".draft")
    #expect(!hasNews(watch))
    try add("B")
    #expect(hasNews(watch))
    watch.clear()
    #expect(!hasNews(watch))
    try add("C")
    #expect(hasNews(watch))
  }

  @Test("a log that comes later, and another one in its place")
  func comes() throws {
    let watch = try #require(LogFileWatch(try LogFile(path: folder.log)))
    #expect(!hasNews(watch))
    try add("A")
    #expect(hasNews(watch))
    watch.clear()
    watch.clear()
    #expect(!hasNews(watch), "the folder is watched no more")
    let other = folder.path + "/other.db"
    try LogFile(path: other).perform(LogAction("add", [.addBrew(Brew(Bean("X")))]))
    #expect(!hasNews(watch))
    #expect(rename(other, folder.log) == 0)
    #expect(hasNews(watch))
    watch.clear()
    watch.clear()
    try add("B")
    #expect(hasNews(watch))
  }

  @Test("a log whose folders come later, one after the other")
  func foldersCome() throws {
    let log = folder("deep/er/brewlog.db")
    let watch = try #require(LogFileWatch(try LogFile(path: log)))
    #expect(!hasNews(watch))
    mkdir(folder("deep"), 0o700)
    #expect(hasNews(watch))
    let isFile = watch.clear()
    #expect(!isFile, "there is no log yet")
    watch.clear()
    #expect(!hasNews(watch))
    try add("A", to: log)
    #expect(hasNews(watch))
    let isFileNow = watch.clear()
    #expect(isFileNow)
    watch.clear()
    #expect(!hasNews(watch))
    try add("B", to: log)
    #expect(hasNews(watch))
  }

  @Test("a file that was moved out of the place is watched no more")
  func movedAway() throws {
    try add("A")
    let watch = try #require(LogFileWatch(try LogFile(path: folder.log)))
    let (other, away) = (folder("other.db"), folder("away.db"))
    try add("X", to: other)
    #expect(rename(folder.log, away) == 0)
    #expect(rename(other, folder.log) == 0)
    #expect(hasNews(watch))
    watch.clear()
    watch.clear()
    #expect(!hasNews(watch))
    try add("B", to: away)
    #expect(!hasNews(watch))
    try add("C")
    #expect(hasNews(watch))
  }

  @Test("own saves leave nothing to look for; what others write does, also before it is committed")
  func ownSaves() throws {
    try add("A")
    let log = try BrewLog(try LogFile(path: folder.log))
    #expect(!log.mayBeOutdated)
    _ = try log.add(Brew(Bean("B")))
    #expect(!log.mayBeOutdated)
    try add("C")
    #expect(log.mayBeOutdated)
    #expect(log.refresh())
    #expect(!log.mayBeOutdated)
    write([], to: folder.log + "-journal")
    #expect(log.mayBeOutdated)
  }
}
