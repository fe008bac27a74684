import Glibc

/// A folder for one log, in memory where the system has such a place.
nonisolated struct FuzzFolder {
  let path: String

  init() {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(base)/brewlog-fuzz-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  var log: String { path + "/brewlog.db" }

  /// Removes it with the files in it.
  func remove() {
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
            _ = unlink(path + "/" + String(cString: name))
          }
        }
      }
      closedir(stream)
    }
    rmdir(path)
  }
}
