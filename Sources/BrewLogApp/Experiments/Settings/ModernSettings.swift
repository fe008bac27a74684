import TerminalUI

/// The same settings as an `@Observable` object: each property for itself.
@Observable
final class ModernSettings {
  var username = "mara"
  var bio = ""
  var isSaving = false
  var switches = Array(repeating: false, count: LegacySettings.switchCount)
  @ObservationIgnored var analyticsToken = 0

  var greeting: String { "Hello, \(username)" }
}
