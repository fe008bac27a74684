import Glibc
import Testing

/// A program without symbols tells causes by what is left: a type's fields, or the value's type. Never by an address.
@Suite struct StrippedProgramTests {
  private static let bench = Program.path + "-bench"

  @Test func withSymbolsEveryCauseHasItsName() {
    let lines = output(of: Self.bench, "names")
    #expect(lines.count == 9)
    for line in lines {
      let parts = line.split(separator: ": ")
      #expect(parts.count == 2 && parts.first == parts.last, "\(line)")
    }
  }

  @Test func withoutSymbolsAPropertyThatFieldsDoNotTellIsItsValuesType() throws {
    let copy = try StrippedCopy(of: Self.bench)
    #expect(
      output(of: copy.path, "names") == [
        "Single.only: Single.only",
        "Pair.first: Pair.(Int)",
        "Pair.second: Pair.(Int)",
        "Pair.hidden: Pair.(Int)",
        "CauseNames.Generic.value: Generic<Int>.(Int)",
        "CauseNames.Generic.other: Generic<Int>.(Int)",
        "Pair.first: Pair.(Int)",
        "Heir.added: Heir.added",
        "ModernItem.isFavorite: ModernItem.isFavorite",
      ])
  }

  @Test func theTranscriptsOfTheExperimentAreTheSame() throws {
    let copy = try StrippedCopy(of: Program.path)
    let whole = output(of: Program.path, "experiment", "counter")
    #expect(whole.contains { $0.hasSuffix(#"ParentView: \CounterViewModel.label changed."#) })
    #expect(output(of: copy.path, "experiment", "counter") == whole)
    #expect(!whole.contains { $0.contains("0x") })
  }

  private func output(of command: String...) -> [String] {
    let result = run(command, environment: Program.environment)
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }
}

/// A copy of a program without its symbols, which goes with this value.
private struct StrippedCopy: ~Copyable {
  let path: String

  /// - Throws: `NotMade`, as without binutils.
  init(of program: String) throws {
    let copy = program + "-stripped-\(getpid())"
    let command = ["strip", "--strip-all", "-o", copy, program]
    guard run(command, environment: Program.environment).status == 0 else { throw NotMade() }
    path = copy
  }

  struct NotMade: Error {}

  deinit { unlink(path) }
}
