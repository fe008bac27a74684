import TextFormats

/// Numbers that were measured once and are to stay as they are, for a file that is checked in.
///
/// The file is JSON with one measure a line in the order of their names, so that a change of one is a change of one
/// line:
///
///     {
///       "format": "tally-baseline",
///       "version": 1,
///       "measures": [
///         {"measure": "star a brew/LegacyListView/bodies", "value": 1}
///       ]
///     }
public nonisolated struct Baseline: Equatable, Sendable {
  /// By their names, whose parts are separated by `/`.
  public var measures: [String: Int]

  /// A baseline of these measures.
  public init(measures: [String: Int] = [:]) { self.measures = measures }

  static let format = "tally-baseline"
  static let version = 1

  /// The text of the file.
  public var document: String {
    JSONValue.object([
      .init("format", .string(Self.format)),
      .init("version", .integer(Self.version)),
      .init(
        "measures",
        .array(
          measures.sorted { $0.key < $1.key }.map { name, value in
            .object([.init("measure", .string(name)), .init("value", .integer(value))])
          })),
    ]).document
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `BaselineError.Reason` where it is damaged, or of another version.
  public init(document: String) throws(BaselineError.Reason) {
    let value: JSONValue
    do throws(FormatError) {
      var limits = JSONLimits()
      limits.values = .max
      limits.allowsRepeatedNames = false
      value = try JSONValue(parsing: document, limits: limits)
    } catch {
      throw .damaged(error.description)
    }
    guard value["format"] == .string(Self.format) else {
      throw .damaged("its \"format\" is not \"\(Self.format)\"")
    }
    guard let version = value["version"]?.integer else {
      throw .damaged("it has no \"version\"")
    }
    guard version == Self.version else { throw .otherVersion(version) }
    guard case .array(let lines)? = value["measures"] else {
      throw .damaged("it has no array \"measures\"")
    }
    measures = [:]
    for line in lines { try add(line) }
  }

  private mutating func add(_ line: JSONValue) throws(BaselineError.Reason) {
    guard case .string(let name)? = line["measure"], let number = line["value"]?.integer
    else {
      throw .damaged("one of its measures is no {\"measure\": text, \"value\": whole number}")
    }
    guard measures.updateValue(number, forKey: name) == nil else {
      throw .damaged("it has one of its measures twice")
    }
  }
}
