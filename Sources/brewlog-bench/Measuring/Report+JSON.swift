extension Report {
  /// `{"figures": [{"group", "name", "value", "unit", "limit", "kind", "ok"}], "ok"}`, keys in this order.
  var json: String {
    let list = figures.map { "    " + Self.object($0) }.joined(separator: ",\n")
    return "{\n  \"figures\": [\n\(list)\n  ],\n  \"ok\": \(!isOver)\n}"
  }

  private static func object(_ figure: Figure) -> String {
    var fields = [
      "\"group\": \(quoted(figure.group))", "\"name\": \(quoted(figure.name))",
      "\"value\": \(text(figure.value))", "\"unit\": \(quoted(figure.unit))",
    ]
    switch figure.limit {
    case .none: fields += ["\"limit\": null", "\"kind\": null"]
    case .atMost(let limit): fields += ["\"limit\": \(text(limit))", "\"kind\": \"at most\""]
    case .exactly(let limit): fields += ["\"limit\": \(text(limit))", "\"kind\": \"exactly\""]
    }
    fields.append("\"ok\": \(!figure.isOver)")
    return "{" + fields.joined(separator: ", ") + "}"
  }

  /// Names are ours: without control characters.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
