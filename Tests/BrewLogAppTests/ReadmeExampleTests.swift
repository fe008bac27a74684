import Tally
import TerminalUI
import Testing

@Observable final class Kettle {
  var temperature = 20
  var isOn = false
}

struct TemperatureView: View {
  let kettle: Kettle
  var body: some View { Text("\(kettle.temperature) °C") }
}

struct SwitchView: View {
  let kettle: Kettle
  var body: some View { Text(kettle.isOn ? "on" : "off") }
}

struct KettleView: View {
  let kettle: Kettle
  var body: some View {
    VStack(alignment: .leading) {
      TemperatureView(kettle: kettle)
      SwitchView(kettle: kettle)
    }
  }
}

@MainActor @Test func heatingRunsTheTemperatureAlone() {
  let kettle = Kettle()
  let tally = RenderTally()
  let host = HeadlessHost(columns: 5, rows: 2, trace: tally) { KettleView(kettle: kettle) }
  tally.reset()

  host.perform { kettle.temperature = 96 }

  #expect(host.lines == ["96 °C", "off"])
  #expect(tally.counts(of: TemperatureView.self).bodies == 1)
  #expect(tally.counts(of: SwitchView.self).bodies == 0)
  #expect(tally.counts(of: KettleView.self).bodies == 0)
  #expect(tally.lastRun?.causes == ["Kettle.temperature"])
}
