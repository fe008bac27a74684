/// What the beans were ground with, and how it was set.
public struct Grinder: Hashable, Sendable {
  /// Empty if unknown.
  public var name: String
  /// As the user writes it, for no two grinders count alike: `4,7`, `1.00`, `25 clicks`. Empty if unknown.
  public var setting: String

  /// - Parameter setting: as the user writes it; empty if unknown.
  public init(_ name: String = "", setting: String = "") {
    self.name = name
    self.setting = setting
  }

  /// The number that the setting begins with, to sort by; nil if it begins with none.
  public var settingNumber: Double? {
    DecimalText.parse(String(setting.trimmed.prefix { !$0.isWhitespace }), symbols: [])
  }
}
