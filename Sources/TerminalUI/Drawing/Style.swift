/// How a cell is drawn: two colours and a set of attributes, packed into four bytes so that cells compare as integers.
public nonisolated struct Style: Hashable, Sendable {
  /// Attributes that every terminal either has or leaves out without harm.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    public static let reverse = Attributes(rawValue: 1 << 4)
  }

  /// An index into the terminal's palette (0–255), or nil for the terminal's own default colour.
  public var foreground: UInt8? {
    get { bits & Self.hasForeground == 0 ? nil : UInt8(truncatingIfNeeded: bits) }
    set {
      bits &= ~(0xff | Self.hasForeground)
      if let newValue { bits |= UInt32(newValue) | Self.hasForeground }
    }
  }
  /// An index into the terminal's palette (0–255), or nil for the terminal's own default colour.
  public var background: UInt8? {
    get { bits & Self.hasBackground == 0 ? nil : UInt8(truncatingIfNeeded: bits >> 8) }
    set {
      bits &= ~(0xff00 | Self.hasBackground)
      if let newValue { bits |= UInt32(newValue) << 8 | Self.hasBackground }
    }
  }
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 16)) }
    set { bits = bits & ~0xff_0000 | UInt32(newValue.rawValue) << 16 }
  }

  package private(set) var bits: UInt32 = 0
  private static let hasForeground: UInt32 = 1 << 24
  private static let hasBackground: UInt32 = 1 << 25

  public init(foreground: UInt8? = nil, background: UInt8? = nil, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's default colours without attributes.
  public static let plain = Style()
}
