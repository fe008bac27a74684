import SeededRandom
import Testing

@testable import TerminalUI

/// Boxes that come under a parent and leave it, in any order.
@Suite struct AdoptedBoxTests {
  private final class Leaf: LayoutNode {}

  @Test("a box knows its parent as long as it is its child, and as long as the parent lives")
  func parents() {
    let screen = Screen()
    var random = SplitMix(seed: 7)
    var parents = [Leaf(screen), Leaf(screen), Leaf(screen)]
    let boxes = (0..<40).map { _ in Leaf(screen) }
    var expected: [Int?] = Array(repeating: nil, count: boxes.count)
    for _ in 0..<4_000 {
      let index = Int(random.next() % 40)
      let parent = Int(random.next() % 3)
      if random.next() % 2 == 0 {
        parents[parent].adopt(boxes[index])
        expected[index] = parent
      } else {
        parents[parent].orphan(boxes[index])
        if expected[index] == parent { expected[index] = nil }
      }
    }
    #expect(expected.contains { $0 != nil } && expected.contains(nil))
    func check() {
      for (box, parent) in zip(boxes, expected) {
        #expect(box.parent === parent.map { parents[$0] })
      }
    }
    check()
    #expect(screen.boxCount == 43)
    parents.removeLast()
    expected = expected.map { $0 == 2 ? nil : $0 }
    check()
    #expect(screen.boxCount == 42)
  }
}
