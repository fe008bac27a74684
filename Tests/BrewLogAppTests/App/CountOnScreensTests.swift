import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

/// A number in front of a key, beside the keys that are digits.
@Suite("Counts on the screens")
struct CountOnScreensTests {
  private func line(of host: HeadlessHost) -> String {
    host.graph.cursor.map { host.lines[$0.position.row] } ?? ""
  }

  @Test(
    "the comparison: 0 stars brew #0, 1 to 3 are the screens, and the other digits begin a number")
  func compare() {
    let scene = AppScene(.compare)
    scene.host.type("5j")
    #expect(line(of: scene.host).hasPrefix(">Brew #5 "))
    scene.host.type("40G")
    #expect(line(of: scene.host).hasPrefix(">Brew #39 "))
    #expect(scene.compare.legacy.items[0].isFavorite == false)
    scene.host.type("0")
    #expect(scene.compare.legacy.items[0].isFavorite)
    scene.host.type("2j")
    #expect(line(of: scene.host).hasPrefix(">Brew #40 "))
    scene.host.type("3")
    #expect(scene.app.page == .labMenu)
    scene.host.type("2")
    #expect(scene.app.page == .compare)
  }

  @Test("one screen after the other, as often as one likes")
  func screens() {
    let scene = AppScene(.compare)
    for (key, page) in [("2", AppPage.compare), ("3", .labMenu), ("3", .labMenu), ("2", .compare)] {
      scene.host.type(key)
      #expect(scene.app.page == page)
    }
  }

  @Test("in another script the keys are those in the same places")
  func layouts() {
    let scene = AppScene(.compare)
    scene.host.type("ооф")
    scene.host.type("а")
    #expect(scene.compare.legacy.items[2].isFavorite)
    scene.host.type("π")
    #expect(line(of: scene.host).hasPrefix(">Brew #2 "))
    scene.host.type("γ")
    #expect(line(of: scene.host).hasPrefix(">Brew #0 "))
  }
}
