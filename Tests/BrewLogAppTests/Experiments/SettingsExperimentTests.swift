import Testing

@testable import BrewLogApp

@Suite("Experiment settings: forty rows and one text field")
struct SettingsExperimentTests {
  private let report = ExperimentReport.of(SettingsExperiment.self)

  @Test("a key runs the form and its forty rows, or the two rows that read the bio")
  func perKey() {
    #expect(report.measured("Form body") == "10/0")
    #expect(report.measured("Row bodies") == "400/20")
    #expect(report.measured("All bodies") == "410/20")
    #expect(report.measured("Characters that arrived") == "10/10")
  }

  @Test("body runs fall by more than half")
  func share() {
    #expect(report.measured("More than half saved (1 = yes)") == "0/1")
    #expect(report.sections[0].findings == ["Body runs per key: 41 and 2; saved: 95 %."])
  }

  @Test("a row that shows only the username does not run when the bio is edited")
  func usernameRow() {
    #expect(report.measured("Row that shows only the username") == "10/0")
  }

  @Test("a computed property that reads the username makes its reader depend on it")
  func computed() {
    #expect(report.measured("Row that reads it") == "10/10")
    #expect(report.measured("Row that reads a property computed of it") == "10/10")
    #expect(report.measured("Row that reads the bio") == "10/0")
  }

  @Test("writing the ignored token runs nothing, nor does an unpublished property")
  func token() {
    #expect(report.measured("All bodies, token") == "0/0")
    #expect(report.measured("Writes that arrived") == "10/10")
  }

  @Test("both kinds of model work side by side while a program migrates")
  func migration() {
    #expect(report.measured("Bodies of each form, typing left") == "410/0")
    #expect(report.measured("Bodies of each form, typing right") == "0/20")
    #expect(report.measured("Row that reads both models") == "10/10")
    #expect(report.measured("Characters that arrived in each") == "10/10")
  }

  @Test("nothing contradicts the article")
  func contradictions() {
    #expect(report.contradicted == [])
    #expect(report.agrees)
  }
}
