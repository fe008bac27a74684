import Testing

@testable import BrewLogApp

@Suite("Experiment cart: a read that is never tracked, and one that should not be")
struct CartExperimentTests {
  private let report = ExperimentReport.of(CartExperiment.self)

  @Test("a change of the discount code runs the list that observes, not the one that reads items")
  func discountCode() {
    #expect(report.measured("List body, the code changes") == "10/0")
    #expect(report.measured("Row bodies, the code changes") == "0/0")
    #expect(report.measured("List body, checking out") == "10/0")
  }

  @Test("a row's closure tracks what it reads, against the article's 'once during set-up'")
  func rowReads() {
    #expect(report.measured("List body, a quantity changes") == "10/0")
    #expect(report.measured("Row bodies, a quantity changes") == "10/10")
  }

  @Test("a value copied before the body runs is never tracked: the view shows the old one")
  func copies() {
    #expect(report.measured("Body, copied in init") == "10/0")
    #expect(report.measured("New code shown, init (1 = yes)") == "0/0")
    #expect(report.measured("Body, copied in a closure") == "10/0")
    #expect(report.measured("New code shown, closure (1 = yes)") == "0/0")
    #expect(report.measured("New code shown, @State (1 = yes)") == "0/0")
  }

  @Test("a read while a body runs is tracked, wherever it is written")
  func reads() {
    #expect(report.measured("Body, read in it") == "10/10")
    #expect(report.measured("New code shown, body (1 = yes)") == "1/1")
    #expect(report.measured("New code shown, init in a body (1 = yes)") == "1/1")
    #expect(report.measured("New code shown, closure called (1 = yes)") == "1/1")
  }

  @Test("an untracked cache adds no dependency; the same property tracked does")
  func caches() {
    #expect(report.measured("Body, cache not published, ignored") == "0/0")
    #expect(report.measured("Body, cache published, tracked") == "10/10")
  }

  @Test("where the article does not hold")
  func contradictions() {
    #expect(
      report.contradicted == [
        "Row bodies, a quantity changes", "New code shown, init in a body (1 = yes)",
        "New code shown, closure called (1 = yes)",
      ])
  }
}
