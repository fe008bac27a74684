import TerminalUI

/// The settings of a brew log as an `ObservableObject`: one signal for all of them.
final class LegacySettings: ObservableObject {
  /// The switches of the form, which fill it up to forty rows.
  static let switchCount = 35

  @Published var username = "mara"
  @Published var bio = ""
  @Published var isSaving = false
  @Published var switches = Array(repeating: false, count: LegacySettings.switchCount)
  /// Written on its way to a server, shown nowhere: not published.
  var analyticsToken = 0

  var greeting: String { "Hello, \(username)" }
}
