/// What could not be saved yet, kept beside the log until it can be.
extension LogFile {
  /// `brewlog.db.waiting` beside `brewlog.db`: what the names of these files begin with.
  private var waitingPath: String { place.realPath + ".waiting" }

  /// Keeps what waits in a file of this object's own, in place of what was kept before: when this returns, it outlives the
  /// program and the system. Nothing needs no file.
  func keepWaiting(_ actions: [PendingAction]) throws(LogFileError) {
    guard !actions.isEmpty else {
      waitingFile?.remove()
      waitingFile = nil
      return
    }
    let file = waitingFile ?? TypedDraft(waitingPath)
    waitingFile = file
    try write(PendingAction.text(of: actions), to: file, isSynced: true)
  }

  /// What programs could not save that have ended, with the files that it is in; nil for what a newer version has
  /// written. Complexity: O(files in the folder).
  func abandonedWaiting() -> [(path: String, actions: [PendingAction]?)] {
    abandoned(waitingPath).map { ($0.path, PendingAction.read($0.text)) }
  }

  /// Whether there is a log, as far as is known.
  var isThere: Bool { database != nil }
}
