import BrewLogApp
import BrewModel
import Glibc
import NcursesBackend
import TerminalUI

// The program's screens on a terminal, telling each frame: TerminalProbe log|compare|labs|LAB LOG-FILE [--ascii]
let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print("usage: TerminalProbe log|compare|labs|LAB LOG-FILE [--ascii]")
  exit(2)
}
do {
  exit(try runProbe(page: arguments[1], log: arguments[2], isASCII: arguments.contains("--ascii")))
} catch {
  print("TerminalProbe: \(error)")
  exit(2)
}

func runProbe(page name: String, log path: String, isASCII: Bool) throws -> Int32 {
  let page: AppPage =
    switch name {
    case "log": .log
    case "compare": .compare
    case "labs": .labMenu
    default: .lab(name: name)
    }
  let app = AppModel(page: page, sample: 1000) { () throws(LogFileError) in
    try BrewLog(LogFile(path: path))
  }
  let terminal = try NcursesBackend(ascii: isASCII)
  defer { terminal.close() }
  let host = TerminalHost(backend: ProbeBackend(terminal), trace: app.trace) { app.content }
  app.attach(to: host)
  terminal.output.onLines = { [unowned log = app.log] in log.add(lines: $0) }
  host.onIssue = { [unowned log = app.log] in log.add(issue: $0) }
  app.quit = { [unowned host] in host.quit() }
  app.editText = { text in terminal.lend { .changed(edit(text)) } }
  return host.run()
}

var edits = 0

/// As an editor does, spoils the screen; two times of three the text stays as it was.
func edit(_ text: String) -> String {
  edits += 1
  let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
  defer { close(terminal) }
  let words = Array("an editor\n".utf8)
  _ = write(terminal, words, words.count)
  return edits % 3 == 0 ? text + "+" : text
}
