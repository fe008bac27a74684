import Testing

@Suite("README, the command line")
struct ReadmeCommandTests {
  @Test("its lines work, one after the other")
  func lines() throws {
    let folder = LogFolder()
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let readme = try LogFolder.text(ofFile: root + "/README.md")
    let start = try #require(readme.firstRange(of: "## The log on the command line\n\n```sh\n"))
    let end = try #require(readme[start.upperBound...].firstRange(of: "```"))
    let lines = readme[start.upperBound..<end.lowerBound].split(separator: "\n")
    #expect(lines.count == 17)
    for line in lines {
      let outcome = try folder.run(String(line))
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
      #expect(outcome.errors == "", "\(line)")
      #expect(outcome.text != "", "\(line)")
    }
  }
}
