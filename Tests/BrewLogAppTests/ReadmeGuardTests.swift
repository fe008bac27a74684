import TallyTesting
import TerminalUI
import Testing

@MainActor @Test func theSwitchRunsAlone() {
  let kettle = Kettle()
  let tally = RenderTally(detail: .all)
  let host = HeadlessHost(trace: tally) { KettleView(kettle: kettle) }

  // Exactly these bodies run, and no others.
  tally.expect(exactly: ["SwitchView": 1]) { host.perform { kettle.isOn.toggle() } }

  // At most so often for each event; a failure names the check, the view, the runs and their causes.
  let heating: RedrawBudget = ["KettleView": 0, "TemperatureView": 1]
  tally.expect(within: heating, "heating") { host.perform { kettle.temperature += 1 } }

  // As it was when the file was written. UPDATE_BASELINES=1 writes it.
  let baseline = BaselineFile(beside: #filePath, "redraws.json")
  baseline.expect("switch off", tally.delta { host.perform { kettle.isOn = false } })
}
