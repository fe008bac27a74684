import Tally

extension FuzzTarget {
  /// Files of baselines: what is read is written and read again the same.
  static let baseline = FuzzTarget(
    "baseline",
    seeds: [
      Baseline(measures: ["star/Row/bodies": 10, "é": -1]).document, Baseline().document,
      #"{"format":"tally-baseline","version":1,"measures":[{"measure":"a\u00e9","value":1}]}"#,
    ],
    words: ["\"measure\":", "\"value\":", "9223372036854775807", "-0", "1e3", "2.0"]
  ) { bytes in
    guard let baseline = try? Baseline(document: String(decoding: bytes, as: UTF8.self)) else {
      return
    }
    let document = baseline.document
    try requireHarmless(document, mayBreak: true, "the file")
    let again = try Baseline(document: document)
    try require(again == baseline, "\(baseline) became \(again)")
    try requireSame(document, again.document, "a baseline")
  }
}
