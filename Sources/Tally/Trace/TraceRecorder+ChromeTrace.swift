import TextFormats

extension TraceRecorder {
  /// What was noted in the trace event format of Chrome, which Perfetto opens too: a complete event for each span, with
  /// times in microseconds since the first.
  ///
  /// Complexity: O(spans · log spans).
  public var chromeTrace: String {
    let start = spans.map(\.begin).min() ?? 0
    // A span that holds others comes before them.
    let ordered = spans.sorted { $0.begin != $1.begin ? $0.begin < $1.begin : $0.end > $1.end }
    return JSONValue.object([
      .init("displayTimeUnit", .string("ns")),
      .init("otherData", .object([.init("spansLost", .integer(lost))])),
      .init(
        "traceEvents", .array([Self.processName] + ordered.map { $0.chromeEvent(since: start) })),
    ]).document
  }

  private static var processName: JSONValue {
    .object([
      .init("name", .string("process_name")), .init("ph", .string("M")), .init("pid", .integer(1)),
      .init("tid", .integer(1)), .init("args", .object([.init("name", .string("views"))])),
    ])
  }
}

extension TraceSpan {
  fileprivate func chromeEvent(since start: UInt64) -> JSONValue {
    .object([
      .init("name", .string(name)), .init("cat", .string(kind.rawValue)), .init("ph", .string("X")),
      .init("ts", .thousandths(Int(begin - start))), .init("dur", .thousandths(Int(end - begin))),
      .init("pid", .integer(1)), .init("tid", .integer(1)), .init("args", .object(arguments)),
    ])
  }

  private var arguments: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if kind == .body {
      members.append(.init("path", .string(path.joined(separator: "/"))))
      members.append(.init("causes", .string(causes.joined(separator: ", "))))
    }
    if let step { members.append(.init("step", .integer(step))) }
    if let cells { members.append(.init("cells", .integer(cells))) }
    return members
  }
}
