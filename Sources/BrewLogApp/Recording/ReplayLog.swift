import BrewModel
import Glibc

/// The log that a replay shows. A recording holds no brews, and what its keys do must not touch the user's: so it is an
/// empty one in a folder of its own, made when it is first shown.
final class ReplayLog {
  private var folder: String?
  /// Whether the replay has shown it.
  var isShown: Bool { folder != nil }

  /// - Throws: where no folder can be made.
  func open() throws(LogFileError) -> BrewLog {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/brewlog-replay-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
    guard made else {
      throw LogFileError(
        path: parent, .system("no folder for the log of the replay can be made", code: errno))
    }
    let folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    self.folder = folder
    return try BrewLog(LogFile(path: "\(folder)/brewlog.db"))
  }

  /// Removes the folder and what is in it.
  func remove() {
    guard let folder else { return }
    for name in DurableFile.names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
