import TerminalUI

/// The form on `ObservableObject`: forty rows, the first of them with the text field. Every row observes the object.
struct LegacySettingsForm: View {
  @ObservedObject var settings: LegacySettings

  var body: some View {
    Form {
      LegacyBioField(settings: settings)
      LegacyBioRow(settings: settings)
      LegacyUsernameRow(settings: settings)
      LegacyGreetingRow(settings: settings)
      LegacySavingRow(settings: settings)
      ForEach(0..<LegacySettings.switchCount, id: \.self) { index in
        LegacySwitchRow(settings: settings, index: index)
      }
    }
  }
}

struct LegacyBioField: View {
  @ObservedObject var settings: LegacySettings

  var body: some View {
    HStack {
      Text("Bio")
      TextField("about you", text: $settings.bio)
    }
  }
}

struct LegacyBioRow: View {
  @ObservedObject var settings: LegacySettings
  var body: some View { SettingLine(name: "Preview", value: settings.bio) }
}

struct LegacyUsernameRow: View {
  @ObservedObject var settings: LegacySettings
  var body: some View { SettingLine(name: "Username", value: settings.username) }
}

/// Shows a computed property, which reads the username.
struct LegacyGreetingRow: View {
  @ObservedObject var settings: LegacySettings
  var body: some View { SettingLine(name: "Greeting", value: settings.greeting) }
}

struct LegacySavingRow: View {
  @ObservedObject var settings: LegacySettings
  var body: some View { SettingLine(name: "Saving", value: settings.isSaving ? "yes" : "no") }
}

struct LegacySwitchRow: View {
  @ObservedObject var settings: LegacySettings
  let index: Int

  var body: some View {
    SettingLine(name: "Switch \(index + 1)", value: settings.switches[index] ? "on" : "off")
  }
}

extension LegacySettingsForm {
  /// The types of the forty rows.
  static let rows: [any View.Type] = [
    LegacyBioField.self, LegacyBioRow.self, LegacyUsernameRow.self, LegacyGreetingRow.self,
    LegacySavingRow.self, LegacySwitchRow.self,
  ]
}
