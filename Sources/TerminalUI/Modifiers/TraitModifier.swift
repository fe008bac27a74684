/// Sets a trait of the boxes of its content.
public struct _TraitModifier: WrappingModifier {
  let write: (inout LayoutTraits) -> Void

  func makeBox(_ screen: Screen) -> TraitBox {
    let box = TraitBox(screen)
    box.write = write
    return box
  }

  func configure(_ box: TraitBox, old: Self) {
    let before = box.traits
    box.write = write
    if box.traits != before { box.parent?.traitsChanged() }
  }
}

final class TraitBox: WrapperLayout {
  var write: (inout LayoutTraits) -> Void = { _ in }

  override var traits: LayoutTraits {
    var traits = child.traits
    write(&traits)
    return traits
  }
}

extension View {
  /// In a stack, views of a higher priority take what they want before the others share what is left.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier { $0.priority = value })
  }

  /// Of views above each other, those with a higher value are drawn last.
  public func zIndex(_ value: Double) -> some View {
    modifier(_TraitModifier { $0.zIndex = value })
  }
}
