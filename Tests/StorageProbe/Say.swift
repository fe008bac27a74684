import Glibc

/// Prints a line at once: a test reads it while this runs.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(1, bytes, bytes.count)
}
