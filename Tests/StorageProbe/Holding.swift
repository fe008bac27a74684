import BrewModel
import Glibc

/// Says that it is in the middle of a change of a log, and goes on with it when it is killed: never.
func hold(_ path: String) throws {
  let brews = (0..<256).map { LogChange.addBrew(Brew(Bean("Held \($0)"))) }
  try LogFile(path: path).perform(LogAction("hold", brews)) { _, _ in
    say("holding")
    while true { pause() }
  }
}
