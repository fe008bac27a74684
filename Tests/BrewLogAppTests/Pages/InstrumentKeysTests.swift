import BrewModel
import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// The keys of the instrument, in the log: of them nothing is counted, for they change nothing but the instrument.
@Suite struct InstrumentKeys {
  private func scene() throws -> LogScene {
    let scene = try LogScene((0..<5).map { Brew.of("Bean \($0)", day: $0 + 1) })
    scene.host.type("vvvv")
    scene.host.press("d")
    #expect(scene.model.message != nil)
    return scene
  }

  private func sources(_ scene: LogScene) -> [String] {
    scene.model.pages!.trace!.tally.ledger.map(\.source.description)
  }

  @Test(
    "none clears the message of the key before, nor is an event; the next key of the views is both")
  func message() throws {
    let scene = try scene()
    let message = scene.model.message
    let before = sources(scene)
    #expect(before == ["key d"])
    scene.host.type("vvvvSMJLLoo%abc")
    scene.host.press(.return)
    #expect(scene.model.message == message)
    #expect(sources(scene) == before)
    scene.host.press("j")
    #expect(scene.model.message == nil)
    #expect(sources(scene) == before + ["key j"])
  }

  @Test("a text that has such a letter in it is the views'")
  func typed() throws {
    let scene = try scene()
    scene.host.type("\\")
    #expect(scene.model.message == nil)
    scene.model.message = "said"
    scene.host.type("v")
    #expect(scene.model.message == nil)
    #expect(scene.model.promptText == "v")
    scene.host.press(.escape)
    scene.host.type("a")
    scene.model.message = "said"
    scene.host.type("v")
    #expect(scene.model.message == nil)
  }

  @Test("what another copy has written is seen with the next key of the views")
  func refresh() throws {
    let scene = try scene()
    let before = sources(scene)
    try scene.folder.perform([.addBrew(.of("New", day: 9))])
    scene.host.type("vS")
    #expect(!scene.beans.contains("New") && sources(scene) == before)
    scene.host.press("j")
    #expect(scene.beans.contains("New"))
  }

  @Test("the question before the program ends stays for them")
  func question() throws {
    let scene = try scene()
    scene.model.isAskedToQuit = true
    scene.host.type("vS")
    #expect(scene.model.isAskedToQuit)
    scene.host.type("n")
    #expect(!scene.model.isAskedToQuit)
  }
}
