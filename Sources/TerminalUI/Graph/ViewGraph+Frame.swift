extension ViewGraph {
  /// Updates and lays out until both have nothing to do: a list learns its size from the layout, and then has rows made.
  package func prepareFrame() {
    inbox.enter()
    defer { inbox.leave() }
    flush()
    var changed: [String] = []
    for round in 1...Self.maximumPasses {
      collectLayout()
      screen.performLayout()
      guard isPending else { return }
      if round == Self.maximumPasses { changed = root.invalidNames() }
      flush()
    }
    report(.layoutCycle(rounds: Self.maximumPasses, of: changed))
  }

  /// Where the hardware cursor is to stand. Who hears or feels the screen has it shown everywhere.
  package var cursor: Cursor? {
    var cursor = focus.current?.cursor
    if isPlain { cursor?.isVisible = true }
    return cursor
  }
}
