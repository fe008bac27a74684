package import CombineShim

/// A node that models can signal.
package protocol SignalledNode: _ViewNode {
  func receive(_ signal: Signal)
  func receivePublished(property index: Int, by publisher: ObservableObjectPublisher?)
  /// The object that a dynamic property observes.
  func observedObject(of index: Int) -> AnyObject?
}

extension SignalledNode {
  package func observedObject(of index: Int) -> AnyObject? { nil }

  /// A publish while a body is evaluated is taken up after it, with a word to the author.
  package func receivePublished(property index: Int, by publisher: ObservableObjectPublisher?) {
    if let running = RunningUpdate.node {
      PublishedWrite(of: observedObject(of: index), in: running).report(by: publisher)
    }
    if graph.trace != nil { graph.notePublish(of: observedObject(of: index), by: publisher) }
    receive(.property(index))
    // Before the write; during an update this body may have to wait for the next pass, and others come in between.
    // After the last pass nothing may arrive.
    if !graph.isUpdating && !graph.isLastPass { forEachChild { $0.expectArrival() } }
  }
}
