public import Observation

/// One brew of a log on the screen: an object, so that whoever reads its star depends on that brew's star alone.
///
/// It stays the same object while the log is open, whatever changes the brew: a key, an undo, another copy of the
/// program.
@MainActor
@Observable
public final class BrewEntry: Identifiable {
  /// Of the brew.
  public nonisolated let id: Brew.ID

  @ObservationIgnored private var stored: Brew
  /// Where the search index has it; nil while it does not.
  @ObservationIgnored var searchSlot: Int?

  init(_ brew: Brew) {
    id = brew.id
    stored = brew
  }

  /// Whether it has a star.
  public var isFavorite: Bool {
    access(keyPath: \.isFavorite)
    return stored.isFavorite
  }

  /// Takes over what changed, and tells those alone who read it.
  ///
  /// - Returns: whether something besides the star changed.
  @discardableResult
  func take(_ brew: Brew) -> Bool {
    if brew.isFavorite != stored.isFavorite {
      withMutation(keyPath: \.isFavorite) { stored.isFavorite = brew.isFavorite }
    }
    guard brew != stored else { return false }
    withMutation(keyPath: \.brew) { stored = brew }
    return true
  }
}

// Outside of the class, whose macro would take these for stored.
extension BrewEntry {
  /// Everything about the brew. Reading it does not depend on the star: read `isFavorite` for that.
  public var brew: Brew {
    // Lent and not copied: a brew has many texts, and lists many brews.
    _read {
      access(keyPath: \.brew)
      yield stored
    }
  }

  /// The brew without depending on it.
  package var untracked: Brew { _read { yield stored } }
}

extension BrewEntry {
  /// Whether it stands before another one: the newer brew first, then by id.
  package func isBefore(_ other: BrewEntry) -> Bool { stored.isListedBefore(other.stored) }
}

extension Brew {
  /// The order of the list: the newer one first, those of one moment by their ids.
  func isListedBefore(_ other: Brew) -> Bool {
    let (left, right) = (brewedAt.instant, other.brewedAt.instant)
    return left == right ? id < other.id : left > right
  }
}
