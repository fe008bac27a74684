/// An action that is on the screen but not on the disk.
struct PendingAction: Hashable, Sendable {
  let action: LogAction
  /// When it was done; no two of a program have the same.
  let time: Instant
  /// Whether nobody knows if it was written: an attempt has failed, or the program that tried has ended.
  var mayBeWritten = false

  /// Whether it makes all that it needs: it can be the first one of a log.
  var isOfNewRecords: Bool {
    action.changes.allSatisfy {
      switch $0 {
      case .addBrew, .addBag: true
      default: false
      }
    }
  }
}
