import Tally

/// Signs that tell what has run since the last look, and go: `≠` for runs some of which were needed, `≡` for
/// redundant ones.
struct FlashMarks {
  private var seen: [String: (bodies: Int, redundant: Int)] = [:]
  private var hasLooked = false
  private var marks: [String: (isRedundant: Bool, age: Int)] = [:]

  /// Whether a look at the same counts would say the same.
  var isStill: Bool { marks.isEmpty }

  /// Takes the counts of a look at the views.
  mutating func look(at views: [NamedView]) {
    for name in marks.keys {
      marks[name]!.age += 1
      if marks[name]!.age >= FlashLayer.lifetime { marks[name] = nil }
    }
    defer { hasLooked = true }
    for (name, view) in views {
      // The first run at a place is none "again".
      let again = view.counts.needed + view.counts.redundant
      let new = (bodies: again, redundant: view.counts.redundant)
      defer { seen[name] = new }
      let old = seen[name] ?? (0, 0)
      guard hasLooked, new.bodies > old.bodies else { continue }
      let isRedundant = new.bodies - old.bodies == new.redundant - old.redundant
      marks[name] = (isRedundant, 0)
    }
  }

  /// One character.
  func mark(of name: String) -> String {
    guard let mark = marks[name] else { return " " }
    return String(FlashSign(age: mark.age, isRedundant: mark.isRedundant).character)
  }
}
