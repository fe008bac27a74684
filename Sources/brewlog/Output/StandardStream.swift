import Glibc

/// The streams on which the program speaks while no screen is up.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Has a reader that has seen enough (`| head`) end the program without a word, also where whoever started it holds
  /// that signal back.
  static func endWithReader() {
    signal(SIGPIPE, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Writes the whole text.
  ///
  /// - Throws: `UsageError` with the system's reason when it cannot be written.
  func write(_ text: String) throws(UsageError) {
    var text = text
    let failure: Int32? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(rawValue, rest.baseAddress, rest.count)
        if written >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    if let failure {
      throw UsageError("cannot write the output: \(String(cString: strerror(failure)))")
    }
  }
}
