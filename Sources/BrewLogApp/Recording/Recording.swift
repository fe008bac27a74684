package import TerminalUI

/// A session on a screen: where it began, what came in, and what it ran.
package nonisolated struct Recording: Equatable, Sendable {
  package var screen: AppPage
  /// How many brews the comparison has.
  package var sample: Int
  /// The size of the terminal at the start, in cells.
  package var size: CellSize
  /// The keys that the user had given to actions.
  package var keys = KeyOverrides()
  /// What came in, in order: what stands together was shown by one frame.
  package var frames: [Frame] = []
  /// What the session ran, by the names of the types; nil where its end was not recorded.
  package var counts: [String: [Int]]?

  /// Inputs that waited together.
  package struct Frame: Equatable, Sendable {
    /// Microseconds since the start.
    package var time: Int
    package var inputs: [Input]

    package init(time: Int, _ inputs: [Input]) {
      self.time = time
      self.inputs = inputs
    }
  }

  /// What changed something.
  package enum Input: Equatable, Sendable {
    case event(InputEvent)
    /// The clock of the lab that is shown.
    case tick
  }

  package init(screen: AppPage, sample: Int, size: CellSize) {
    self.screen = screen
    self.sample = sample
    self.size = size
  }
}
