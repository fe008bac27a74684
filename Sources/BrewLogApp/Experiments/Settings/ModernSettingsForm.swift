import TerminalUI

/// The form on `@Observable`: forty rows, the first of them with the text field. Every row reads what it shows.
struct ModernSettingsForm: View {
  let settings: ModernSettings

  var body: some View {
    Form {
      ModernBioField(settings: settings)
      ModernBioRow(settings: settings)
      ModernUsernameRow(settings: settings)
      ModernGreetingRow(settings: settings)
      ModernSavingRow(settings: settings)
      ForEach(0..<LegacySettings.switchCount, id: \.self) { index in
        ModernSwitchRow(settings: settings, index: index)
      }
    }
  }
}

struct ModernBioField: View {
  @Bindable var settings: ModernSettings

  var body: some View {
    HStack {
      Text("Bio")
      TextField("about you", text: $settings.bio)
    }
  }
}

struct ModernBioRow: View {
  let settings: ModernSettings
  var body: some View { SettingLine(name: "Preview", value: settings.bio) }
}

struct ModernUsernameRow: View {
  let settings: ModernSettings
  var body: some View { SettingLine(name: "Username", value: settings.username) }
}

/// Shows a computed property, which reads the username.
struct ModernGreetingRow: View {
  let settings: ModernSettings
  var body: some View { SettingLine(name: "Greeting", value: settings.greeting) }
}

struct ModernSavingRow: View {
  let settings: ModernSettings
  var body: some View { SettingLine(name: "Saving", value: settings.isSaving ? "yes" : "no") }
}

struct ModernSwitchRow: View {
  let settings: ModernSettings
  let index: Int

  var body: some View {
    SettingLine(name: "Switch \(index + 1)", value: settings.switches[index] ? "on" : "off")
  }
}

extension ModernSettingsForm {
  /// The types of the forty rows.
  static let rows: [any View.Type] = [
    ModernBioField.self, ModernBioRow.self, ModernUsernameRow.self, ModernGreetingRow.self,
    ModernSavingRow.self, ModernSwitchRow.self,
  ]
}
