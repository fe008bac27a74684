import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Compare screen: on a log")
struct CompareLogTests {
  @Test("both sides have the log's brews and stars; a star there changes neither")
  func brews() {
    var kenya = Brew(Bean("Kenya AA"))
    kenya.isFavorite = true
    let app = AppModel(page: .compare, brews: [kenya, Brew(Bean("Perú"))]) {
      () throws(LogFileError) in try BrewLog(LogFile(path: "/nowhere/x.db"))
    }
    let host = HeadlessHost(columns: 40, rows: 10) { app.content }
    app.attach(to: host)
    #expect(host.lines[1] == ">Kenya AA         ★│>Kenya AA          ★")
    #expect(host.lines[2] == " Perú             ☆│ Perú              ☆")
    host.press("0")
    #expect(host.lines[1] == ">Kenya AA         ☆│>Kenya AA          ☆")
    #expect(kenya.isFavorite)
  }
}
