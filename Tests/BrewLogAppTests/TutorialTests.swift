import TerminalUI
import Testing

/// `make test` runs the package of the tutorial; this says that what runs is what the tutorial shows.
@Suite("Tutorial")
struct TutorialTests {
  private let catalog = "../../Sources/Tally/Tally.docc/"
  private let files = [
    "Package.swift",
    "Sources/BeanShelf/Shelf.swift",
    "Sources/BeanShelf/ShelfView.swift",
    "Tests/BeanShelfTests/ShelfTests.swift",
    "Tests/BeanShelfTests/ShelfTests+Budget.swift",
    "Tests/BeanShelfTests/CarelessShelfTests.swift",
    "Tests/BeanShelfTests/ShelfTests+Baseline.swift",
    "Tests/BeanShelfTests/Redraws.json",
    "Tests/BeanShelfTests/ShelfXCTests.swift",
  ]
  private var tutorial: String { text(of: catalog + "GuardAViewsRedraws.md") }

  @Test("its listings are the files of its package, whole, each below its path")
  func listings() {
    for path in files {
      let file = text(of: catalog + "Resources/BeanShelf/" + path)
      let language = path.hasSuffix(".json") ? "json" : "swift"
      #expect(!file.isEmpty, "\(path)")
      #expect(tutorial.contains("`\(path)`:\n\n```\(language)\n\(file)```\n"), "\(path)")
    }
  }

  @Test("there are no other listings of Swift in it")
  func otherListings() {
    var rest = tutorial[...]
    var count = 0
    while let start = rest.firstRange(of: "```swift\n") {
      rest = rest[start.upperBound...]
      count += 1
    }
    #expect(count == files.count - 1)
  }
}
