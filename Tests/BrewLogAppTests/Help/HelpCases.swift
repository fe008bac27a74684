import TerminalUI
import Testing

@testable import BrewLogApp

/// What the keys of a help do, by the words that the help has for them.
///
/// Each case has a scene of its own and presses the key itself, so that it can look at what was before.
struct HelpCases<Scene> {
  typealias Case = (Scene, KeyChord) throws -> Void

  let scene: () throws -> Scene
  let cases: [String: Case]

  /// Runs the case of every key of a map. A key without a case is a failure, and so is a case without a key.
  func run<Action>(on map: KeyMap<Action>) throws {
    for binding in map.bindings {
      guard let check = cases[binding.description] else {
        Issue.record(
          "no case says what \(binding.keys.map(\.name)) do: \(binding.description)")
        continue
      }
      for key in binding.keys { try check(scene(), key) }
    }
    let words = Set(map.bindings.map(\.description))
    #expect(cases.keys.filter { !words.contains($0) } == [], "cases of keys that are not there")
  }
}

/// The keys on which a terminal acts before any screen has them: the tests on a terminal press them.
enum HostHelp {
  static func cases<Scene>(_ host: @escaping (Scene) -> HeadlessHost)
    -> [String: HelpCases<Scene>.Case]
  {
    let isNone: HelpCases<Scene>.Case = { scene, key in
      let lines = host(scene).lines
      host(scene).press(key)
      #expect(host(scene).lines == lines)
    }
    return ["draw the screen again": isNone, "suspend; fg comes back": isNone]
  }
}

extension HeadlessHost {
  func press(_ chord: KeyChord) { press(chord.key, modifiers: chord.modifiers) }
}

/// Where a list of 28 is led by the keys of movement from the fifteenth, in rows from it.
struct Movement {
  /// What the helps call the keys.
  static func words(_ element: String) -> [String] { ListStep.allCases.map { $0.words(element) } }

  /// Presses the key and expects that it leads where it says.
  ///
  /// - Parameter place: of the selected row, from 0; the fourteenth before.
  static func check(_ key: KeyChord, _ host: HeadlessHost, _ place: () -> Int?) {
    let start = 14
    #expect(place() == start)
    host.press(key)
    if Int(key.name) != nil { host.press("j") }
    let distance = (place() ?? -1) - start
    switch key.name {
    case "4", "5", "6", "7", "8", "9": #expect(distance == Int(key.name))
    case "j", "Down": #expect(distance == 1)
    case "k", "Up": #expect(distance == -1)
    case "g", "Home": #expect(distance == -14)
    case "G", "End": #expect(distance == 13)
    case "Ctrl-d": #expect((3...12).contains(distance), "\(distance)")
    case "Ctrl-u": #expect((-12...(-3)).contains(distance), "\(distance)")
    case "PgDn", "Ctrl-f": #expect((8...13).contains(distance), "\(distance)")
    case "PgUp", "Ctrl-b": #expect((-14...(-8)).contains(distance), "\(distance)")
    default: Issue.record("no key of movement: \(key.name)")
    }
  }
}
