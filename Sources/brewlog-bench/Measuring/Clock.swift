import Glibc

/// Times in nanoseconds.
enum Clock {
  static var now: Int { read(CLOCK_MONOTONIC) }

  /// Of the processor that this process has used: what others do on the machine counts for less.
  static var used: Int { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Nanoseconds of the processor that one of `times` calls takes.
  static func measure(times: Int = 1, _ body: () -> Void) -> Double {
    let start = used
    body()
    return Double(used - start) / Double(times)
  }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension [Double] {
  /// Not defined for none.
  var median: Double { sorted()[count / 2] }
}
