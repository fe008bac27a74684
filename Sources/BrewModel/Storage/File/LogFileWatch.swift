import Glibc

/// Tells that a log's file may have been written, by whomever: a descriptor that can be read then, for an event loop to
/// wait on beside its others. While nobody writes, nothing wakes.
///
/// It tells of writes, which come before their transaction is committed: look at once and once more a little later.
package final class LogFileWatch {
  /// Becomes readable when something happens to the file.
  package let descriptor: Int32
  private let path: String
  /// Of the file; negative while there is none.
  private var fileWatch: Int32 = -1
  /// Of the folder, while the file is not there, or of the nearest one above it that is.
  private var folderWatch: Int32 = -1

  /// nil where the system can watch nothing more.
  package init?(_ file: LogFile) {
    path = file.place.realPath
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    follow()
  }

  deinit { close(descriptor) }

  /// Takes note of what has been told; without it the descriptor can be read on. Watches the file that is in the place
  /// now. Complexity: O(what was told).
  ///
  /// - Returns: whether there is a file that may have been written, or was one.
  @discardableResult
  package func clear() -> Bool {
    let wasThere = fileWatch >= 0
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
    follow()
    return wasThere || fileWatch >= 0
  }

  /// Another file may be in the place, or the first one: a second watch of the same file is the same.
  private func follow() {
    while true {
      followFile()
      if fileWatch >= 0 { return watchFolder(-1) }
      let nearest = nearestFolder()
      if nearest == folderWatch { return }
      watchFolder(nearest)
      // What came before this watch was there is told by none: once more.
    }
  }

  private func followFile() {
    let old = fileWatch
    fileWatch = inotify_add_watch(
      descriptor, path,
      UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF))
    // The file that was in the place before may be written on elsewhere.
    if old >= 0, old != fileWatch { inotify_rm_watch(descriptor, old) }
  }

  /// Watches the folder of the log, or the nearest one above it that exists. - Returns: negative where there is none.
  /// Complexity: O(folders).
  private func nearestFolder() -> Int32 {
    var folder = path
    while folder != "/", folder != "." {
      folder = FilePlace.directory(of: folder)
      let watch = inotify_add_watch(descriptor, folder, UInt32(IN_CREATE | IN_MOVED_TO))
      if watch >= 0 { return watch }
    }
    return -1
  }

  /// Ends the watch of the folder in favour of another one.
  private func watchFolder(_ new: Int32) {
    if folderWatch >= 0, folderWatch != new { inotify_rm_watch(descriptor, folderWatch) }
    folderWatch = new
  }
}

extension LogFile {
  /// Whether a transaction is being written, or was interrupted: its journal is there before the file is written and
  /// until it is committed. Complexity: one call of the system.
  var hasJournal: Bool { Glibc.access(place.beside("-journal"), F_OK) == 0 }
}
