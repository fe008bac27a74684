import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: what is to be seen")
struct LogScreenTests {
  @Test("80×24")
  func usual() throws {
    let scene = try LogScene(Brew.three)
    #expect(
      Array(scene.lines.prefix(6)) == [
        " Brew log  3 brews",
        " ★ Date▼      Bean                 Method     Ratio  Rating  Note",
        ">  2026-11-03 Kenya AA             V60        1:16.7 4.5     Blackcurrant.",
        "   2026-11-02 Brühkaffee           AeroPress  1:16.7 3",
        "   2026-11-01 有苦涩味             V60        1:16.7         washed",
        "",
      ])
    #expect(
      Array(scene.lines.suffix(9)) == [
        String(repeating: "─", count: 80),
        " 2026-11-03 08:00 · Kenya AA · Machhörndl",
        " V60 (pour over) · 15 g · 250 g · 1:16.7",
        " rating 4.5",
        " Blackcurrant. Bright.",
        "",
        "",
        "",
        "a add  e edit  d delete  Space star  / search  \\ filter  ? help  q quit",
      ])
    #expect(scene.host.issues == [])
  }

  @Test("40×10")
  func small() throws {
    let scene = try LogScene(Brew.three, columns: 40, rows: 10)
    scene.host.press(" ")
    scene.host.press("j")
    #expect(
      scene.lines == [
        " Brew log  3 brews",
        " ★ Date▼ Bean                Ratio  Rati",
        " ★ 11-03 Kenya AA            1:16.7 4.5",
        ">  11-02 Brühkaffee          1:16.7 3",
        "   11-01 有苦涩味            1:16.7",
        "", "", "", "",
        "a add  Space star  ? help  q quit",
      ])
  }

  @Test("200×60: all about the brew stands beside the list")
  func wide() throws {
    let scene = try LogScene(Brew.three, columns: 200, rows: 60)
    let beside = scene.lines.prefix(10).map { line in
      line.firstIndex(of: "│").map { String(line[$0...]) } ?? ""
    }
    #expect(
      beside == [
        "", "│ Kenya AA", "│ date        2026-11-03 08:00", "│ bean        Kenya AA",
        "│ roaster     Machhörndl", "│ method      V60 (pour over)", "│ dose        15 g",
        "│ water       250 g", "│ ratio       1:16.7", "│ rating      4.5",
      ])
    #expect(scene.lines[2].hasPrefix(">  2026-11-03 08:00 Kenya AA "))
  }

  @Test("an empty log says what to do, and makes no file")
  func empty() throws {
    let scene = try LogScene()
    let text = scene.lines.joined(separator: "\n")
    #expect(text.contains("No brews yet."))
    #expect(text.contains("a  adds one: its bean's name is enough"))
    scene.host.type("jkfed u?q/kenya")
    scene.host.press(.escape)
    #expect(scene.folder.isEmpty)
    #expect(scene.host.issues == [])
  }

  @Test("Y adds sample brews to an empty log only; one undo takes them away")
  func sample() throws {
    let scene = try LogScene()
    scene.host.type("Y")
    #expect(scene.lines[0] == " Brew log  12 brews")
    #expect(try scene.folder.brews().count == 12)
    scene.host.type("Y")
    #expect(try scene.folder.brews().count == 12)
    scene.host.type("u")
    #expect(try scene.folder.brews().isEmpty)
    #expect(scene.lines.joined().contains("No brews yet."))
  }

  @Test("Enter shows all about a brew, Esc and q go back")
  func detail() throws {
    let scene = try LogScene(Brew.three, columns: 40, rows: 10)
    for close in [KeyEquivalent.escape, "q", .return] {
      scene.host.press(.return)
      #expect(scene.lines[0] == " Kenya AA")
      #expect(scene.lines[3] == " roaster     Machhörndl")
      scene.host.press("G")
      #expect(scene.lines[8] == " Bright.")
      scene.host.press(close)
      #expect(scene.lines[0] == " Brew log  3 brews")
    }
    scene.host.type("j ")
    #expect(scene.model.rows[1].isFavorite, "the list has its keys back")
  }

  @Test("a click selects, and ends a prompt")
  func click() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("/kenya")
    scene.host.click(column: 5, row: 3)
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.press("f")
    #expect(scene.model.rows.map(\.isFavorite) == [false, true, false])
    #expect(scene.model.prompt == nil)
  }

  @Test("statistics: charts and groups")
  func statistics() throws {
    let scene = try LogScene(Brew.three + [Brew.of("kenya aa ", day: 4, rating: 3.5)])
    scene.host.press("t")
    #expect(
      Array(scene.lines.prefix(13)) == [
        "4 brews, 3 rated, mean rating 3.67 of 5",
        "",
        "Ratings",
        "  4.5           1 " + String(repeating: "█", count: 60),
        "  3.5           1 " + String(repeating: "█", count: 60),
        "  3.0           1 " + String(repeating: "█", count: 60),
        "",
        "Brews a month, and their mean rating",
        "  2026-11       4  3.67 " + String(repeating: "█", count: 55),
        "",
        "Beans                      count  mean  best settings",
        "  kenya aa                     2  4.00  4.5: V60 15 g 1:16.7",
        "  Brühkaffee                   1  3.00  3: AeroPress 15 g 1:16.7",
      ])
    scene.host.type("dfe")
    #expect(try scene.folder.brews().allSatisfy { !$0.isFavorite }, "no brew is to be seen")
    scene.host.press("q")
    #expect(scene.lines[0] == " Brew log  4 brews")
  }

  @Test("every size from 1×1 up, and back; the selected brew stays in sight")
  func sizes() throws {
    let scene = try LogScene((1...28).map { Brew.of("Bean \($0)", day: $0) })
    scene.host.type("jjj")
    for keys in ["", "/bean", "\u{1B}", "a", "\u{1B}", "t", "\u{1B}", "?", "?"] {
      scene.host.type(keys)
      for size in [(40, 10), (1, 1), (2, 30), (200, 60), (19, 5), (20, 5), (120, 8), (80, 24)] {
        scene.host.resize(columns: size.0, rows: size.1)
        #expect(scene.lines.count == size.1)
        #expect(scene.host.repaintMatches(), "\(keys) \(size)")
      }
    }
    #expect(scene.lines.contains { $0.hasPrefix(">  2026-11-25 Bean 25") })
    #expect(scene.host.issues == [])
  }

  @Test("the place of a star has its colour where there is one, and else that of the row")
  func starColor() throws {
    let scene = try LogScene([.of("Kenya", day: 2), .of("Rwanda", day: 1)])
    let row = try #require(scene.lines.firstIndex { $0.contains("Kenya") })
    func style(_ column: Int) -> Style { scene.host.buffer[column, row].style }
    #expect(style(1) == style(2))
    #expect(style(1).attributes.contains(.reverse))
    scene.host.press("f")
    #expect(scene.lines[row].hasPrefix(">★"))
    #expect(style(1) != style(2))
    #expect(style(1).foreground != nil)
  }

  @Test("a log that cannot be opened says why, and the other screens can be shown")
  func failure() {
    let app = AppModel(page: .compare, sample: 10) { () throws(LogFileError) in
      try BrewLog(LogFile(path: "/dev/null"))
    }
    let host = HeadlessHost(trace: app.trace) { app.content }
    app.attach(to: host)
    host.type("1")
    #expect(host.lines[0] == "The log cannot be opened.")
    #expect(host.lines[1].hasPrefix("/dev/null: "))
    host.type("2")
    #expect(app.page == .compare)
  }
}
