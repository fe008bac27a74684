import BrewModel

extension LogModel {
  /// Has what others change in the log be shown when it happens, and not with the next key.
  func watchFile() {
    guard fileWatch == nil else { return }
    waitFor {
      fileWatch = LogFileWatch(store.file)
      return fileWatch?.descriptor
    } _: {
      [weak self] in
      self?.fileWasWritten()
    }
    // What was written before the watch was there is told by none.
    if fileWatch != nil { lookForChanges() }
  }

  /// A write comes some time before its transaction is committed, and how long depends on the disk: a few looks, then
  /// nothing until the next write.
  func fileWasWritten() {
    guard fileWatch?.clear() == true else { return }
    // The first look is due in a moment: however many writes come, it does.
    if isLookDue { return }
    // Mostly it was a save of this program's own.
    guard store.mayBeOutdated else { return }
    lookTask?.cancel()
    isLookDue = true
    lookTask = Task { [weak self] in
      for milliseconds in [20, 200, 2_000] {
        await self?.pause(.milliseconds(milliseconds))
        if Task.isCancelled { return }
        self?.isLookDue = false
        self?.tryAgain()
      }
    }
  }
}
