import BrewModel
import Glibc

/// Prints what opening, searching and saving cost on a log of made-up brews, in milliseconds.
@MainActor
func measure(_ path: String, count: Int) throws {
  let file = try LogFile(path: path)
  try time("fill \(count)") {
    try file.perform(LogAction("fill", (0..<count).map { .addBrew(.sample($0)) }))
  }
  let before = allocated()
  let log = try time("open first page") { try BrewLog(try LogFile(path: path)) }
  print("size of a brew: \(MemoryLayout<Brew>.stride)")
  try time("count") { _ = try file.brewCount() }
  try time("load all") { try log.loadAll() }
  print("brews \(log.entries.count), bytes each \((allocated() - before) / max(1, count))")
  for text in ["k", "ke", "kenya", "kenya aa", "ruhr", "zzz", "e", "note 99", "4999"] {
    time("search \(text)") { print(log.rows(BrewQuery(text)).count, terminator: " found: ") }
  }
  let entry = log.entries[log.entries.count / 2]
  let small = BrewLog.firstPage
  try time("first \(small) again") { _ = try file.brews(limit: small) }
  try time("star, with the daily copy") { try log.setFavorite([entry], true) }
  try time("star") { try log.setFavorite([entry], false) }
  try time("star") { try log.setFavorite([entry], true) }
  time("refresh, nothing new") { _ = log.refresh() }
  try file.perform(LogAction("other", [.setFavorite(entry.id, false)]))
  time("refresh, one star") { _ = log.refresh() }
  try time("add") { try log.add(.sample(count)) }
  try time("undo") { try log.undo() }
}

/// Of the processor, for others use the machine too; and how long it took.
@discardableResult
private func time<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
  let (start, used) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
  let result = try body()
  let (time, work) = (now(CLOCK_MONOTONIC) - start, now(CLOCK_PROCESS_CPUTIME_ID) - used)
  print("\(name): \(Double(work) / 1_000) ms of work in \(Double(time) / 1_000)")
  return result
}

/// In microseconds.
private func now(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

/// Bytes of memory that the process has.
private func allocated() -> Int {
  let descriptor = open("/proc/self/statm", O_RDONLY)
  defer { close(descriptor) }
  var buffer = [UInt8](repeating: 0, count: 256)
  let count = read(descriptor, &buffer, buffer.count)
  let words = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
  return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * 4_096
}

extension Brew {
  /// Made-up brew number `index`, of a year and more with several a day.
  static func sample(_ index: Int) -> Brew {
    let beans = [
      "Kenya AA", "Rührkaffee Brasil Santos", "Guatemala Huehuetenango", "Peru El Palto",
      "Ethiopia Yirgacheffe Kochere",
    ]
    let time = Instant(milliseconds: 1_600_000_000_000 + index * 1_000_000)
    var brew = Brew(
      Bean(beans[index % 5], roaster: "Quijote Kaffee"), at: ZonedTime(time, offset: 60))
    brew.method = Method(index % 3 == 0 ? "Espresso" : "V60")
    brew.grinder = Grinder("Comandante C40", setting: "\(20 + index % 10)")
    brew.dose = Grams(15 + Double(index % 30) / 10)
    brew.water = Amount(250)
    brew.temperature = 93
    brew.time = 150
    brew.rating = Rating(Double(index % 10) / 2)
    brew.tags = index % 4 == 0 ? ["washed"] : []
    brew.note = "Note \(index): berries, a little sour, sweet when it cools down"
    return brew
  }
}
