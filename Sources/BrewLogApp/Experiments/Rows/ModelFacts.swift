import BrewModel
import TerminalUI

/// What the stores tell their observers, without any view.
struct ModelFacts {
  /// The brews of each store.
  private let rows: Int

  /// - Parameter rows: more than a thousand are taken as a thousand, for each tracker takes a kilobyte.
  init(rows: Int) { self.rows = min(rows, 1_000) }

  var section: ExperimentSection {
    let middle = rows / 2
    return ExperimentSection(
      "The models, without a view",
      results: [
        ExperimentResult(
          "Signals of one toggle at #\(middle.grouped)",
          claim: Worlds(observableObject: 1, observable: 1), measured: signals(at: middle))
      ] + separateFollowers)
  }

  /// The signals of a store that is observed as a whole, and of brews that are tracked one by one.
  private func signals(at index: Int) -> Worlds {
    let legacy = LegacyStore(count: rows)
    let modern = ModernStore(count: rows)
    let told = Followers()
    let subscription = legacy.objectWillChange.sink { _ in told.legacy.append(0) }
    for item in modern.items { told.follow(item) }
    legacy.toggleFavorite(at: index)
    modern.toggleFavorite(at: index)
    subscription.cancel()
    return told.counts { _ in true }
  }

  /// One follower for brew #0 and one for brew #1, of whom #0 is toggled.
  private var separateFollowers: [ExperimentResult] {
    guard rows > 1 else { return [] }
    let legacy = LegacyStore(count: rows)
    let modern = ModernStore(count: rows)
    let told = Followers()
    let subscriptions = [0, 1].map { id in
      legacy.objectWillChange.sink { _ in told.legacy.append(id) }
    }
    for item in modern.items.prefix(2) { told.follow(item) }
    legacy.toggleFavorite(at: 0)
    modern.toggleFavorite(at: 0)
    subscriptions.forEach { $0.cancel() }
    return [
      ExperimentResult(
        "Who follows #0 told of a toggle of #0",
        claim: Worlds(observableObject: 1, observable: 1), measured: told.counts { $0 == 0 }),
      ExperimentResult(
        "Who follows #1 told of a toggle of #0",
        claim: Worlds(observableObject: 1, observable: 0), measured: told.counts { $0 == 1 }),
    ]
  }
}

/// Who was told of a change, by the id of the brew that they follow.
private final class Followers {
  var legacy: [Int] = []
  private var modern: [Int] = []

  /// Tracks the star of one brew, once.
  func follow(_ item: ModernItem) {
    withObservationTracking {
      _ = item.isFavorite
    } onChange: {
      MainActor.assumeIsolated { self.modern.append(item.id) }
    }
  }

  func counts(where isWanted: (Int) -> Bool) -> Worlds {
    Worlds(
      observableObject: legacy.count(where: isWanted), observable: modern.count(where: isWanted))
  }
}
