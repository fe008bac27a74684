import Glibc

/// The streams on which the program speaks while no screen is up.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

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
