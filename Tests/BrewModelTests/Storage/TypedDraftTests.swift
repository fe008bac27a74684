import Glibc
import Testing

@testable import BrewModel

@Suite("Files of what is being typed")
struct TypedDraftTests {
  let folder = TemporaryFolder()

  @Test("a new file that another program has in hand, or has taken away, cannot be locked")
  func lock() throws {
    let path = folder("new")
    let file = try PrivateFile.make(path)
    defer { close(file) }
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    #expect(flock(reader, LOCK_SH | LOCK_NB) == 0)
    #expect(!PrivateFile.lock(file))
    close(reader)
    #expect(PrivateFile.lock(file))
    unlink(path)
    #expect(!PrivateFile.lock(file))
  }

  @Test("what is half written is taken away where nobody writes it, and stays where somebody does")
  func halfWritten() throws {
    let path = folder("brewlog.db.draft.new-1-abc")
    let writer = try PrivateFile.make(path)
    #expect(PrivateFile.lock(writer))
    let file = try LogFile(path: folder.log)
    #expect(file.abandonedDrafts().isEmpty)
    #expect(folder.names == ["brewlog.db.draft.new-1-abc"])
    close(writer)
    #expect(file.abandonedDrafts().isEmpty)
    #expect(folder.names == [])
  }

  @Test("it is one file however often it is written, and another one's while it is")
  func oneFile() throws {
    let (mine, other) = (try LogFile(path: folder.log), try LogFile(path: folder.log))
    for text in ["a", "ab", "abc"] {
      try mine.keepTyped(text)
      #expect(folder.names.count == 1)
      #expect(other.abandonedDrafts().isEmpty)
    }
    let path = folder(folder.names[0])
    #expect(bytes(of: path) == Array("abc".utf8))
    unlink(path)
    try mine.keepTyped("abcd")
    #expect(folder.names.map { bytes(of: folder($0)) } == [Array("abcd".utf8)])
    mine.removeTyped()
    #expect(folder.names == [])
  }
}
