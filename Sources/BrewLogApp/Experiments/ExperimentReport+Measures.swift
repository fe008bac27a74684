extension ExperimentReport {
  /// What was measured, and with which parameters, as measures of a baseline: by the headings of the sections.
  ///
  /// Lines of transcripts are measures too: a line that reads otherwise is one that is gone and one that is new.
  package nonisolated var measures: [String: Int] {
    let used = sizes.map { ("parameters/\($0.rawValue)", parameters[$0]) }
    return sections.reduce(into: Dictionary(uniqueKeysWithValues: used)) { all, section in
      for (name, value) in section.measures { all["\(section.heading)/\(name)"] = value }
    }
  }
}

extension ExperimentSection {
  fileprivate nonisolated var measures: [String: Int] {
    var measures: [String: Int] = [:]
    for result in results {
      measures[result.measure + "/ObservableObject"] = result.measured.observableObject
      measures[result.measure + "/@Observable"] = result.measured.observable
    }
    for transcript in transcripts {
      measures[transcript.event + "/lines"] = transcript.measured.count
      for (number, line) in transcript.measured.enumerated() {
        measures["\(transcript.event)/line \(number + 1): \(line)"] = 1
      }
    }
    return measures
  }
}
