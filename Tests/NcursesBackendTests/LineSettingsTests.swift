import Glibc
import Testing

@testable import NcursesBackend

@Suite struct LineSettingsTests {
  @Test("a size set by hand does not fill the memory")
  func absurdSizes() {
    let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(controller) }
    var size = winsize(ws_row: .max, ws_col: .max, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
    let found = LineSettings.size(controller)
    #expect(found.map { $0.columns == 2048 && $0.rows == 1024 } == true)
  }
}
