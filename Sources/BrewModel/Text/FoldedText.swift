@_spi(_Unicode) import Swift

/// Text without case, accents and compatibility widths, so that `ruhrkaffee` is found in `Rührkaffee`, whether the ü is
/// one scalar or two.
public enum FoldedText {
  /// The folded text. ASCII folds to lower case; other scripts lose their nonspacing marks too.
  ///
  /// Complexity: O(length).
  public static func folded(_ text: String) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Whether a folded text has another folded text in it. Complexity: O(both).
  public static func contains(_ part: String, in text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { text in
      Array(part.utf8).withUnsafeBytes { ByteSearch.first($0, in: text[...]) != nil }
    }
  }

  /// The UTF-8 of the folded text.
  static func bytes(of text: String) -> [UInt8] {
    var result: [UInt8] = []
    append(text, to: &result)
    return result
  }

  /// Adds the UTF-8 of the folded text. Complexity: O(length).
  static func append(_ text: String, to result: inout [UInt8]) {
    var text = text
    let isASCII = text.withUTF8 { bytes in
      // Eight at a time for the compiler: no branch for each byte.
      guard bytes.reduce(0, { $0 | $1 }) < 0x80 else { return false }
      let start = result.count
      result.append(contentsOf: bytes)
      for place in start..<result.count { result[place] = lowercased(result[place]) }
      return true
    }
    if !isASCII { appendScalars(of: text, to: &result) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  private static func appendScalars(of text: String, to result: inout [UInt8]) {
    for scalar in text._nfd {
      if scalar.value < 0x80 {
        result.append(lowercased(UInt8(scalar.value)))
      } else if let plain = plain(scalar) {
        result.append(contentsOf: plain.utf8)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
  }

  /// What Unicode does not take apart though readers do.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ß", "ẞ": "ss"
    case "ø", "Ø": "o"
    case "ł", "Ł": "l"
    case "đ", "Đ", "ð", "Ð": "d"
    case "æ", "Æ": "ae"
    case "œ", "Œ": "oe"
    case "þ", "Þ": "th"
    case "ı": "i"
    case "ς": "σ"
    case "\u{2018}", "\u{2019}": "'"
    case "\u{3000}", "\u{A0}": " "
    case "\u{FF01}"..."\u{FF5E}": narrow(scalar)
    default: nil
    }
  }

  /// A letter or sign of full width as that of ASCII.
  private static func narrow(_ scalar: Unicode.Scalar) -> String {
    String(decoding: [lowercased(UInt8(scalar.value - 0xFEE0))], as: UTF8.self)
  }
}
