import Tally
import TallyTesting
import TerminalUI
import Testing

/// Checks whose failures stand at their line, and that let the test go on.
@Suite("Checks for tests")
struct TallyTestingTests {
  private let scene = ShelfScene(detail: .all)
  private let directory = TemporaryDirectory()
  private let budget: RedrawBudget = ["ShelfView": 0, "StarRow": 1]

  /// The failures that a check has reported. They come on the thread of the test.
  private nonisolated final class Found: @unchecked Sendable {
    var failures: [(place: SourceLocation?, text: String)] = []
  }

  /// Expects one failure, at a line of this file, whose text begins so.
  private func expectFailure(
    at line: Int, _ words: String, _ check: () async throws -> Void
  ) async rethrows {
    let found = Found()
    try await withKnownIssue {
      try await check()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      found.failures.append((issue.sourceLocation, text))
      return true
    }
    #expect(found.failures.map { $0.place?.line } == [line])
    #expect(found.failures.map { $0.place?.fileName } == ["TallyTestingTests.swift"])
    let text = found.failures.first?.text ?? ""
    #expect(text.hasPrefix(words), "\(text)")
  }

  @Test("a budget that is kept to gives what ran, one that is broken is a failure there")
  func budgets() async {
    #expect(scene.tally.expect(within: budget) { scene.star(0) } == ["StarRow": 1])
    var delta: TallyDelta?
    let words = "the budget \"rename\" for 1 event is broken:\nShelfView: 1 body run, 0 allowed\n"
    await expectFailure(at: #line + 1, words) {
      delta = scene.tally.expect(within: budget, "rename") { scene.rename() }
    }
    #expect(delta.map { $0 == ["ShelfView": 1] } == true)
  }

  @Test("so are budgets of events that are waited for")
  func waiting() async {
    await expectFailure(at: #line + 1, "the budget for 2 events is broken:\n") {
      await scene.tally.expect(within: budget, events: 2) {
        scene.shelf.title = "later"
        await scene.host.idle()
      }
    }
    await expectFailure(at: #line + 1, "other bodies ran than expected:\n") {
      await scene.tally.expect(exactly: [:]) {
        scene.shelf.title = "later still"
        await scene.host.idle()
      }
    }
  }

  @Test("the exact list, and what the closure throws")
  func exactly() async {
    scene.tally.expect(exactly: ["StarRow": 1]) { scene.star(1) }
    await expectFailure(at: #line + 1, "other bodies ran than expected in \"a star\":\n") {
      scene.tally.expect(exactly: ["ShelfView": 1], "a star") { scene.star(1) }
    }
    struct Spilled: Error {}
    #expect(throws: Spilled.self) { try scene.tally.expect(exactly: [:]) { throw Spilled() } }
  }

  @Test("a baseline that differs, and one that is missing")
  func baselines() async {
    let path = directory.path + "/counts.json"
    let file = BaselineFile(path, updates: false)
    let star = scene.tally.delta { scene.star(1) }
    await expectFailure(at: #line + 1, "there is no baseline \(path) yet; to make it, run ") {
      file.expect("star", star)
    }
    BaselineFile(path, updates: true).expect("star", star)
    file.expect("star", star)
    await expectFailure(at: #line + 1, "what was measured is not what the baseline \(path) has:") {
      file.expect("star", scene.tally.delta { scene.rename() })
    }
  }
}
