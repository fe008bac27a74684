extension Brew {
  /// The record of `export --json`: one object on one line, with the keys of `BrewField` in its order and `extra`, null
  /// where nothing was recorded. Numbers are numbers where their unit is the usual one, else texts with the unit.
  ///
  /// Complexity: O(length).
  public var jsonLine: String { jsonRecord.line }

  var jsonRecord: JSON {
    .object(Self.jsonKeys.map { JSON.Member($0.rawValue, jsonValue($0)) })
  }

  private static let jsonKeys = RecordKey.allCases.filter {
    ![.waterUnit, .yieldUnit, .ratingScale].contains($0)
  }

  private func jsonValue(_ key: RecordKey) -> JSON {
    switch key {
    case .water where water?.unit == .millilitres: JSON(text: water?.description)
    case .yield where self.yield?.unit == .millilitres: JSON(text: self.yield?.description)
    case .rating where rating.map { $0.scale != 5 } ?? false: JSON(text: rating?.description)
    default: key.value(of: self).json
    }
  }
}

extension Bag {
  /// The record of `export --json`, as `Brew.jsonLine`.
  public var jsonLine: String { jsonRecord.line }

  var jsonRecord: JSON {
    .object([
      JSON.Member("id", .string(id.description)),
      JSON.Member("bean", .string(bean.name)),
      JSON.Member("roaster", .string(bean.roaster)),
      JSON.Member("roasted", JSON(text: roast.roasted?.description)),
      JSON.Member("frozen", JSON(text: roast.frozen?.description)),
      JSON.Member("thawed", JSON(text: roast.thawed?.description)),
      JSON.Member("weight", JSON(weight?.value)),
      JSON.Member("cost", JSON(cost?.amount)),
      JSON.Member("currency", JSON(text: cost?.currency)),
      JSON.Member("finished", .boolean(isFinished)),
      JSON.Member("note", .string(note)),
      JSON.Member("extra", extra.map { RecordValue.object($0).json } ?? .null),
    ])
  }
}
