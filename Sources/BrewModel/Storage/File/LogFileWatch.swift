import Glibc

/// Tells that a log's file may have been written, by whomever: a descriptor that can be read then, for an event loop to
/// wait on beside its others. While nobody writes, nothing wakes.
///
/// It tells of writes, which come before their transaction is committed: look at once and once more a little later.
package final class LogFileWatch {
  package let descriptor: Int32
  private let path: String
  private let folder: String
  /// Of the file; negative while there is none.
  private var fileWatch: Int32 = -1
  /// Of the folder, while the file is not there.
  private var folderWatch: Int32 = -1

  /// nil where the system can watch nothing more.
  package init?(_ file: LogFile) {
    path = file.place.realPath
    folder = file.place.directory
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    follow()
  }

  deinit { close(descriptor) }

  /// Takes note of what has been told; without it the descriptor can be read on. Watches the file that is in the place
  /// now. Complexity: O(what was told).
  package func clear() {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
    follow()
  }

  /// Another file may be in the place, or the first one: a second watch of the same file is the same.
  private func follow() {
    fileWatch = inotify_add_watch(
      descriptor, path,
      UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF))
    if fileWatch < 0, folderWatch < 0 {
      folderWatch = inotify_add_watch(descriptor, folder, UInt32(IN_CREATE | IN_MOVED_TO))
    } else if fileWatch >= 0, folderWatch >= 0 {
      inotify_rm_watch(descriptor, folderWatch)
      folderWatch = -1
    }
  }

  /// Whether a file is watched; where even its folder was not there yet, `clear` looks again.
  package var isWatching: Bool { fileWatch >= 0 || folderWatch >= 0 }
}
