import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: two who change the same")
struct TwoWritersTests {
  private let folder = LogFolder()

  /// A form that changes the dose, while somebody else makes something of the brew.
  private func form(_ change: (inout Brew) -> Void) throws -> LogScene {
    try folder.add(Brew.three)
    let scene = try LogScene(in: folder, columns: 160)
    scene.host.type("e")
    scene.host.perform { scene.model.draft?.form.type("17", into: .dose) }
    try others(change)
    return scene
  }

  private func others(_ change: (inout Brew) -> Void) throws {
    let old = try #require(try folder.brews().first)
    var new = old
    change(&new)
    try folder.perform([.editBrew(from: old, to: new)])
  }

  private func dose() throws -> Grams? { try folder.brews().first?.dose }
  private func problem(_ scene: LogScene) -> String? { scene.model.draft?.form.problem?.words }

  @Test(
    "the second to save is told what the first has made of the field, and may save again"
  )
  func sameField() throws {
    let scene = try form { $0.dose = 16 }
    scene.host.press(.return)
    #expect(
      problem(scene)
        == "changed by another meanwhile: dose is “16” now; Enter again puts yours in its place")
    #expect(scene.model.draft?.form.problem?.field == .dose)
    #expect(try dose() == 16)
    scene.host.press(.return)
    #expect(scene.lastLine == " changed Kenya AA; another had made dose “16”; u brings that back")
    #expect(try dose() == 17)
    scene.host.press("u")
    #expect(try dose() == 16)
  }

  @Test("he is told again where it was changed once more, and may leave it as it is")
  func changedAgain() throws {
    let scene = try form { $0.dose = 16 }
    scene.host.press(.return)
    try others { $0.dose = nil }
    scene.host.press(.return)
    #expect(problem(scene)?.contains("dose is empty now") == true)
    scene.host.press(.escape)
    #expect(try dose() == nil)
  }

  @Test("nobody is asked about other fields, nor where both have the same")
  func otherFields() throws {
    let scene = try form {
      $0.dose = 17
      $0.drink = "Cappuccino"
    }
    scene.host.press(.return)
    #expect(scene.lastLine == " changed Kenya AA")
    #expect(try folder.brews().first?.drink == "Cappuccino" && dose() == 17)
  }

  @Test("a form that was left, and one of another start, know what they began from")
  func goesOn() throws {
    var scene = try form {
      $0.dose = 16
      $0.drink = "Cappuccino"
    }
    scene.host.press(.escape)
    scene.host.type("e")
    #expect(scene.lines.contains { $0.hasPrefix(" dose        17") })
    scene.host.press(.return)
    #expect(problem(scene)?.contains("dose is “16” now") == true)
    #expect(scene.app.keepDrafts() != nil)
    scene = try LogScene(in: folder, columns: 160)
    scene.host.type("e")
    scene.host.press(.return)
    #expect(problem(scene)?.contains("dose is “16” now") == true)
    scene.host.press(.return)
    #expect(try dose() == 17)
    #expect(try folder.brews().first?.drink == "Cappuccino", "not typed here")
  }

  @Test("of a bag too")
  func bag() throws {
    var bag = Bag(Bean("Peru"))
    let scene = try LogScene(Brew.three, in: folder, columns: 160)
    try folder.perform([.addBag(bag)])
    scene.host.type("be")
    scene.host.perform { scene.model.bags.draft?.form.type("250", into: .weight) }
    let old = bag
    bag.weight = 500
    try folder.perform([.editBag(from: old, to: bag)])
    scene.host.press(.return)
    #expect(
      scene.model.bags.draft?.form.problem?.words
        == "changed by another meanwhile: weight is “500” now; Enter again puts yours in its place")
    scene.host.press(.return)
    #expect(
      scene.lastLine
        == " changed the bag of Peru; another had made weight “500”; u brings that back")
    #expect(try LogFile(path: folder.log).bags().map(\.weight) == [250])
  }

  @Test("a change that waited says what it has taken the place of, once it is saved")
  func waited() throws {
    let scene = try LogScene(Brew.three, in: folder, columns: 160)
    folder.takeAway()
    scene.host.type("e")
    scene.host.perform { scene.model.draft?.form.type("17", into: .dose) }
    scene.host.press(.return)
    folder.putBack()
    try others { $0.dose = 16 }
    scene.host.press("w")
    #expect(scene.lastLine.hasPrefix(" saved: edit Kenya AA, since "))
    #expect(scene.lastLine.hasSuffix("; another had made dose “16”; u brings that back"))
    #expect(try dose() == 17)
  }

  @Test("the editor gives back a note that another has written meanwhile: it is told")
  func note() throws {
    let scene = try LogScene(Brew.three, in: folder, columns: 160)
    scene.model.editText = { old in
      try? self.others { $0.note = "Theirs." }
      return .changed(old + "\nMine.")
    }
    scene.host.press("E")
    #expect(
      scene.lastLine
        == " changed the note of Kenya AA; another had made note “Theirs.”; u brings that back")
    scene.host.press("u")
    #expect(try folder.brews().first?.note == "Theirs.")
  }
}
