import BrewModel
import Tally
import TerminalUI

/// Both stores, and the ways to put them on a headless screen.
struct RowsBench {
  /// The height of the headless screen, unless a list is shorter.
  static let screenRows = 24

  private(set) var toggles: Int
  let count: Int
  private let legacy: LegacyStore
  private let modern: ModernStore

  init(rows: Int, toggles: Int) {
    self.toggles = toggles
    count = rows
    legacy = LegacyStore(count: rows)
    modern = ModernStore(count: rows)
  }

  /// The same stores, for another number of toggles.
  func toggling(_ toggles: Int) -> RowsBench {
    var bench = self
    bench.toggles = toggles
    return bench
  }

  /// How many rows of a list are on the screen.
  var visible: Int { min(Self.screenRows, count) }

  /// The bench for stacks, which hold every row at once: at most a thousand of them.
  var eager: RowsBench { RowsBench(rows: min(count, 1_000), toggles: toggles) }

  /// Stars brew `index` in both stores, `toggles` times, an event each, and counts what ran.
  ///
  /// - Parameter counter: counts the instructions too.
  func measure(
    _ specimens: (legacy: Specimen, modern: Specimen), at index: Int,
    counting counter: InstructionCounter? = nil
  ) -> RowsCounts {
    var counts = RowsCounts()
    for step in 0..<toggles {
      let old = specimens.legacy.bodies(
        of: "brew #\(index) starred, ObservableObject", step: step + 1, counting: counter
      ) { legacy.toggleFavorite(at: index) }
      let new = specimens.modern.bodies(
        of: "brew #\(index) starred, @Observable", step: step + 1, counting: counter
      ) { modern.toggleFavorite(at: index) }
      counts.containers.observableObject += old.container
      counts.containers.observable += new.container
      counts.rows.observableObject += old.rows
      counts.rows.observable += new.rows
      counts.comparisons.observableObject += old.comparisons
      counts.comparisons.observable += new.comparisons
      counts.nanoseconds.observableObject += old.nanoseconds
      counts.nanoseconds.observable += new.nanoseconds
      counts.instructions.observableObject += old.instructions
      counts.instructions.observable += new.instructions
    }
    return counts
  }
}

/// Body runs of the containers, and of all their rows; comparisons of values and ids.
struct RowsCounts {
  var containers = Worlds(observableObject: 0, observable: 0)
  var rows = Worlds(observableObject: 0, observable: 0)
  var comparisons = Worlds(observableObject: 0, observable: 0)
  /// Time, which is reported and never compared.
  var nanoseconds = Worlds(observableObject: 0, observable: 0)
  /// Reported and never compared, as time.
  var instructions = Worlds(observableObject: 0, observable: 0)
}

/// What the experiment puts on the screen, in pairs.
extension RowsBench {
  func lists(ofRows rows: Int) -> (legacy: Specimen, modern: Specimen) {
    (
      Specimen(
        LegacyListView(store: legacy, selection: .constant(nil)), LegacyRow.self, rows: rows),
      Specimen(ModernListView(store: modern, selection: .constant(nil)), ModernRow.self, rows: rows)
    )
  }

  var closureLists: (legacy: Specimen, modern: Specimen) {
    (
      Specimen(LegacyClosureList(store: legacy), LegacyClosureRow.self),
      Specimen(ModernClosureList(store: modern), ModernClosureRow.self)
    )
  }

  var storeLists: (legacy: Specimen, modern: Specimen) {
    (
      Specimen(LegacyStoreList(store: legacy), LegacyStoreRow.self),
      Specimen(ModernStoreList(store: modern), ModernStoreRow.self)
    )
  }

  var stacks: (legacy: Specimen, modern: Specimen) {
    (
      Specimen(LegacyStack(store: legacy), LegacyRow.self),
      Specimen(ModernStack(store: modern), ModernRow.self)
    )
  }

  var closureStacks: (legacy: Specimen, modern: Specimen) {
    (
      Specimen(LegacyClosureStack(store: legacy), LegacyClosureRow.self),
      Specimen(ModernClosureStack(store: modern), ModernClosureRow.self)
    )
  }
}
