public struct _StyleModifier: WrappingModifier {
  let change: TextStyle

  func makeBox(_ screen: Screen) -> StyleBox {
    let box = StyleBox(screen)
    box.change = change
    return box
  }

  func configure(_ box: StyleBox, old: Self) {
    guard change != old.change else { return }
    box.change = change
    box.setNeedsDisplay()
  }
}

/// Changes the style in which its content is drawn.
final class StyleBox: WrapperLayout {
  var change = TextStyle()

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    super.draw(in: canvas, at: origin, style: change.applied(to: style))
  }
}

extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_StyleModifier(change: TextStyle(foreground: style._terminalStyle)))
  }
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(_StyleModifier(change: TextStyle(foreground: color?._terminalStyle)))
  }
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }
  /// A line has one colour and one pattern in a terminal.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { attribute(.underline, isActive) }
  /// Faint: no line goes through a cell.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { attribute(.dim, isActive) }

  private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> some View {
    modifier(_StyleModifier(change: TextStyle(attributes: isActive ? attribute : [])))
  }
}
