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

  /// The focused node has the press first, then the nodes around it; Tab that nobody wants moves the focus.
  private func dispatch(_ press: KeyPress) {
    if let current = focus.current, !current.canBeFocused { focus.focus(nil) }
    let hadFocus = focus.current != nil
    let isBackTab = press.key == .tab && press.modifiers.contains(.shift)
    if !hadFocus { focus.focusFirst(in: root, fromEnd: isBackTab) }
    if let focused = focus.current {
      var node: _ViewNode? = focused
      while let current = node {
        if current.handle(press) == .handled { return }
        node = current.parent
      }
    } else if offer(press, to: root) {
      return
    }
    // The first Tab has brought the focus to where it begins.
    if press.key == .tab && hadFocus { focus.move(forward: !isBackTab, in: root) }
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

  private func dispatch(_ mouse: MouseEvent) {
    guard let (target, point) = rootLayout.target(at: mouse.position) else { return }
    if mouse.action == .press, let node = target.focusNode, node.canBeFocused { focus.focus(node) }
    _ = target.handle(mouse, at: point)
  }

  private func dispatch(paste text: String) {
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
