import BrewModel

let arguments = CommandLine.arguments
switch arguments[1] {
case "measure": try measure(arguments[2], count: Int(arguments[3])!)
default: print("unknown: \(arguments[1])")
}
