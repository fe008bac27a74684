/// Draws its content faintly, or not at all.
public struct _OpacityModifier: WrappingModifier {
  nonisolated enum Level {
    case full, faint, none
  }
  let level: Level

  func makeBox(_ screen: Screen) -> OpacityBox {
    let box = OpacityBox(screen)
    box.level = level
    return box
  }

  func configure(_ box: OpacityBox, old: Self) {
    guard level != old.level else { return }
    box.level = level
    box.setNeedsDisplay()
  }

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(OpacityNode(view, context))
  }
}

/// What is not drawn has no keys either.
private final class OpacityNode: WrapperNode<_OpacityModifier> {
  override func modifierChanged(from old: _OpacityModifier) {
    super.modifierChanged(from: old)
    guard modifier.level == .none, old.level != .none else { return }
    graph.enqueue { [self] in
      if isMounted, graph.focus.current?.isInside(self) == true { graph.focus.focus(nil) }
    }
  }

  override func forEachReachableChild(_ body: (_ViewNode) -> Void) {
    if modifier.level != .none { super.forEachReachableChild(body) }
  }
}

final class OpacityBox: WrapperLayout {
  var level = _OpacityModifier.Level.full

  override var letsPointerThrough: Bool { level == .none }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    guard level != .none else { return }
    var style = style
    if level == .faint { style.attributes.insert(.dim) }
    super.draw(in: canvas, at: origin, style: style)
  }
}

extension View {
  /// A view of no opacity is alive and keeps its room, but is neither drawn nor reached by keys or the pointer; one that
  /// is less than whole is drawn faintly.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityModifier(level: opacity <= 0 ? .none : opacity < 1 ? .faint : .full))
  }

  /// The same as no opacity.
  public func hidden() -> some View { modifier(_OpacityModifier(level: .none)) }
}
