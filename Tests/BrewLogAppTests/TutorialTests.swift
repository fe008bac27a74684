import TerminalUI
import Testing

/// `make test` runs the tutorial's package; this says that what it runs is what the tutorial shows.
@Suite("Tutorial")
struct TutorialTests {
  private let catalog = "../../Sources/Tally/Tally.docc/"
  private let files = [
    "Package.swift", "Sources/BeanShelf/Shelf.swift", "Sources/BeanShelf/ShelfView.swift",
    "Tests/BeanShelfTests/BrewingTests.swift",
  ]
  private var tutorial: String { text(of: catalog + "GuardAViewsRedraws.md") }

  @Test("shows the files of its package, whole, each below its path")
  func listings() {
    for path in files {
      let file = text(of: catalog + "Resources/BeanShelf/" + path)
      #expect(!file.isEmpty, "\(path)")
      #expect(tutorial.contains("`\(path)`:\n\n```swift\n\(file)```\n"), "\(path)")
    }
  }

  @Test("shows no other Swift")
  func otherListings() {
    var rest = tutorial[...]
    var count = 0
    while let start = rest.firstRange(of: "```swift\n") {
      rest = rest[start.upperBound...]
      count += 1
    }
    #expect(count == files.count)
  }
}
