import SeededRandom
import BrewModel
import Glibc

/// Changes a log without end: says `begin` before and `saved` after each change, until it is killed.
@MainActor
func work(_ path: String, seed: UInt64) throws {
  var random = SplitMix(seed: seed)
  let log = try BrewLog(try LogFile(path: path))
  try log.loadAll()
  var serial = 0
  while true {
    serial += 1
    let brew = log.entries.randomElement(using: &random)
    let change = change(
      brew, serial: Int(seed) * 10_000 + serial, kind: Int.random(in: 0..<4, using: &random))
    say("begin \(change.text)")
    guard case .saved = try log.perform(LogAction(change.text, [change.change])) else { continue }
    say("saved \(change.text)")
  }
}

@MainActor
private func change(_ entry: BrewEntry?, serial: Int, kind: Int) -> (
  change: LogChange, text: String
) {
  guard let entry, kind > 0 else {
    var brew = Brew(Bean("Kill \(serial)"))
    brew.note = "\(serial)"
    return (.addBrew(brew), "note \(brew.id) \(serial)")
  }
  if kind == 1 {
    return (
      .setFavorite(entry.id, !entry.isFavorite), "star \(entry.id) \(entry.isFavorite ? 0 : 1)"
    )
  }
  var edited = entry.brew
  edited.note = "\(serial)"
  return (.editBrew(from: entry.brew, to: edited), "note \(entry.id) \(serial)")
}

/// Adds brews as fast as it can while others do the same.
@MainActor
func burst(_ path: String, name: String, count: Int) throws {
  let log = try BrewLog(try LogFile(path: path))
  for index in 0..<count {
    // What is kept is tried again with the next.
    try log.add(Brew(Bean("\(name) \(index)")))
    log.refresh()
  }
  while log.retry() != nil {}
  say("done")
}

/// Adds brews until the file may not grow, then lets it grow.
@MainActor
func fillDisk(_ path: String) throws {
  let log = try BrewLog(try LogFile(path: path))
  var status = stat()
  stat(path, &status)
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  var unlimited = limit
  limit.rlim_cur = rlim_t(status.st_size) + 65_536
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  var saved = 0
  while saved < 1_000 {
    var brew = Brew(Bean("Large \(saved)"))
    brew.note = String(repeating: "x", count: 10_000)
    if case .kept = try log.add(brew) { break }
    saved += 1
  }
  say("saved \(saved)")
  say(
    "kept \(log.unsaved?.names ?? []) shown \(log.entries.count { $0.brew.note.utf8.count == 10_000 })"
  )
  say("reads \(try LogFile(path: path).brewCount()) problems \(try log.file.check())")
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &unlimited)
  try log.add(Brew(Bean("Next")))
  say("unsaved \(log.unsaved?.names ?? [])")
}

/// Looks at a log of another user, and tries to change it.
@MainActor
func visitAsStranger(_ path: String) throws {
  if getuid() == 0 { setuid(65_534) }
  let log = try BrewLog(try LogFile(path: path))
  say("brews \(log.entries.count)")
  say("problem \(log.problem ?? "none")")
  let outcome = try log.setFavorite(log.entries, true)
  say("outcome \(outcome)")
}
