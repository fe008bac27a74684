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
}
