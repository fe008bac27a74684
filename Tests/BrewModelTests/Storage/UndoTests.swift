import SeededRandom
import BrewModel
import Testing

@Suite("Undo")
struct UndoTests {
  let folder = TemporaryFolder()

  /// Everything that reads can see.
  private struct Contents: Equatable {
    var brews: [Brew]
    var bags: [Bag]

    init(_ file: LogFile) throws {
      brews = try file.brews()
      bags = try file.bags()
    }
  }

  @Test("each kind of change is taken back and done again, also after a restart")
  func everyKind() throws {
    var file = try LogFile(path: folder.log)
    let bag = Bag(Bean("Peeu"))
    var named = bag
    named.bean.name = "Peru"
    let brew = Brew.full
    var edited = brew
    edited.note = "better"
    edited.rating = nil
    let actions: [LogAction] = [
      LogAction("add", [.addBag(bag), .addBrew(brew)]),
      LogAction("rename", [.editBag(from: bag, to: named)]),
      LogAction("unstar", [.setFavorite(brew.id, false)]),
      LogAction("edit", [.editBrew(from: brew, to: edited)]),
      LogAction("delete", [.deleteBrew(brew.id), .deleteBag(bag.id)]),
      LogAction("restore", [.restoreBrew(brew.id), .restoreBag(bag.id)]),
      LogAction("star", [.setFavorite(brew.id, true)]),
    ]
    var states = [try Contents(file)]
    for action in actions {
      #expect(try file.perform(action))
      states.append(try Contents(file))
    }
    for step in [false, true] {
      for index in actions.indices.reversed() {
        if step { file = try LogFile(path: folder.log) }
        #expect(try file.undo()?.name == actions[index].name)
        #expect(try Contents(file) == states[index])
      }
      #expect(try file.undo() == nil)
      for index in actions.indices {
        if step { file = try LogFile(path: folder.log) }
        #expect(try file.redo()?.name == actions[index].name)
        #expect(try Contents(file) == states[index + 1])
      }
      #expect(try file.redo() == nil)
    }
  }

  @Test("a new action forgets those that were undone")
  func branch() throws {
    let file = try LogFile(path: folder.log)
    let brews = try file.fill(2)
    try file.perform(LogAction("first", [.setFavorite(brews[0].id, true)]))
    try file.undo()
    #expect(try file.redoable()?.name == "first")
    try file.perform(LogAction("second", [.setFavorite(brews[1].id, true)]))
    #expect(try file.redoable() == nil)
    #expect(try file.redo() == nil)
    #expect(try file.actions(limit: 9).map(\.name) == ["second", "fill"])
  }

  @Test("1,000 actions reach back, and no more are kept")
  func depth() throws {
    let file = try LogFile(path: folder.log)
    let brew = try file.fill(1)[0]
    var old = brew
    for index in 1...1_050 {
      var new = old
      new.note = "\(index)"
      try file.perform(LogAction("\(index)", [.editBrew(from: old, to: new)]))
      old = new
    }
    #expect(try file.actions(limit: 2_000).count == LogFile.undoDepth)
    var undone = 0
    while try file.undo() != nil { undone += 1 }
    #expect(undone == 1_000)
    #expect(try file.brew(brew.id)?.note == "50")
    #expect(try file.check().isEmpty)
  }

  @Test("random actions, undone and redone, agree with a list of states", arguments: [1, 2, 3])
  func random(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let file = try LogFile(path: folder.log)
    let brews = try file.fill(5)
    var states = [try Contents(file)]
    var position = 0
    for step in 0..<300 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2:
        let undone = try file.undo()
        if position > 0 {
          position -= 1
        } else if undone != nil {
          // The filling.
          try file.redo()
        }
      case 3...4: if try file.redo() != nil { position += 1 }
      default:
        let brew = try #require(try file.brew(brews.randomElement(using: &generator)!.id))
        guard try file.perform(LogAction("\(step)", [change(of: brew, &generator, step)])) else {
          continue
        }
        position += 1
        states.removeSubrange(position...)
        states.append(try Contents(file))
      }
      #expect(try Contents(file) == states[position], "seed \(seed), step \(step)")
    }
  }

  private func change(of brew: Brew, _ generator: inout SplitMix, _ step: Int) -> LogChange {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .deleteBrew(brew.id)
    case 1: return .restoreBrew(brew.id)
    case 2: return .setFavorite(brew.id, Bool.random(using: &generator))
    default:
      var edited = brew
      edited.note = "\(step)"
      return .editBrew(from: brew, to: edited)
    }
  }
}
