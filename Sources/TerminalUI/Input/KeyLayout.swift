/// Which key of a Latin keyboard stands where another one has a letter of its own.
///
/// With a Cyrillic or Greek layout the key `j` types `о` or `ξ`. A press that nobody has a use for is offered once more as
/// the Latin key in that place, so that commands work without changing the layout; what types into a field has the press
/// before that.
nonisolated enum KeyLayout {
  /// The press with the Latin key, or nil where the key is Latin already, or of no layout that is known.
  static func latin(_ press: KeyPress) -> KeyPress? {
    guard let scalar = press.key.character.unicodeScalars.first, scalar.value > 0x7F else {
      return nil
    }
    let key = fullWidth(scalar) ?? latinCharacter(press.key.character)
    return key.map { KeyPress(key: KeyEquivalent($0), modifiers: press.modifiers) }
  }

  /// The wide forms of ASCII, which input methods of East Asia type.
  private static func fullWidth(_ scalar: Unicode.Scalar) -> Character? {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    return Character(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
  }

  private static func latinCharacter(_ character: Character) -> Character? {
    for (own, latin) in layouts {
      if let pair = zip(own, latin).first(where: { $0.0 == character }) { return pair.1 }
    }
    return nil
  }

  /// The letters of a layout, and the Latin ones in their places; a letter of several layouts counts in the first.
  private static let layouts: [(own: String, latin: String)] = [
    // Russian, and what Ukrainian and Belarusian have besides.
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"),
    ("іїєґўІЇЄҐЎ", "s]'\\oS}\"|O"),
    // Greek has a semicolon where Latin has q.
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
    ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
    ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ", "qwertyuiop[]asdfghjkl;'zxcvnm,./"),
    // Persian.
    ("یکپ", "d;\\"),
    // Korean: the letters of which syllables are made.
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"),
  ]
}
