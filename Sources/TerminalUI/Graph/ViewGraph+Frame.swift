extension ViewGraph {
  /// Updates and lays out until both have nothing to do: a list learns its size from the layout, and then has rows made.
  package func prepareFrame() {
    inbox.enter()
    defer { inbox.leave() }
    flush()
    for _ in 0..<Self.maximumPasses {
      collectLayout()
      screen.performLayout()
      guard isPending else { return }
      flush()
    }
    report("Layout cycle: after \(Self.maximumPasses) rounds the layout still makes views change.")
  }

  /// Where the hardware cursor is to stand.
  package var cursor: Cursor? { focus.current?.cursor }
}
