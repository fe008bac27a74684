import TerminalUI

/// A program halfway between the two worlds: a form of each on one screen, and a row that reads both.
struct MigratingForm: View {
  let legacy: LegacySettings
  let modern: ModernSettings

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      MigratingRow(legacy: legacy, modern: modern)
      HStack {
        LegacySettingsForm(settings: legacy)
        ModernSettingsForm(settings: modern)
      }
    }
  }
}

/// Observes the one model as a whole, and of the other what it reads.
struct MigratingRow: View {
  @ObservedObject var legacy: LegacySettings
  let modern: ModernSettings

  var body: some View { SettingLine(name: legacy.bio, value: modern.bio) }
}
