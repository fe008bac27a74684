import SeededRandom
import Testing

@testable import TerminalUI

/// The columns in which two lines differ.
struct ChangedColumnsTests {
  @Test func areBetweenWhatIsTheSame() {
    #expect(ChangedColumns.between("List   10   3", "List   11   3") == 8..<9)
    #expect(ChangedColumns.between("a → 10 → 3", "a → 19 → 3") == 5..<6)
    // Only the last byte of the sign is another one.
    #expect(ChangedColumns.between("☆ Brew #1", "★ Brew #1") == 0..<1)
  }

  @Test func areNotKnownOfOtherLines() {
    #expect(ChangedColumns.between("same", "same") == nil)
    #expect(ChangedColumns.between("abc", "abcd") == nil)
    // To draw most of a line is no less than to draw all of it.
    #expect(ChangedColumns.between("abcdef", "uvwxef") == nil)
    // As many bytes, and other columns.
    #expect(ChangedColumns.between("aaaaaaaaaaé", "aaaaaaaaaabc") == nil)
    #expect(ChangedColumns.between("日本語abc", "日本語abd") == nil)
    // What stands behind the change keeps its place whatever it is.
    #expect(ChangedColumns.between("abc日本語", "abd日本語") == 2..<3)
  }

  @Test func holdEveryDifferenceOfRandomLines() {
    var numbers = SplitMix(seed: 7)
    let characters = Array("ab→–é☆")
    for _ in 0..<3_000 {
      let old = (0..<12).map { _ in characters[Int.random(in: 0..<6, using: &numbers)] }
      var new = old
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        new[Int.random(in: 0..<12, using: &numbers)] =
          characters[Int.random(in: 0..<6, using: &numbers)]
      }
      guard let columns = ChangedColumns.between(String(old), String(new)) else { continue }
      let changed = old.indices.filter { old[$0] != new[$0] }
      #expect(columns == changed.first!..<changed.last! + 1, "\(old) \(new)")
    }
  }
}
