import Glibc

/// Files that are there, whole, even if the power fails the moment after.
package enum DurableFile {
  /// Makes a folder and those above it, each for the user alone; those that exist stay as they are.
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", path != "." else {
      throw SystemError("cannot make the folder \(path)")
    }
    try makeFolder(FilePlace.directory(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw SystemError("cannot make the folder \(path)")
    }
  }

  /// Makes an empty file that the user alone may read and write; one that exists is an error.
  static func makeEmpty(_ path: String) throws(SystemError) {
    close(try PrivateFile.make(path))
  }

  /// Has what was written to a file or a folder reach the disk. Not for a file that SQLite has open: closing it here
  /// would end SQLite's locks.
  static func sync(_ path: String) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("cannot open \(path)") }
    defer { close(descriptor) }
    // Some file systems cannot do it for a folder.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw SystemError("cannot write \(path)")
    }
  }

  /// Puts a file in the place of another one, at once and for good.
  static func replace(_ path: String, with newPath: String) throws(SystemError) {
    guard rename(newPath, path) == 0 else { throw SystemError("cannot rename \(newPath)") }
    try sync(FilePlace.directory(of: path))
  }

  /// Gives a file its name, unless there is one of that name: then nothing happens.
  /// - Returns: whether it has the name.
  static func name(_ newPath: String, _ path: String) throws(SystemError) -> Bool {
    if link(newPath, path) == 0 {
      unlink(newPath)
    } else if errno == EEXIST {
      return false
    } else {
      // A file system without links.
      if case .file = FileIdentity.find(path) { return false }
      guard rename(newPath, path) == 0 else { throw SystemError("cannot rename \(newPath)") }
    }
    try sync(FilePlace.directory(of: path))
    return true
  }

  /// Copies a file's bytes into an empty one, and has them reach the disk. Complexity: O(size).
  ///
  /// - Parameter progress: is told how many of how many bytes are copied; its no ends it.
  /// - Returns: false if it was ended.
  @discardableResult
  static func copy(
    _ path: String, into newPath: String, _ progress: LogFile.Progress? = nil
  ) throws(SystemError) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw SystemError("cannot open \(path)") }
    defer { close(source) }
    let target = open(newPath, O_WRONLY | O_CLOEXEC)
    guard target >= 0 else { throw SystemError("cannot open \(newPath)") }
    defer { close(target) }
    var status = stat()
    fstat(source, &status)
    var done = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard progress?(done, Int(status.st_size)) ?? true else { return false }
      let count = read(source, &buffer, buffer.count)
      guard count >= 0 else { throw SystemError("cannot read \(path)") }
      if count == 0 { break }
      var written = 0
      while written < count {
        let step = buffer.withUnsafeBytes {
          write(target, $0.baseAddress! + written, count - written)
        }
        guard step > 0 else { throw SystemError("cannot write \(newPath)") }
        written += step
      }
      done += count
    }
    guard fsync(target) == 0 else { throw SystemError("cannot write \(newPath)") }
    return true
  }

  /// The names in a folder, in no order. Complexity: O(names).
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: UInt8.self, capacity: 256) {
            String(decodingCString: $0, as: UTF8.self)
          }
        })
    }
    return names
  }
}
