import Testing

@testable import BrewLogApp

@Suite("Experiment player: a progress tick, and views that never read it")
struct PlayerExperimentTests {
  private let report = ExperimentReport.of(PlayerExperiment.self)

  @Test("a tick runs every observing view, or the one that reads the progress")
  func ticks() {
    #expect(report.measured("The time is shown (1 = yes)") == "1/1")
    #expect(report.measured("Parent body") != "nothing")
    #expect(report.measured("Progress body") == "10/10")
    for view in ["Title", "Artwork", "Queue badge", "History", "Status"] {
      #expect(report.measured("\(view) body") == "10/0")
    }
  }

  @Test("values handed down: the parent runs in both worlds, the siblings in neither")
  func handedDown() {
    #expect(report.measured("Parent body, handing down") == "10/10")
    #expect(report.measured("Progress body, handed a value") == "10/10")
    #expect(report.measured("Bodies of the five others") == "0/0")
    #expect(report.contradicted == ["Parent body, handing down"])
  }

  @Test("@StateObject makes its object once, @State a model for each run of the parent")
  func lifetime() {
    #expect(report.measured("Models made") == "1/11")
    #expect(report.measured("Body of the owner") == "0/10")
  }

  @Test("an initialiser that registers leaves listeners behind")
  func listeners() {
    #expect(report.measured("Listeners registered") == "1/11")
    #expect(report.measured("Listeners whose model is alive") == "1/2")
    #expect(report.measured("Stale listeners") == "0/9")
  }

  @Test("the cures: register in onAppear, or own the model higher up")
  func cures() {
    #expect(report.measured("Models made, listening in onAppear") == "1/11")
    #expect(report.measured("Listeners registered in onAppear") == "1/1")
    #expect(report.measured("Stale listeners, registered in onAppear") == "0/0")
    #expect(report.measured("Models made, owned higher up") == "1/1")
    #expect(report.measured("Listeners, owned higher up") == "1/1")
  }

  @Test("@Bindable gives two-way bindings as @ObservedObject does")
  func bindings() {
    #expect(report.measured("Typed characters in the model") == "10/10")
    #expect(report.measured("Body with the text field") == "10/10")
    #expect(report.measured("Title set in the model shown (1 = yes)") == "1/1")
  }
}
