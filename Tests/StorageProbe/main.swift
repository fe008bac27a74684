import BrewModel

let arguments = CommandLine.arguments
do {
  switch arguments.dropFirst().first {
  case "work": try work(arguments[2], seed: UInt64(arguments[3])!)
  case "burst": try burst(arguments[2], name: arguments[3], count: Int(arguments[4])!)
  case "import": try importAgainAndAgain(arguments[2], arguments[3])
  case "hold": try hold(arguments[2])
  case "full": try fillDisk(arguments[2])
  case "stranger": try visitAsStranger(arguments[2])
  case "measure": try measure(arguments[2], count: Int(arguments[3])!)
  default: say("usage: StorageProbe work|burst|import|hold|full|stranger|measure LOG …")
  }
} catch {
  say("error \(error)")
}
