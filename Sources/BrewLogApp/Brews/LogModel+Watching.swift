import BrewModel

extension LogModel {
  /// Has what others change in the log be shown when it happens, and not with the next key.
  func watchFile() {
    guard fileWatch == nil else { return }
    waitFor {
      fileWatch = LogFileWatch(store.file)
      return fileWatch?.descriptor
    } _: {
      [weak self] in self?.fileWasWritten()
    }
  }

  /// A write comes some time before its transaction is committed, and how long depends on the disk: a few looks, then
  /// nothing until the next write.
  private func fileWasWritten() {
    fileWatch?.clear()
    nextLook = 0
    guard lookTask == nil else { return }
    lookTask = Task { [weak self] in
      while let pause = self?.pauseBeforeLook {
        try? await Task.sleep(for: .milliseconds(pause))
        self?.lookForChanges()
      }
      self?.lookTask = nil
    }
  }

  /// Milliseconds until the next look; nil when there is none.
  private var pauseBeforeLook: Int? {
    let pauses = [20, 200, 2_000]
    guard nextLook < pauses.count else { return nil }
    defer { nextLook += 1 }
    return pauses[nextLook]
  }
}
