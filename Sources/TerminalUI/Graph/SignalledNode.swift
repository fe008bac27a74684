/// A node that models can signal.
package protocol SignalledNode: _ViewNode {
  func receive(_ signal: Signal)
  func receivePublished(_ signal: Signal)
}

extension SignalledNode {
  /// A publish while a body is evaluated is taken up after it, with a word to the author.
  func receivePublished(_ signal: Signal) {
    if let running = RunningUpdate.node {
      graph.report(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "
          + "\(running.viewName).")
    }
    receive(signal)
    // Before the write; during an update this body may have to wait for the next pass, and others come in between.
    // After the last pass nothing may arrive.
    if !graph.isUpdating && !graph.isLastPass { forEachChild { $0.expectArrival() } }
  }
}
