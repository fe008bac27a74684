import Testing

/// What the benchmark makes of its command line.
@Suite struct BenchOptionsTests {
  private static let path = Program.path + "-bench"

  @Test(arguments: [
    "loop toggle both 10 -5", "loop toggle both 0 1", "loop toggle both 1", "--quick x",
  ])
  func refusals(line: String) {
    let arguments = [Self.path] + line.split(separator: " ").map(String.init)
    #expect(run(arguments, environment: Program.environment).status == 2)
  }

  @Test(
    "help that cannot be written is no success",
    arguments: [(">/dev/null", 0), (">&-", 1), (">/dev/full", 1)])
  func unwrittenHelp(redirection: String, status: Int32) {
    let line = "'\(Self.path)' --help 2>/dev/null \(redirection)"
    #expect(run(["sh", "-c", line], environment: Program.environment).status == status)
  }
}
