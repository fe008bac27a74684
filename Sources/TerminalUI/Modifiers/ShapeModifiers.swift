/// An outline. A terminal draws none, and every view of it is a rectangle: shapes are taken by what asks for one, and
/// are no views.
@MainActor @preconcurrency public protocol Shape {}

public nonisolated struct Rectangle: Shape { public init() {} }
public nonisolated struct Circle: Shape { public init() {} }
public nonisolated struct Ellipse: Shape { public init() {} }
public nonisolated struct Capsule: Shape { public init() {} }
public nonisolated struct RoundedRectangle: Shape { public init(cornerRadius: Double) {} }

extension Shape where Self == Rectangle {
  public static var rect: Self { Self() }
}
extension Shape where Self == Circle {
  public static var circle: Self { Self() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Self { Self() }
}
extension Shape where Self == Capsule {
  public static var capsule: Self { Self() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: Double) -> Self { Self(cornerRadius: cornerRadius) }
}

extension View {
  /// A click in the view's frame is a click on it, whatever its shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// A view is cut at its frame.
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
}
