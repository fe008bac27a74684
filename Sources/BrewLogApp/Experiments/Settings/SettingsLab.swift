import TerminalUI

extension Lab {
  /// Typing into one text field of two forms.
  static func settings() -> Lab { SettingsLab().lab }
}

private struct SettingsLab {
  private let legacy = LegacySettings()
  private let modern = ModernSettings()

  var lab: Lab {
    let (legacy, modern) = (legacy, modern)
    return Lab(
      name: "settings",
      sentence: "a letter in the bio runs the form and its forty rows, or two rows.",
      shortSentence: "who runs for each letter.",
      worlds: [
        LabWorld("ObservableObject", short: "ObsObj…") { LegacySettingsForm(settings: legacy) },
        LabWorld("@Observable", short: "@Obs…") { ModernSettingsForm(settings: modern) },
      ],
      counters: counters, events: [typedLetter, username, token], scrolls: true, typing: 0,
      mirror: { lab in
        AnyView(SettingsMirror(legacy: legacy, modern: modern, typed: lab.typed))
      })
  }

  private var counters: [LabCounter] {
    [
      .bodies("Form", [LegacySettingsForm.self], [ModernSettingsForm.self]),
      .bodies("All forty rows", LegacySettingsForm.rows, ModernSettingsForm.rows),
      .bodies("Text field", [LegacyBioField.self], [ModernBioField.self]),
      .bodies("Preview", [LegacyBioRow.self], [ModernBioRow.self]),
      .bodies("Username", [LegacyUsernameRow.self], [ModernUsernameRow.self]),
      .bodies("Greeting", [LegacyGreetingRow.self], [ModernGreetingRow.self]),
    ]
  }

  // MARK: Events

  private var typedLetter: LabEvent {
    LabEvent(
      key: "t", label: "type a letter", description: "type a letter into both bios",
      claims: [[1, 0], [40, 2], [1, 1], [1, 1], [1, 0], [1, 0]]
    ) {
      legacy.bio += "x"
      modern.bio += "x"
    }
  }

  private var username: LabEvent {
    LabEvent(
      key: "u", label: "username", description: "change the username in both",
      claims: [[1, 0], [40, 2], [1, 0], [1, 0], [1, 1], [1, 1]]
    ) {
      legacy.username += "a"
      modern.username += "a"
    }
  }

  private var token: LabEvent {
    LabEvent(
      key: "i", label: "token", description: "write the ignored token in both",
      claims: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]
    ) {
      legacy.analyticsToken += 1
      modern.analyticsToken += 1
    }
  }
}
