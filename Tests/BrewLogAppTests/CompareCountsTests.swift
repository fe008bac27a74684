import Tally
import Testing
import TerminalUI

@testable import BrewLogApp

@Suite("Compare screen: what runs")
struct CompareCountsTests {
  typealias Counts = CompareScene.Counts

  @Test("ten toggles of brew #0: list bodies 10 and 0, row bodies 10 and 10")
  func article() {
    let scene = CompareScene()
    for _ in 0..<10 { scene.host.press("0") }
    #expect(scene.counts == Counts(legacyList: 10, legacyRows: 10, modernList: 0, modernRows: 10))
    #expect(scene.redrawCounts == scene.counts)
    #expect(scene.favorites == [])
    #expect(scene.host.issues == [])
  }

  @Test("one toggle runs nothing of the screen around", arguments: ["0", " ", "f"])
  func oneToggle(key: String) {
    let scene = CompareScene()
    scene.host.type(key)
    #expect(scene.counts == Counts(legacyList: 1, legacyRows: 1, modernList: 0, modernRows: 1))
    #expect(scene.redrawCounts == scene.counts)
    #expect(scene.favorites == [0])
  }

  @Test("a brew off screen: the list that observes its store runs, no row does")
  func offScreen() {
    let scene = CompareScene()
    scene.host.press("G")
    let before = scene.counts
    scene.host.press("0")
    var expected = before
    expected.legacyList += 1
    #expect(scene.counts == expected)
    #expect(scene.favorites == [0])
  }

  @Test("moving inside the screen runs no body at all", arguments: ["j", "jk", "jjjjk"])
  func moving(keys: String) {
    let scene = CompareScene()
    scene.host.type(keys)
    #expect(scene.counts == Counts())
  }

  @Test("scrolling by one row makes one row in each list")
  func scrolling() {
    let scene = CompareScene()
    for _ in 0..<22 { scene.host.press(.downArrow) }
    #expect(scene.counts == Counts(legacyRows: 1, modernRows: 1))
    #expect(scene.redrawCounts == scene.counts)
  }

  @Test("Space stars the brew that was moved to, in both stores", arguments: [" ", "f"])
  func starSelected(key: String) {
    let scene = CompareScene()
    scene.host.type("jj" + key)
    scene.host.press(.tab)
    scene.host.type("k" + key)
    #expect(scene.favorites == [1, 2])
  }

  @Test("opening and closing the help runs the screen, and neither list")
  func help() {
    let scene = CompareScene()
    scene.host.type("?q")
    #expect(scene.counts == Counts(screen: 2))
  }

  @Test("moving the keys to the other list runs the two titles alone")
  func pane() {
    let scene = CompareScene()
    scene.host.press(.tab)
    #expect(scene.counts == Counts())
    #expect(scene.tally.counts(of: PaneTitle.self).bodies == 2)
  }

  @Test("r sets the counters to zero; toggling never does")
  func reset() {
    let scene = CompareScene()
    scene.host.type("000")
    #expect(scene.redrawCounts.legacyList == 3)
    scene.host.press("r")
    #expect(scene.redrawCounts == Counts())
    scene.host.press("0")
    #expect(scene.redrawCounts == Counts(legacyList: 1, legacyRows: 1, modernRows: 1))
  }

  @Test("showing, hiding and refreshing the overlay changes no count")
  func overlayIsAnInstrument() {
    let scene = CompareScene()
    for _ in 0..<3 {
      scene.host.press("o")
      scene.host.refreshLayers()
    }
    #expect(scene.counts == Counts())
    #expect(scene.redrawCounts == Counts())
    let hidden = CompareScene()
    hidden.host.press("o")
    for keys in [scene, hidden] { keys.host.type("0j jj0G0") }
    #expect(scene.counts == hidden.counts)
  }

  @Test("a burst of 200 keys counts 200 toggles, in one frame")
  func burst() {
    let scene = CompareScene()
    let frames = scene.host.frameCount
    scene.host.send(Array(repeating: .key(KeyPress(key: "0")), count: 199))
    #expect(
      scene.counts == Counts(legacyList: 199, legacyRows: 199, modernList: 0, modernRows: 199))
    #expect(scene.host.frameCount == frames + 1)
    #expect(scene.host.lastFrameCells == 2)
  }
}
