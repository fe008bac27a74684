/// What sends events to listeners: whoever registers stays registered until it says otherwise.
final class PlayerEvents {
  private var listeners: [() -> Bool] = []
  /// How many sessions were made to listen here.
  private(set) var sessionsMade = 0

  /// Listeners that ever registered; none of them has gone.
  var registered: Int { listeners.count }
  /// Listeners whose owner is still there.
  var alive: Int { listeners.count { $0() } }
  /// Listeners that are called for nobody.
  var stale: Int { registered - alive }

  func register(_ owner: AnyObject) { listeners.append { [weak owner] in owner != nil } }
  func noteMade() { sessionsMade += 1 }
}
