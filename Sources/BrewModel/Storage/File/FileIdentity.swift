import Glibc

/// Which file a path names at the moment, and when it was last written.
struct FileIdentity: Equatable {
  let device: UInt64
  let inode: UInt64
  let size: Int
  let modifiedSeconds: Int
  let modifiedNanoseconds: Int

  /// What stands at a path.
  enum Found {
    case nothing
    case file(FileIdentity)
    /// A folder, a device …
    case other(String)
    /// It cannot be looked at.
    case failure(Int32)
  }

  static func find(_ path: String) -> Found {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? .nothing : .failure(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(FileIdentity(status))
    case S_IFDIR: return .other("a folder")
    default: return .other("no plain file")
    }
  }

  private init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    modifiedSeconds = status.st_mtim.tv_sec
    modifiedNanoseconds = status.st_mtim.tv_nsec
  }

  /// Whether both are the same file, however often it was written in between.
  func isSameFile(as other: FileIdentity) -> Bool { device == other.device && inode == other.inode }
}
