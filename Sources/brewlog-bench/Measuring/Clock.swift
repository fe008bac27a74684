import Glibc

/// Times in nanoseconds.
enum Clock {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Nanoseconds that one of `times` calls takes.
  static func measure(times: Int = 1, _ body: () -> Void) -> Double {
    let start = now
    body()
    return Double(now - start) / Double(times)
  }
}

extension [Double] {
  /// Not defined for none.
  var median: Double { sorted()[count / 2] }
}
