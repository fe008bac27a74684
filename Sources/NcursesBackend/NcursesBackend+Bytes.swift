import Glibc

extension NcursesBackend {
  /// What this process has written, to the terminal and elsewhere, as the system counts it; 0 where it does not.
  ///
  /// ncurses writes by itself and tells nobody how much: the difference around a frame is the frame's.
  public var bytesSent: Int {
    let file = open("/proc/self/io", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { _ = Glibc.close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      let count = Glibc.read(file, buffer.baseAddress, buffer.count)
      return count > 0 ? Self.writtenCharacters(in: buffer.prefix(count)) : 0
    }
  }

  /// The number behind `wchar:`.
  nonisolated static func writtenCharacters(in text: some Sequence<UInt8>) -> Int {
    var label: [UInt8] = []
    var number = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n"):
        if label == Array("wchar".utf8) { return number }
        label.removeAll()
        number = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ":"), UInt8(ascii: " "): break
      default: label.append(byte)
      }
    }
    return 0
  }
}
