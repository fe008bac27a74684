/// The glyphs that stand for the system symbols which `Image(systemName:)` names.
///
/// Each is one scalar that takes one column, and that the common terminal fonts have: where the obvious emoji is two
/// columns wide (a cup, a bolt, an hourglass), the nearest plain sign stands for it. A filled variant without a sign
/// of its own looks as the plain one.
package enum SymbolTable {
  /// The glyph of a symbol by its system name, or nil for an unknown one.
  ///
  /// Complexity: O(number of symbols), and a few comparisons for the shapes. A dictionary would be made at the start, for
  /// the two stars of a list.
  package static func glyph(systemName: String) -> Unicode.Scalar? {
    for group in [shapes, signs, arrows, media, objects] {
      if let symbol = group.first(where: { $0.key == systemName }) { return symbol.value }
    }
    return nil
  }

  /// What is said of a symbol where the screen is read aloud: nothing of an empty star, of others the first part of the
  /// name. In ASCII, as the names are.
  package static func word(systemName: String) -> String.UnicodeScalarView {
    switch systemName {
    case "star.fill": return "starred".unicodeScalars
    case "star": return "".unicodeScalars
    default:
      let isKnown = glyph(systemName: systemName) != nil
      return isKnown ? String(systemName.prefix { $0 != "." }).unicodeScalars : "?".unicodeScalars
    }
  }

  /// All names that have a glyph.
  package static var systemNames: [String] {
    [shapes, signs, arrows, media, objects].flatMap { $0.map(\.key) }
  }

  private static let shapes: KeyValuePairs<String, Unicode.Scalar> = [
    "circle": "○", "circle.fill": "●", "circle.dashed": "◌", "circle.lefthalf.filled": "◐",
    "circle.righthalf.filled": "◑", "smallcircle.filled.circle": "◉", "record.circle": "◉",
    "square": "□", "square.fill": "■", "triangle": "△", "triangle.fill": "▲",
    "diamond": "◇", "diamond.fill": "◆", "rectangle": "▭", "rectangle.fill": "▬",
    "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "✫", "star.circle": "✪",
    "star.circle.fill": "✪", "sparkle": "✦", "sparkles": "✧", "asterisk": "✱",
    "heart": "♡", "heart.fill": "♥", "suit.spade": "♤", "suit.spade.fill": "♠",
    "suit.club": "♧", "suit.club.fill": "♣", "suit.diamond": "♢", "suit.diamond.fill": "♦",
    "suit.heart": "♡", "suit.heart.fill": "♥",
  ]

  private static let signs: KeyValuePairs<String, Unicode.Scalar> = [
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✔",
    "checkmark.square": "☑", "checkmark.square.fill": "☑", "xmark": "✕",
    "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "xmark.square": "☒", "xmark.square.fill": "☒",
    "plus": "+", "plus.circle": "⊕", "plus.circle.fill": "⊕", "plus.square": "⊞",
    "minus": "−", "minus.circle": "⊖", "minus.circle.fill": "⊖", "minus.square": "⊟",
    "plusminus": "±", "multiply": "×", "multiply.circle": "⊗", "divide": "÷", "equal": "=",
    "lessthan": "<", "greaterthan": ">", "number": "#", "percent": "%", "infinity": "∞",
    "sum": "∑", "function": "ƒ", "questionmark": "?", "questionmark.circle": "?",
    "questionmark.circle.fill": "?", "exclamationmark": "!", "exclamationmark.circle": "!",
    "exclamationmark.circle.fill": "!", "exclamationmark.triangle": "⚠",
    "exclamationmark.triangle.fill": "⚠", "info": "i", "info.circle": "i",
    "info.circle.fill": "i", "nosign": "⊘", "ellipsis": "…", "list.bullet": "≣",
    "list.dash": "≣", "list.number": "№", "line.3.horizontal": "≡", "text.alignleft": "≡",
    "command": "⌘", "option": "⌥", "control": "⌃", "shift": "⇧", "escape": "⎋", "return": "↵",
    "delete.left": "⌫", "delete.right": "⌦",
  ]

  private static let arrows: KeyValuePairs<String, Unicode.Scalar> = [
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.backward": "←", "arrow.forward": "→", "arrow.up.left": "↖", "arrow.up.right": "↗",
    "arrow.down.left": "↙", "arrow.down.right": "↘", "arrow.left.and.right": "↔",
    "arrow.up.and.down": "↕", "arrow.left.arrow.right": "⇄", "arrow.up.arrow.down": "⇅",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "arrow.uturn.backward": "↶", "arrow.uturn.left": "↶",
    "arrow.uturn.forward": "↷", "arrow.uturn.right": "↷", "arrow.turn.down.left": "↵",
    "arrow.up.to.line": "↥", "arrow.down.to.line": "↧",
    "arrow.left.to.line": "⇤", "arrow.right.to.line": "⇥",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›",
    "chevron.backward": "‹", "chevron.forward": "›", "chevron.left.2": "«",
    "chevron.right.2": "»", "chevron.up.chevron.down": "↕",
    "arrowtriangle.up": "△", "arrowtriangle.up.fill": "▲", "arrowtriangle.down": "▽",
    "arrowtriangle.down.fill": "▼", "arrowtriangle.left": "◁", "arrowtriangle.left.fill": "◀",
    "arrowtriangle.right": "▷", "arrowtriangle.right.fill": "▶",
    "square.and.arrow.up": "↥", "square.and.arrow.down": "↧",
  ]

  private static let media: KeyValuePairs<String, Unicode.Scalar> = [
    "play": "▷", "play.fill": "▶", "pause": "‖", "pause.fill": "‖", "stop": "□",
    "stop.fill": "■", "forward": "»", "forward.fill": "»", "backward": "«",
    "backward.fill": "«", "forward.end": "⇥", "forward.end.fill": "⇥", "backward.end": "⇤",
    "backward.end.fill": "⇤", "repeat": "↻", "shuffle": "⇄", "music.note": "♪",
    "music.note.list": "♫", "eject": "⏏", "eject.fill": "⏏",
  ]

  private static let objects: KeyValuePairs<String, Unicode.Scalar> = [
    "magnifyingglass": "⌕", "trash": "⌫", "trash.fill": "⌫", "pencil": "✎",
    "square.and.pencil": "✎", "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙",
    "bell": "⍾", "bell.fill": "⍾", "bookmark": "▯", "bookmark.fill": "▮", "bolt": "↯",
    "bolt.fill": "↯", "flame": "✺", "flame.fill": "✺", "cup.and.saucer": "♨",
    "cup.and.saucer.fill": "♨", "mug": "♨", "mug.fill": "♨", "clock": "◷", "clock.fill": "◕",
    "timer": "◔", "calendar": "▦", "person": "☺", "person.fill": "☻", "photo": "▨",
    "photo.fill": "▨", "cart": "¤", "cart.fill": "¤", "tag": "◊", "tag.fill": "◆",
    "hourglass": "◔", "house": "⌂", "house.fill": "⌂", "envelope": "✉", "envelope.fill": "✉",
    "phone": "☏", "phone.fill": "☎", "scissors": "✂", "sun.max": "☼", "sun.max.fill": "☀",
    "moon": "☽", "moon.fill": "☾", "cloud": "☁", "cloud.fill": "☁", "umbrella": "☂",
    "umbrella.fill": "☂", "snowflake": "❄", "flag": "⚐", "flag.fill": "⚑",
    "scalemass": "⚖", "scalemass.fill": "⚖", "chart.bar": "▤", "chart.bar.fill": "▥",
    "drop": "◊", "drop.fill": "◆", "power": "◉", "lock": "⊠", "lock.fill": "⊠", "link": "∞",
    "globe": "⊕", "map": "▧", "location": "⌖", "location.fill": "⌖", "creditcard": "▭",
    "creditcard.fill": "▬", "folder": "▱", "folder.fill": "▰", "doc": "▯", "doc.fill": "▮",
    "thermometer": "⊥", "slider.horizontal.3": "≡", "hammer": "⚒", "hammer.fill": "⚒", "leaf": "❦",
    "leaf.fill": "❦",
  ]
}
