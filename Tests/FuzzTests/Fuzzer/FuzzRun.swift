/// The target that this process runs.
enum FuzzRun {
  static var target: FuzzTarget?

  /// Ends the process, so that libFuzzer keeps the input, when something does not hold.
  static func check(_ bytes: [UInt8]) {
    do { try target?.check(bytes) } catch { fatalError("\(target?.name ?? ""): \(error)") }
  }
}
