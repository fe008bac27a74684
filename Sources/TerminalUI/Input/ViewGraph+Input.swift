extension ViewGraph {
  /// Handles one event and updates; drawing waits until the frame.
  package func handle(_ event: InputEvent) {
    guard root != nil else { return }
    begin(.input(event))
    transaction {
      willHandle?(event)
      switch event {
      case .key(let press): dispatch(press)
      case .mouse(let mouse): dispatch(mouse)
      case .paste(let text): dispatch(paste: text)
      case .resize(let size): resize(to: size)
      case .repaint: break
      }
    }
  }

  /// Whoever has a use for the press has it, then for the Latin key in its place; a digit that nobody wants begins a
  /// count, and Tab moves the focus.
  private func dispatch(_ press: KeyPress) {
    if let current = focus.current, !current.canBeFocused { focus.focus(nil) }
    if count.goOn(press) { return showCount() }
    if count.number != nil, press.key == .escape { return dropCount() }
    let hadFocus = focus.current != nil
    let isBackTab = press.key == .tab && press.modifiers.contains(.shift)
    if !hadFocus { focus.focusFirst(in: root, fromEnd: isBackTab) }
    let isUsed = offer(press) || KeyLayout.latin(press).map { offer($0) } ?? false
    dropCount()
    if isUsed { return }
    if countTaker != nil, count.begin(press) { return showCount() }
    // The first Tab has brought the focus to where it begins.
    if press.key == .tab && hadFocus { focus.move(forward: !isBackTab, in: root) }
  }

  /// The focused node has the press first, then the nodes around it. - Returns: whether one has used it.
  private func offer(_ press: KeyPress) -> Bool {
    guard let focused = focus.current else { return offer(press, to: root) }
    var node: _ViewNode? = focused
    while let current = node {
      if current.handle(press) == .handled { return true }
      node = current.parent
    }
    return false
  }

  /// Without anything to focus, the first view that wants the press has it.
  private func offer(_ press: KeyPress, to node: _ViewNode) -> Bool {
    if node.handle(press) == .handled { return true }
    var isHandled = false
    node.forEachReachableChild { child in
      if !isHandled { isHandled = offer(press, to: child) }
    }
    return isHandled
  }

  /// The innermost node with the focus inside that moves by a count.
  private var countTaker: _ViewNode? {
    var node: _ViewNode? = focus.current
    while let current = node, !current.takesCount { node = current.parent }
    return node
  }

  private func showCount() {
    shownCount = countTaker
    shownCount?.show(count: count.number)
  }

  private func dropCount() {
    guard count.number != nil else { return }
    count.drop()
    shownCount?.show(count: nil)
    shownCount = nil
  }

  private func dispatch(_ mouse: MouseEvent) {
    dropCount()
    guard let (target, point) = rootLayout.target(at: mouse.position) else { return }
    if mouse.action == .press, let node = target.focusNode, node.canBeFocused { focus.focus(node) }
    _ = target.handle(mouse, at: point)
  }

  private func dispatch(paste text: String) {
    dropCount()
    var node: _ViewNode? = focus.current
    while let current = node {
      if let current = current as? any PasteTarget { return current.paste(text) }
      node = current.parent
    }
  }
}

/// A node that takes pasted text; elsewhere it does nothing.
protocol PasteTarget: _ViewNode {
  func paste(_ text: String)
}
