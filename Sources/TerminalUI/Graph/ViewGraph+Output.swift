/// Counts what body runs bring about, so that a trace can tell the needed runs from the redundant ones.
///
/// What counts is what `BodyVerdict.needed` lists. The counters of boxes and nodes count part of it anyway, and are
/// added to what is counted here.
struct OutputCount {
  fileprivate(set) var noted = 0
  /// What nodes have changed for causes of their own inside of a run around them.
  fileprivate var disowned = 0
}

extension ViewGraph {
  /// Grows with everything that comes of body runs.
  var outputRevision: Int { output.noted + screen.changeCount + nodeCount - output.disowned }

  func noteOutput() { output.noted += 1 }

  /// A node has left the tree. The number of nodes falls, and the revision may not.
  func noteRemoval() {
    nodeCount -= 1
    output.noted += 2
    structureRevision += 1
  }

  /// The places of rows are others than before.
  func noteNewOrder() {
    noteOutput()
    structureRevision += 1
  }

  /// What has changed since `revision` is not the output of the run that goes on.
  func disownOutput(since revision: Int) { output.disowned += outputRevision - revision }

  /// Runs what is not a part of the run that goes on.
  func disowning(_ body: () -> Void) {
    let before = outputRevision
    body()
    disownOutput(since: before)
  }
}
