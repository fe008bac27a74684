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

  private func add(_ name: String) throws {
    try LogFile(path: folder.log).perform(LogAction("add", [.addBrew(Brew(Bean(name)))]))
  }

  @Test("a write is told, once; reading is not, and neither are other files")
  func writes() throws {
    try add("A")
    let file = try LogFile(path: folder.log)
    let watch = try #require(LogFileWatch(file))
    #expect(watch.isWatching && !hasNews(watch))
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
    #expect(watch.isWatching && !hasNews(watch))
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
}
