import Glibc
import Testing

@testable import NcursesBackend

@Suite(.serialized) struct OutputCaptureTests {
  /// Stands for standard output, which the tests themselves need.
  private let descriptor = open("/dev/null", O_RDWR | O_CLOEXEC)

  private func write(_ text: String) {
    _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) }
  }

  /// Captures while the body runs.
  private func capturing(capacity: Int = 1000, _ body: (OutputCapture) throws -> Void) rethrows
    -> OutputCapture
  {
    let capture = OutputCapture(logPath: nil, capacity: capacity)
    capture.start(output: descriptor, error: -1)
    defer { close(descriptor) }
    try body(capture)
    capture.stop()
    return capture
  }

  @Test func whatIsWrittenWakesAndBecomesLines() throws {
    _ = try capturing { capture in
      #expect(capture.drain() == false)
      write("one\ntw")
      if !capture.mustLook {
        var entry = pollfd(fd: capture.wakeDescriptor, events: Int16(POLLIN), revents: 0)
        try #require(poll(&entry, 1, 0) == 1)
      }
      #expect(capture.drain())
      #expect(capture.lines == ["one"])
      write("o\n")
      #expect(capture.drain())
      #expect(capture.lines == ["one", "two"])
    }
  }

  @Test func stoppingTakesTheRest() {
    #expect(capturing { _ in write("a\nb") }.lines == ["a", "b"])
  }

  @Test func onlyTheLastLinesAreKept() {
    let capture = capturing(capacity: 3) { capture in
      for number in 1...5000 { write("line \(number)\n") }
      capture.drain()
    }
    #expect(capture.lines == ["line 4998", "line 4999", "line 5000"])
    #expect(capture.lineCount == 5000)
  }

  @Test func theDescriptorIsGivenBack() {
    let before = isCharacterDevice()
    let capture = OutputCapture(logPath: nil)
    capture.start(output: descriptor, error: -1)
    let during = isCharacterDevice()
    capture.stop()
    #expect(before && !during && isCharacterDevice())
    close(descriptor)
  }

  private func isCharacterDevice() -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  @Test func newLinesAreHandedOver() {
    var handed: [String] = []
    let capture = OutputCapture(logPath: nil)
    capture.onLines = { handed += $0 }
    capture.start(output: descriptor, error: -1)
    write("x\ny\n")
    capture.stop()
    close(descriptor)
    #expect(handed == ["x", "y"])
  }
}
