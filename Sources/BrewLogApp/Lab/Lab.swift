import Tally
import TerminalUI

/// An experiment on the screen: the same views in two or three worlds, events that go to all of them at once, and what
/// is counted of each.
struct Lab {
  /// The name on the command line: the experiment's.
  let name: String
  /// What one sees, in one plain sentence.
  let sentence: String
  /// The same in 30 columns at most, for a screen that has no room for it.
  let shortSentence: String
  let worlds: [LabWorld]
  let counters: [LabCounter]
  let events: [LabEvent]
  /// Whether its panes scroll.
  var scrolls = false
  /// The index of the event that each change of a text field in a pane is, in all worlds. Nil where the panes have no
  /// field, and take no keys.
  var typing: Int?
  /// A view that shows nothing, and writes what is typed into one world into the others, by `LabModel.typed`.
  var mirror: ((LabModel) -> AnyView)?
  /// The index of the event that also happens once a second.
  var clock: Int?
  /// What there is to say of one world below the counts, for example what it has printed.
  var detail: ((_ world: Int) -> [String])?
  /// How many lines `detail` has at most, its heading among them.
  var detailRows = 0

  /// The first line of its screen: the name, and what one sees in as many words as so many columns have room for.
  func title(columns: Int) -> String {
    let title = name + ": " + sentence
    return title.count <= columns ? title : name + ": " + shortSentence
  }

  /// Whether an article's claim does not hold somewhere, so that the screen needs room to say why.
  var hasContradiction: Bool {
    events.contains { $0.claims.contains { $0.contains { $0.reason != nil } } }
  }
}

/// One side of a lab.
struct LabWorld {
  let name: String
  /// For narrow columns: eight characters at most.
  let shortName: String
  /// The view, made outside of every body, as a program's first view is.
  let pane: AnyView

  init<Pane: View>(_ name: String, short: String, @ViewBuilder pane: () -> Pane) {
    self.name = name
    shortName = short
    self.pane = AnyView(pane())
  }
}

/// One line of the counts: a number for each world, which only grows.
struct LabCounter {
  let name: String
  let values: [(RenderTally) -> Int]

  /// Body runs: the types of each world's views.
  static func bodies(_ name: String, _ views: [any View.Type]...) -> LabCounter {
    LabCounter(
      name: name,
      values: views.map { views in
        { tally in views.reduce(0) { $0 + tally.counts(ofAny: $1).bodies } }
      })
  }

  /// Anything else that is counted.
  static func value(_ name: String, _ values: (() -> Int)...) -> LabCounter {
    LabCounter(name: name, values: values.map { value in { _ in value() } })
  }
}

/// Something to do, and what it is claimed to run.
struct LabEvent {
  let key: KeyChord
  let label: String
  let description: String
  /// What the article claims that one event adds: by counter, then by world.
  let claims: [[LabClaim]]
  let perform: () -> Void
}

/// What one event is claimed to add to a count.
struct LabClaim: ExpressibleByIntegerLiteral, Equatable {
  let claim: Int
  /// What it really adds, where that differs from the claim for a reason.
  let expected: Int
  let reason: String?

  init(integerLiteral value: Int) {
    claim = value
    expected = value
    reason = nil
  }

  /// - Parameter reason: a clause that goes on after "because", without a full stop.
  init(claimed claim: Int, here expected: Int, because reason: String) {
    self.claim = claim
    self.expected = expected
    self.reason = reason
  }
}
