import TextFormats

extension FuzzTarget {
  /// JSON of an import: what is read is written and read again the same, and to step over is to read.
  static let json = FuzzTarget(
    "json",
    seeds: [
      #"{"brewlog":1,"a":[1,-2.50e+3,"x\n\u00e9\ud83c\udf7a",true,null,{}]}"#, "[[],[[]],\"\"]",
      "\u{FEFF}{\"é\":\"\\\"\\\\/\"}", " -0.0 ",
    ],
    words: ["\\u", "\\ud83c", "null", "true", "false", "e+", "{\"", "\":", "[[[["]
  ) { bytes in
    var limits = JSONLimits()
    limits.depth = 16
    limits.values = 500
    var reader = JSONReader(bytes, limits: limits)
    var skipping = reader
    var value: JSONValue?
    do throws(FormatError) {
      let read = try reader.value()
      value = read
    } catch {
      try require(1...(bytes.count + 1) ~= error.line, "\(error): there is no such line")
    }
    if value != nil {
      try skipping.skip()
      try require(skipping.position == reader.position, "to step over leads elsewhere")
    }
    guard let value else { return }
    try requireHarmlessJSON(value.line)
    let again = try JSONValue(parsing: value.line, limits: limits)
    try requireSame(value.line, again.line, "JSON")
  }

  private static func requireHarmlessJSON(_ text: String) throws(Violation) {
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      try require(!isControl, "JSON has a raw U+\(String(scalar.value, radix: 16))")
    }
  }
}
