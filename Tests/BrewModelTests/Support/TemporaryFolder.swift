import BrewModel
import Glibc

/// A folder for one test, gone after it; in memory where the system has such a place, for tests wait for no disk.
final class TemporaryFolder {
  let path: String

  init() {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(base)/brewlog-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { Self.remove(path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  var log: String { self("brewlog.db") }

  /// Names in the folder, in order.
  var names: [String] { Self.names(in: path) }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  nonisolated private static func remove(_ path: String) {
    chmod(path, 0o700)
    guard unlink(path) != 0 else { return }
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(stream)
    }
    rmdir(path)
  }
}

/// All bytes of a file; none if there is no file.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer.prefix(count)
  }
  return bytes
}

func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

func status(of path: String) -> stat {
  var status = stat()
  lstat(path, &status)
  return status
}

func mode(of path: String) -> UInt32 { status(of: path).st_mode & 0o7777 }

/// Bytes and time of last change: what reading must leave alone.
struct FileState: Equatable {
  let bytes: [UInt8]
  let seconds: Int
  let nanoseconds: Int

  init(_ path: String) {
    bytes = BrewModelTests.bytes(of: path)
    let status = status(of: path)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
