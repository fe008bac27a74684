import Testing

@testable import BrewLogApp

@Suite("Experiment screens: ten firehoses or ten taps")
struct ScreensExperimentTests {
  @Test("m changes of one property: 10·m bodies against m", arguments: [1, 10, 100])
  func oneProperty(changes m: Int) {
    let report = ExperimentReport.of(ScreensExperiment.self, m)
    #expect(report.measured("Bodies of the ten screens") == "\(10 * m)/\(m)")
    #expect(report.measured("Body of the screen that reads it") == "\(m)/\(m)")
    #expect(report.measured("Body of one that does not") == "\(m)/0")
    #expect(report.measured("Body around the screens") == "0/0")
  }

  @Test("all ten in one event: 10 and 10")
  func oneEvent() {
    let report = ExperimentReport.of(ScreensExperiment.self)
    #expect(report.measured("Bodies of the ten screens, one event") == "10/10")
    #expect(report.measured("Bodies of the ten screens, in all") == "1000/100")
  }

  @Test("the ten parts are ten properties")
  func parts() {
    #expect(Set(StoreParts.all.map { ObjectIdentifier($0) }).count == 10)
    #expect(Set(StoreParts.all.map { $0.legacy as AnyKeyPath }).count == 10)
    #expect(Set(StoreParts.all.map { $0.modern as AnyKeyPath }).count == 10)
  }
}
