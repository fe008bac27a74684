import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("README")
struct ReadmeTests {
  private let readme = text(of: "../../README.md")

  @Test("its example is the one that these tests compile and pass")
  func example() {
    #expect(!readme.isEmpty)
    let example = text(of: "ReadmeExampleTests.swift")
    #expect(readme.contains("```swift\n" + example + "```"))
  }

  @Test("its three guards are those that these tests compile and pass")
  func guards() throws {
    let file = text(of: "ReadmeGuardTests.swift")
    let start = try #require(file.firstRange(of: "@MainActor"))
    #expect(readme.contains("```swift\n" + file[start.lowerBound...] + "```"))
    // Or SwiftPM says with each build that it does not know what the file is for.
    #expect(readme.contains("exclude: [\"redraws.json\"]"))
  }

  @Test("its screen is what ten toggles show")
  func screen() {
    let model = CompareModel(sample: 1_000)
    let host = HeadlessHost(trace: model.overlay.log) { CompareScreen(model: model) }
    host.addLayer(model.overlay)
    host.type("r0000000000")
    host.refreshLayers()
    let named = "ModernItem.isFavorite → ModernRow"
    let cause = "\(RunLogTests.starCause) → ModernRow".padded(to: named.count)
    let expected = readme.replacing(named, with: cause)
    #expect(expected.contains("```\n" + host.lines.joined(separator: "\n") + "\n```"))
  }

  @Test("its experiment is what the program prints, but for the fourteen lines at the dots")
  func experiment() throws {
    let printed = RowsExperimentTests.fullReport.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(readme.firstRange(of: "```\nExperiment")).lowerBound
    let shown = readme[start...].dropFirst(4).prefix { $0 != "`" }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let dots = try #require(shown.firstIndex(of: "  ..."))
    let (before, after) = (shown[..<dots], shown[(dots + 1)...])
    #expect(printed.prefix(before.count) == before)
    #expect(printed.suffix(after.count) == after)
    #expect(printed.count - before.count - after.count == 14)
  }

  @Test("it lists the keys of the key map")
  func keys() {
    for hint in KeyMap.compare.help {
      #expect(readme.contains("| `\(hint.keys.split(separator: " ").joined(separator: "` `"))` |"))
      #expect(readme.contains(hint.words))
    }
  }
}
