import Glibc

/// Reads the files of others, and makes those that are given away.
enum TransferFile {
  /// All bytes of a file, or of the standard input for `-`.
  ///
  /// Complexity: O(size), of which there is a limit.
  static func bytes(of path: String, limits: TransferLimits) throws(TransferError) -> [UInt8] {
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(SystemError.text(of: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(SystemError.text(of: errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable("this is a folder; name a file in it")
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    guard !isFile || status.st_size <= limits.bytes else { throw tooLarge(limits) }
    var result: [UInt8] = []
    if isFile { result.reserveCapacity(Int(status.st_size) + 1) }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(SystemError.text(of: errno)) }
      guard count > 0 else { return result }
      result += buffer[..<count]
      guard result.count <= limits.bytes else { throw tooLarge(limits) }
    }
  }

  private static func tooLarge(_ limits: TransferLimits) -> TransferError {
    .tooLarge("the file is larger than \(limits.bytes >> 20) MB, which no brew log is; split it")
  }

  /// Makes a file of some bytes: whole, on the disk and for the user alone when this returns, or not at all.
  ///
  /// - Throws: if there is something of that name already.
  static func make(_ path: String, of bytes: [UInt8]) throws(TransferError) {
    var status = stat()
    // A link to nothing is something too.
    guard lstat(path, &status) != 0 else {
      throw .unreadable("there is something of that name already; it is left alone")
    }
    let folder = FilePlace.directory(of: path)
    guard access(folder, F_OK) == 0 else { throw .unreadable("there is no folder \(folder)") }
    let draft = "\(path).new-\(getpid())"
    do throws(SystemError) {
      try DurableFile.makeEmpty(draft)
      try write(bytes, to: draft)
      guard try DurableFile.name(draft, path) else {
        unlink(draft)
        throw SystemError("something of that name was made meanwhile")
      }
    } catch {
      unlink(draft)
      throw .unreadable(error.text)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("cannot open \(path)") }
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + done, bytes.count - done)
      }
      guard count > 0 else { throw SystemError("cannot write \(path)") }
      done += count
    }
    guard fsync(descriptor) == 0 else { throw SystemError("cannot write \(path)") }
  }
}
