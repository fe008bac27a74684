import CRuntime
import Glibc

/// What the process uses.
enum Memory {
  /// Bytes given out by `malloc` and not freed.
  static var allocated: Int { brewlog_allocated_bytes() }

  /// Kilobytes in memory, now and at most.
  static var resident: (now: Int, peak: Int) { (status("VmRSS:"), status("VmHWM:")) }

  private static func status(_ label: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let fields = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
      )
      .split { $0 == " " || $0 == "\t" }
      if fields.first.map(String.init) == label { return Int(fields[1]) ?? 0 }
    }
    return 0
  }
}
