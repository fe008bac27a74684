// Styles of controls. A terminal has one look for each control, so that a style is taken and nothing changes; but for
// a label's. Each control has one type for all its styles, which goes by SwiftUI's names for them.

/// The looks that a button can have. A terminal has the one.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public typealias BorderedButtonStyle = DefaultButtonStyle
public typealias BorderedProminentButtonStyle = DefaultButtonStyle
public typealias BorderlessButtonStyle = DefaultButtonStyle
public typealias PlainButtonStyle = DefaultButtonStyle
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var borderless: Self { Self() }
  public static var plain: Self { Self() }
}

/// The looks that a form can have. A terminal has the one.
@MainActor @preconcurrency public protocol FormStyle {}
public nonisolated struct AutomaticFormStyle: FormStyle { public init() {} }
public typealias ColumnsFormStyle = AutomaticFormStyle
public typealias GroupedFormStyle = AutomaticFormStyle
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
  public static var columns: Self { Self() }
  public static var grouped: Self { Self() }
}

/// The looks that a list can have. A terminal has the one.
@MainActor @preconcurrency public protocol ListStyle {}
public nonisolated struct DefaultListStyle: ListStyle { public init() {} }
public typealias GroupedListStyle = DefaultListStyle
public typealias InsetGroupedListStyle = DefaultListStyle
public typealias InsetListStyle = DefaultListStyle
public typealias PlainListStyle = DefaultListStyle
public typealias SidebarListStyle = DefaultListStyle
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var plain: Self { Self() }
  public static var sidebar: Self { Self() }
}

/// The looks that a picker can have. A terminal has the one.
@MainActor @preconcurrency public protocol PickerStyle {}
public nonisolated struct DefaultPickerStyle: PickerStyle { public init() {} }
public typealias InlinePickerStyle = DefaultPickerStyle
public typealias MenuPickerStyle = DefaultPickerStyle
public typealias SegmentedPickerStyle = DefaultPickerStyle
public typealias WheelPickerStyle = DefaultPickerStyle
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
  public static var inline: Self { Self() }
  public static var menu: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var palette: Self { Self() }
  public static var radioGroup: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
}

/// The looks that a progress view can have. A terminal has the one.
@MainActor @preconcurrency public protocol ProgressViewStyle {}
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }
public typealias CircularProgressViewStyle = DefaultProgressViewStyle
public typealias LinearProgressViewStyle = DefaultProgressViewStyle
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
  public static var circular: Self { Self() }
  public static var linear: Self { Self() }
}

/// The looks that a tab view can have. A terminal has the one.
@MainActor @preconcurrency public protocol TabViewStyle {}
public nonisolated struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public typealias PageTabViewStyle = DefaultTabViewStyle
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
  public static var page: Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
  public static var tabBarOnly: Self { Self() }
}

/// The looks that a text field can have. A terminal has the one.
@MainActor @preconcurrency public protocol TextFieldStyle {}
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public typealias PlainTextFieldStyle = DefaultTextFieldStyle
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}

/// The looks that a toggle can have. A terminal has the one.
@MainActor @preconcurrency public protocol ToggleStyle {}
public nonisolated struct DefaultToggleStyle: ToggleStyle { public init() {} }
public typealias ButtonToggleStyle = DefaultToggleStyle
public typealias CheckboxToggleStyle = DefaultToggleStyle
public typealias SwitchToggleStyle = DefaultToggleStyle
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var checkbox: Self { Self() }
  public static var `switch`: Self { Self() }
}

/// The sizes that a control can have. A terminal has the one.
public nonisolated enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  public func tint(_ tint: Color?) -> some View { self }
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  public func accentColor(_ color: Color?) -> some View { self }
}
