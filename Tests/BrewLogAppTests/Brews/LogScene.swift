import BrewModel
import Glibc
import Tally
import TerminalUI

@testable import BrewLogApp

/// The program on a headless host, showing a log in a folder of its own.
final class LogScene {
  let folder: LogFolder
  let app: AppModel
  let host: HeadlessHost

  /// The counts begin at zero, after the screen has come up.
  ///
  /// - Parameter folder: where the log is; another one for each scene that names none.
  init(
    _ brews: [Brew] = [], in folder: LogFolder = LogFolder(), columns: Int = 80, rows: Int = 24,
    preferences: Preferences = Preferences()
  ) throws {
    self.folder = folder
    if !brews.isEmpty { try folder.add(brews) }
    let app = AppModel(page: .log, sample: 10, preferences: preferences) {
      () throws(LogFileError) in try BrewLog(LogFile(path: folder.log))
    }
    self.app = app
    host = HeadlessHost(columns: columns, rows: rows, trace: app.trace) { app.content }
    app.attach(to: host)
    model.tally.reset()
  }

  var model: LogModel { app.model(of: .log) as! LogModel }
  var lines: [String] { host.lines }
  var lastLine: String { lines.last ?? "" }
  /// The names of the listed beans, from the top.
  var beans: [String] { model.rows.map(\.brew.bean.name) }
  var selectedBean: String? { model.selected?.brew.bean.name }

  /// Body runs since the last look.
  func runs(_ event: () throws -> Void) rethrows -> Runs {
    model.tally.reset()
    try event()
    let tally = model.tally
    let around =
      tally.counts(of: LogScreen.self).bodies + tally.counts(of: LogPanes.self).bodies
      + tally.counts(of: LogHeader.self).bodies
    return Runs(
      rows: tally.counts(of: LogRow.self).bodies, list: tally.counts(of: LogList.self).bodies,
      around: around)
  }

  struct Runs: Equatable {
    var rows = 0
    var list = 0
    /// The screen, its panes and the header.
    var around = 0
  }
}

/// A folder for the log of one test, gone after it; in memory where the system has such a place.
final class LogFolder {
  let path: String

  init() {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(base)/brewlog-screen-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  var log: String { path + "/brewlog.db" }
  var isEmpty: Bool { names.isEmpty }
  /// nil where there is no such file.
  static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  var hasLog: Bool { access(log, F_OK) == 0 }

  nonisolated var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Adds brews as another copy of the program does.
  func add(_ brews: [Brew]) throws { try perform(brews.map { .addBrew($0) }) }

  /// Does an action as another copy of the program does.
  func perform(_ changes: [LogChange]) throws {
    try LogFile(path: log).perform(LogAction("from elsewhere", changes))
  }

  /// Takes the log out of its place, where nothing can be saved then.
  func takeAway() { rename(log, path + "/away") }
  func putBack() { rename(path + "/away", log) }

  /// The files in which programs keep what is being typed.
  var drafts: [String] { names.filter { $0.hasPrefix("brewlog.db.draft-") }.sorted() }
  /// The text of the first of them.
  var draftText: String? { drafts.first.flatMap { Self.text(of: path + "/" + $0) } }

  /// The files in which programs keep what waits to be saved.
  var waiting: [String] { names.filter { $0.hasPrefix("brewlog.db.waiting-") }.sorted() }
  var waitingText: String? { waiting.first.flatMap { Self.text(of: path + "/" + $0) } }

  /// Leaves the files of a program behind as if it had been killed: as they are, and locked by nobody.
  ///
  /// - Parameter end: of their new names.
  func kill(as end: String = "1-killed") {
    for (name, start) in drafts.map({ ($0, "draft") }) + waiting.map({ ($0, "waiting") }) {
      guard let text = Self.text(of: path + "/" + name) else { continue }
      unlink(path + "/" + name)
      write(text, to: "brewlog.db.\(start)-\(end)")
    }
  }

  func write(_ text: String, to name: String) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// What is on the disk, the newest first.
  func brews() throws -> [Brew] { try LogFile(path: log).brews() }

  deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }
}

extension Brew {
  /// A coffee of November 2026; later days are listed first.
  static func of(
    _ bean: String, day: Int, rating: Double? = nil, method: String = "V60", note: String = ""
  ) -> Brew {
    let id = Brew.ID(named: "\(bean) \(day)")
    let time = ZonedTime(CivilDay(year: 2026, month: 11, day: day)!, hour: 8, offset: 0)!
    var brew = Brew(id: id, Bean(bean, roaster: "Machhörndl"), at: time)
    brew.method = Method(method)
    brew.dose = 15
    brew.water = Amount(250)
    brew.rating = rating.map { Rating($0) }
    brew.note = note
    return brew
  }

  static let three = [
    Brew.of("Kenya AA", day: 3, rating: 4.5, note: "Blackcurrant.\nBright."),
    Brew.of("Brühkaffee", day: 2, rating: 3, method: "AeroPress"),
    Brew.of("有苦涩味", day: 1, note: "washed"),
  ]
}
