import TextFormats

extension Brew {
  /// The record of `export --json`: one object on one line, with the keys of `BrewField` in its order and `extra`, null
  /// where nothing was recorded. Numbers are numbers where their unit is the usual one, else texts with the unit.
  ///
  /// Complexity: O(length).
  public var jsonLine: String { jsonRecord.line }

  var jsonRecord: JSONValue {
    .object(Self.jsonKeys.map { JSONValue.Member($0.rawValue, jsonValue($0)) })
  }

  private static let jsonKeys = RecordKey.allCases.filter {
    ![.waterUnit, .yieldUnit, .ratingScale].contains($0)
  }

  private func jsonValue(_ key: RecordKey) -> JSONValue {
    switch key {
    case .water where water?.unit == .millilitres: JSONValue(text: water?.description)
    case .yield where self.yield?.unit == .millilitres: JSONValue(text: self.yield?.description)
    case .rating where rating.map { $0.scale != 5 } ?? false: JSONValue(text: rating?.description)
    default: key.value(of: self).json
    }
  }
}

extension Bag {
  /// The record of `export --json`, as `Brew.jsonLine`.
  public var jsonLine: String { jsonRecord.line }

  var jsonRecord: JSONValue {
    .object([
      JSONValue.Member("id", .string(id.description)),
      JSONValue.Member("bean", .string(bean.name)),
      JSONValue.Member("roaster", .string(bean.roaster)),
      JSONValue.Member("roasted", JSONValue(text: roast.roasted?.description)),
      JSONValue.Member("frozen", JSONValue(text: roast.frozen?.description)),
      JSONValue.Member("thawed", JSONValue(text: roast.thawed?.description)),
      JSONValue.Member("weight", JSONValue(weight?.value)),
      JSONValue.Member("cost", JSONValue(cost?.amount)),
      JSONValue.Member("currency", JSONValue(text: cost?.currency)),
      JSONValue.Member("finished", .boolean(isFinished)),
      JSONValue.Member("note", .string(note)),
      JSONValue.Member("extra", extra.map { RecordValue.object($0).json } ?? .null),
    ])
  }
}
