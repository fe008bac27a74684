// Styles of controls. A terminal has one look for each control, so that a style is taken and nothing changes.

/// The looks that a button can have. A terminal has the one.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

/// The looks that a picker can have. A terminal has the one.
@MainActor @preconcurrency public protocol PickerStyle {}

public nonisolated struct DefaultPickerStyle: PickerStyle { public init() {} }
public nonisolated struct InlinePickerStyle: PickerStyle { public init() {} }
public nonisolated struct MenuPickerStyle: PickerStyle { public init() {} }
public nonisolated struct SegmentedPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

/// The looks that a text field can have. A terminal has the one.
@MainActor @preconcurrency public protocol TextFieldStyle {}

public nonisolated struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public nonisolated struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
