import Glibc

extension NcursesBackend {
  /// What this process has written, to the terminal and elsewhere, as the system counts it; 0 where it does not.
  ///
  /// ncurses writes by itself and tells nobody how much: the difference around a frame is the frame's.
  public var bytesSent: Int {
    let file = open("/proc/self/io", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { _ = Glibc.close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let count = Glibc.read(file, buffer.baseAddress, buffer.count)
      return count > 0 ? Self.writtenCharacters(in: buffer.prefix(count)) : 0
    }
  }

  /// The number behind `wchar:`, which stands on the second line.
  nonisolated static func writtenCharacters(in text: Slice<UnsafeMutableRawBufferPointer>) -> Int {
    var line = 0
    var number = 0
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        line += 1
        if line == 2 { return number }
      } else if line == 1, case UInt8(ascii: "0")...UInt8(ascii: "9") = byte {
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    return 0
  }
}
