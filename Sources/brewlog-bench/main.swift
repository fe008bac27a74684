import TerminalUI

let arguments = CommandLine.arguments.dropFirst().map { $0 }
/// `loop EVENT SIDE COUNT TIMES`, for profilers: does the event so often and exits.
let side: Side? = arguments[2] == "legacy" ? .legacy : arguments[2] == "modern" ? .modern : nil
let stores = Stores(side, count: Int(arguments[3])!)
let host = HeadlessHost { BenchScreen(stores: stores) }
for _ in 0..<Int(arguments[4])! { host.perform { stores.toggle(at: 0) } }
if arguments.count > 5 { print(host.lines.joined(separator: "\n"), RowTally.shared.rowBodies) }
