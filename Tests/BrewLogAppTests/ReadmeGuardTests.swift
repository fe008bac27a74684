import Tally
import TerminalUI
import Testing

@MainActor @Test func theSwitchRunsAlone() throws {
  let kettle = Kettle()
  let tally = RenderTally(detail: .all)
  let host = HeadlessHost(trace: tally) { KettleView(kettle: kettle) }

  // Exactly these bodies run, and no others.
  #expect(tally.delta { host.perform { kettle.isOn.toggle() } } == ["SwitchView": 1])

  // At most so often for each event; what it throws names the view, the runs and their causes.
  let heating: RedrawBudget = ["KettleView": 0, "TemperatureView": 1]
  try tally.check(heating) { host.perform { kettle.temperature += 1 } }

  // As it was when the file was written. UPDATE_BASELINES=1 writes it.
  let baseline = BaselineFile(beside: #filePath, "redraws.json")
  try baseline.check("switch off", tally.delta { host.perform { kettle.isOn = false } })
}
