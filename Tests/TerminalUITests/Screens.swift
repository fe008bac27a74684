import Observation
import Testing

@testable import TerminalUI

/// The lines of a screen that shows the content.
func screen<Content: View>(
  _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
) -> [String] {
  HeadlessHost(columns: columns, rows: rows, content: content).lines
}

extension HeadlessHost {
  /// Fails unless the screen shows these lines and would look the same drawn from nothing.
  func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(lines == expected, sourceLocation: sourceLocation)
    #expect(repaintMatches(), "damage missed a cell", sourceLocation: sourceLocation)
    #expect(buffer.hasOnlyWholeGlyphs, sourceLocation: sourceLocation)
  }
}

/// A value that tests change from outside.
@Observable final class Watched<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
