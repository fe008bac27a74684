/// What a terminal of a certain type understands. What it does not is a fault of whoever sent it.
package struct TerminalType: Sendable {
  package struct Abilities: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let alternateScreen = Abilities(rawValue: 1 << 0)
    package static let cursorVisibility = Abilities(rawValue: 1 << 1)
    package static let mouse = Abilities(rawValue: 1 << 2)
    package static let paste = Abilities(rawValue: 1 << 3)
    /// Characters and lines can be inserted and deleted.
    package static let insertDelete = Abilities(rawValue: 1 << 4)
    package static let eraseCharacters = Abilities(rawValue: 1 << 5)
    package static let repeatCharacter = Abilities(rawValue: 1 << 6)
    /// The cursor can be put into a column or a row alone.
    package static let absoluteMoves = Abilities(rawValue: 1 << 7)
    package static let scrollBy = Abilities(rawValue: 1 << 8)
    package static let backTab = Abilities(rawValue: 1 << 9)
    package static let windowTitles = Abilities(rawValue: 1 << 10)
    package static let dim = Abilities(rawValue: 1 << 11)
    package static let italic = Abilities(rawValue: 1 << 12)
    /// SGR 3 is standout, and not italic.
    package static let standout = Abilities(rawValue: 1 << 13)
    /// What is erased takes the background that is set.
    package static let backgroundErase = Abilities(rawValue: 1 << 14)
    package static let cursorShape = Abilities(rawValue: 1 << 15)
    package static let paletteReset = Abilities(rawValue: 1 << 16)
    /// `ESC ]` R and P of the Linux console, which have no end mark.
    package static let consolePalette = Abilities(rawValue: 1 << 17)

    static let common: Abilities = [
      .alternateScreen, .cursorVisibility, .mouse, .paste, .insertDelete, .absoluteMoves, .scrollBy,
      .backTab, .dim,
    ]
  }

  /// As in TERM.
  package let name: String
  /// 0, 8 or 256.
  package let colors: Int
  package var abilities: Abilities
  /// What a cell in colour does not show besides, as terminfo says in `ncv`.
  package let lostInColor: Look.Attributes

  init(
    _ name: String, colors: Int, _ abilities: Abilities, lostInColor: Look.Attributes = []
  ) {
    self.name = name
    self.colors = colors
    self.abilities = abilities
    self.lostInColor = lostInColor
  }

  private static let ofXterm: Abilities = [
    .common, .eraseCharacters, .repeatCharacter, .windowTitles, .italic, .backgroundErase,
  ]

  package static let all: [TerminalType] = [
    TerminalType("xterm-256color", colors: 256, [ofXterm, .paletteReset]),
    TerminalType("xterm", colors: 8, ofXterm),
    TerminalType("tmux-256color", colors: 256, [.common, .italic]),
    TerminalType("screen-256color", colors: 256, [.common, .standout]),
    TerminalType("screen", colors: 8, [.common, .standout]),
    TerminalType(
      "linux", colors: 8,
      [
        .cursorVisibility, .mouse, .paste, .insertDelete, .eraseCharacters, .absoluteMoves, .dim,
        .backgroundErase, .cursorShape, .consolePalette,
      ], lostInColor: [.underline, .dim]),
    TerminalType("vt100", colors: 0, []),
  ]

  package static func named(_ name: String) -> TerminalType {
    guard let type = all.first(where: { $0.name == name }) else {
      preconditionFailure("no terminal type \(name) is known to the emulator")
    }
    return type
  }

  /// What this terminal shows of a look that was asked for, where a colour that it lacks is one of the basic eight.
  package func shown(_ look: Look, basicColor: (UInt8) -> Int) -> Look {
    var shown = look
    func color(_ index: UInt16) -> UInt16 {
      guard index != Look.ownColor, colors > 0 else { return Look.ownColor }
      return Int(index) < colors ? index : UInt16(basicColor(UInt8(index)))
    }
    shown.foreground = color(look.foreground)
    shown.background = color(look.background)
    if !abilities.contains(.italic) { shown.attributes.remove(.italic) }
    if !abilities.contains(.dim) { shown.attributes.remove(.dim) }
    if shown.foreground != Look.ownColor || shown.background != Look.ownColor {
      shown.attributes.subtract(lostInColor)
    }
    return shown
  }
}
