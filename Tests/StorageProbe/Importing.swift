import BrewModel

/// Imports a file and takes it back, without end, until it is killed: says `begin` before and `saved` after each.
func importAgainAndAgain(_ path: String, _ source: String) throws {
  let file = try LogFile(path: path)
  while true {
    say("begin import")
    try file.apply(try file.previewImport(of: source))
    say("saved import")
    say("begin undo")
    try file.undo()
    say("saved undo")
  }
}
