import TextFormats

/// A JSON document whose outermost members are known by where they begin, so that each can be read by itself and in any
/// order. The whole document is checked.
struct JSONTop {
  let bytes: [UInt8]
  let limits: JSONLimits
  /// Of the outermost object, by name; empty for an array.
  private(set) var places: [String: Int] = [:]
  private(set) var names: [String] = []
  /// Of the outermost array; nil for an object.
  private(set) var arrayPlace: Int?

  /// Complexity: O(length).
  init(_ bytes: [UInt8], limits: JSONLimits) throws(FormatError) {
    self.bytes = bytes
    self.limits = limits
    var reader = JSONReader(bytes, limits: limits)
    if reader.next() == UInt8(ascii: "[") {
      arrayPlace = reader.position
      try reader.skip()
    } else {
      var places: [String: Int] = [:]
      var names: [String] = []
      try reader.eachMember { reader, name throws(FormatError) in
        _ = reader.next()
        if places.updateValue(reader.position, forKey: name) == nil { names.append(name) }
        try reader.skip()
      }
      self.places = places
      self.names = names
    }
    try reader.end()
  }

  /// Whether it has what exports of Beanconqueror have.
  var isBeanconqueror: Bool { places["BREWS"] != nil || places["BEANS"] != nil }

  /// What the user should know of texts that were malformed; of one at least.
  static func note(ofRepairs count: Int) -> String {
    let (verb, pronoun) = count == 1 ? ("was", "it was") : ("were", "they were")
    return "\(count.counted("text")) \(verb) not in UTF-8; \(pronoun) repaired"
  }

  /// The value of a member; nil if there is none. Complexity: O(length of it).
  func value(_ name: String) throws(FormatError) -> JSONValue? {
    guard let place = places[name] else { return nil }
    var reader = JSONReader(bytes, limits: limits, at: place)
    return try reader.value()
  }

  /// Reads the records of an array one by one: that of a member, or for nil the outermost one. What is no array has
  /// none.
  ///
  /// - Returns: how many texts had to be repaired.
  @discardableResult
  func eachRecord(
    of name: String?, _ body: (JSONValue, _ index: Int, _ position: Int) throws(FormatError) -> Void
  ) throws(FormatError) -> Int {
    guard let place = name.map({ places[$0] }) ?? arrayPlace else { return 0 }
    var reader = JSONReader(bytes, limits: limits, at: place)
    guard reader.next() == UInt8(ascii: "[") else { return 0 }
    try reader.eachElement { reader, index throws(FormatError) in
      let value = try reader.value()
      try body(value, index, reader.position)
    }
    return reader.repairs
  }
}
