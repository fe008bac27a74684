/// A key: a character, or one of the named keys, which have characters of the private use area as in SwiftUI.
public nonisolated struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let `return` = KeyEquivalent("\u{0D}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\u{09}")

  /// The function key F1 … F35.
  public static func function(_ number: Int) -> KeyEquivalent {
    KeyEquivalent(Character(Unicode.Scalar(UInt16(0xF703 + min(max(number, 1), 35)))!))
  }
}

/// The modifier keys that were down with a key. A terminal reports Control with letters, Shift and Option with named keys.
public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
}

/// One key press, as an `onKeyPress` action receives it.
public nonisolated struct KeyPress: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  /// The text that the key would type.
  public var characters: String { String(key.character) }

  public init(key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What a key press action says of the press.
  public enum Result: Sendable {
    /// The press was used; nobody else sees it.
    case handled
    /// The press goes on to the view around.
    case ignored
  }
}
