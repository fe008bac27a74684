/// Which parts of a label are shown.
@MainActor @preconcurrency public protocol LabelStyle {
  var _shownParts: _LabelParts { get }
}

/// The parts of a label, as a set.
public nonisolated struct _LabelParts: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let icon = _LabelParts(rawValue: 1)
  public static let title = _LabelParts(rawValue: 2)
}

public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public var _shownParts: _LabelParts { [.icon, .title] }
}
public typealias TitleAndIconLabelStyle = DefaultLabelStyle
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _shownParts: _LabelParts { .icon }
}
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _shownParts: _LabelParts { .title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}

extension View {
  /// Shows of the labels in this view their titles, their icons or both.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let parts = style._shownParts
    return modifier(
      _EnvironmentModifier {
        $0[IconShownKey.self] = parts.contains(.icon)
        $0[TitleShownKey.self] = parts.contains(.title)
      })
  }
}
