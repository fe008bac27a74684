import BrewLogApp
import BrewModel
import Glibc
import TerminalUI

/// A log of a size in a file of its own, and its screen of 80×24.
final class LogSpecimen {
  let path: String
  let count: Int
  private(set) var host: HeadlessHost
  private(set) var model: LogModel

  /// Complexity: O(count).
  init(count: Int) throws {
    let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    path = "\(memory)/brewlog-bench-\(getpid())-\(count).db"
    self.count = count
    try LogFile(path: path).perform(
      LogAction("fill", (0..<count).map { .addBrew(Self.brew($0)) }))
    (model, host) = try Self.open(path)
  }

  isolated deinit { Self.remove(path) }

  private static func open(_ path: String) throws -> (LogModel, HeadlessHost) {
    let model = LogModel(try BrewLog(LogFile(path: path)))
    return (model, HeadlessHost { LogScreen(model: model) })
  }

  /// Opens the log until its first screen is there.
  func openFirstScreen() { _ = try? Self.open(path) }

  /// Reads what the first screen did not need, and has it searched through once.
  func load() {
    while model.loadMore() {}
    press("/zzz")
    host.press(.escape)
  }

  /// Adds one more brew.
  func add() {
    _ = try? model.store.add(Self.brew(count))
    press("/z")
    host.press(.escape)
  }

  func press(_ keys: String) { for key in keys { host.press(KeyEquivalent(key)) } }

  private static func remove(_ path: String) {
    let copies = (try? LogFile.copies(ofLogAt: path)) ?? []
    for file in [path, path + "-journal"] + copies.map(\.path) { unlink(file) }
  }
}

extension LogSpecimen {
  /// A brew like those that people log: a few beans and methods, notes of every length, most of them with words.
  private static func brew(_ index: Int) -> Brew {
    var brew = Brew(
      id: Brew.ID(named: "bench \(index)"),
      Bean("\(beans[index % 7]) \(index / 40)", roaster: roasters[index % 5]),
      at: ZonedTime(Instant(milliseconds: 1_400_000_000_000 + index * 3_600_000)))
    brew.method = Method(methods[index % 4])
    brew.grinder = Grinder("Comandante", setting: "\(18 + index % 12) clicks")
    brew.dose = Grams(14 + Double(index % 50) / 10)
    brew.water = Amount(Double(220 + index % 60))
    brew.temperature = 93
    brew.time = Seconds(Double(120 + index % 90))
    brew.rating = index % 3 == 0 ? nil : Rating(Double(index % 11) / 2)
    brew.isFavorite = index % 9 == 0
    brew.tags = index % 2 == 0 ? ["washed"] : []
    brew.note = (0..<index % 6).map { notes[($0 + index) % 6] }.joined(separator: "\n")
    return brew
  }

  private static let beans = [
    "Kenya Gakuyuini AA", "Ethiopia Guji", "Brazil Santos", "Colombia El Paraíso", "Perú El Palto",
    "Rwanda Gitesi", "Guatemala",
  ]
  private static let roasters = ["Machhörndl", "Quijote", "Rösttrommel", "Nomad", ""]
  private static let methods = ["V60", "Espresso", "AeroPress", "French press"]
  private static let notes = [
    "Blackcurrant, bright and clean.", "Jasmine and peach; a little thin.",
    "Chocolate and nuts.", "Finer next time.", "Lychee, roses, a long aftertaste.",
    "Brühkaffee, süß.",
  ]
}
