extension ExperimentReport {
  /// What was measured, and with which parameters, as measures of a baseline below the experiment's name.
  ///
  /// Lines of transcripts are measures too: a line that reads otherwise is one that is gone and one that is new.
  package nonisolated var measures: [String: Int] {
    var measures = ["parameters/rows": parameters.rows, "parameters/toggles": parameters.toggles]
    func add(_ name: String, _ value: Int) {
      var unique = name
      var times = 1
      while measures[unique] != nil {
        times += 1
        unique = "\(name) (\(times))"
      }
      measures[unique] = value
    }
    for result in results {
      add(result.measure + "/ObservableObject", result.measured.observableObject)
      add(result.measure + "/@Observable", result.measured.observable)
    }
    for transcript in transcripts {
      add(transcript.event + "/lines", transcript.measured.count)
      for (number, line) in transcript.measured.enumerated() {
        add("\(transcript.event)/line \(number + 1): \(line)", 1)
      }
    }
    return measures
  }
}
