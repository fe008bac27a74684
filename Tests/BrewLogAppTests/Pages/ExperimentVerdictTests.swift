import BrewModel
import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// Experiment 1 with verdicts, causes and its ledger.
@Suite struct ExperimentVerdicts {
  private let tally = RenderTally(detail: .all)
  private let model = CompareModel(sample: 1_000)

  private func scene() -> HeadlessHost {
    let host = HeadlessHost(trace: tally) { CompareScreen(model: model) }
    tally.reset()
    return host
  }

  @Test("ten toggles: every run was needed, and each has one cause")
  func toggles() {
    let host = scene()
    for _ in 0..<10 { host.press("0") }
    let list = tally.summary(of: LegacyListView.self)
    #expect(list.counts == ViewCounts(bodies: 10, needed: 10))
    #expect(list.causeLine == "LegacyListView: 10 = 10 × _store")
    let rows = tally.summary(of: LegacyRow.self)
    // The list hands 22 rows their values ten times; those that are equal run nothing.
    #expect(rows.counts == ViewCounts(arrivals: 220, bodies: 10, skips: 210, needed: 10))
    #expect(rows.causeLine == "LegacyRow: 10 = 10 × @self")
    #expect(rows.fields == [FieldCount("item.isFavorite", 10)])
    #expect(tally.counts(of: ModernListView.self) == ViewCounts())
    #expect(tally.counts(of: ModernRow.self) == ViewCounts(bodies: 10, needed: 10))
    #expect(tally.total.redundantShare == 0)
  }

  @Test("a toggle that nobody can see: the list that observes its store runs in vain")
  func unseen() {
    let host = scene()
    host.press("G")
    tally.reset()
    host.press("0")
    #expect(tally.counts(of: LegacyListView.self) == ViewCounts(bodies: 1, redundant: 1))
    #expect(tally.counts(of: LegacyRow.self) == ViewCounts(arrivals: 22, skips: 22))
    #expect(tally.total.redundantShare == 1)
  }

  @Test("the ledger tells of a toggle, and why a row ran")
  func ledger() {
    guard ObservationTracker.namesProperties else { return }
    let host = scene()
    host.press("0")
    let event = tally.ledger.last!
    #expect(
      event.writes.map(\.description) == [
        "LegacyStore.items of LegacyStore #1", "ModernItem.isFavorite of ModernItem #0",
      ])
    #expect(
      event.invalidations.map(\.description) == [
        "LegacyListView (_store)", "ModernRow[0] (ModernItem.isFavorite)",
      ])
    #expect(event.runs.map(\.label) == ["LegacyListView", "LegacyRow[0]", "ModernRow[0]"])
    #expect(event.cells == host.lastFrameCells)
    #expect(
      tally.why("LegacyListView")
        == "LegacyListView ran because _store (LegacyStore.items of LegacyStore #1) was written by key 0; "
        + "the run was needed.")
    #expect(
      tally.why("ModernRow")
        == "ModernRow[0] ran because ModernItem.isFavorite of ModernItem #0 was written by key 0; "
        + "the run was needed.")
  }

  @Test("each row reads the two properties that it shows")
  func reads() {
    guard ObservationTracker.namesProperties else { return }
    let host = scene()
    let rows = host.readers(of: "ModernItem.isFavorite")
    #expect(rows.count == 22)
    #expect(
      rows.first?.properties == [
        "ModernItem.isFavorite of ModernItem #0", "ModernItem.title of ModernItem #0",
      ])
    #expect(host.readers(of: "_store").map(\.viewName) == ["LegacyListView"])
  }
}
