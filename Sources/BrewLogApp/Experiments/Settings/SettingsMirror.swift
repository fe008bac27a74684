import TerminalUI

/// Shows nothing, and writes what is typed into the bio of one form into the other, in the same event.
struct SettingsMirror: View {
  @ObservedObject var legacy: LegacySettings
  let modern: ModernSettings
  /// Counts the event, and runs what it is given.
  let typed: (() -> Void) -> Void

  var body: some View {
    EmptyView()
      .onChange(of: legacy.bio) { _, new in
        if modern.bio != new { typed { modern.bio = new } }
      }
      .onChange(of: modern.bio) { _, new in
        if legacy.bio != new { typed { legacy.bio = new } }
      }
  }
}
