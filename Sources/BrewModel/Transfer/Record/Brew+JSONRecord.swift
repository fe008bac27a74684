extension Brew {
  /// The record of `export --json`: one object on one line, with all keys in the order of `RecordKey`, null where
  /// nothing was recorded. Complexity: O(length).
  public var jsonLine: String { jsonRecord.line }

  var jsonRecord: JSON {
    .object(RecordKey.allCases.map { JSON.Member($0.rawValue, $0.value(of: self).json) })
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
