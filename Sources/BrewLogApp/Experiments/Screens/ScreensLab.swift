import TerminalUI

extension Lab {
  /// Ten screens on one root store.
  static func screens() -> Lab {
    let (legacy, modern) = (LegacyRootStore(), ModernRootStore())
    /// What a change of these parts runs: the last counter is the sum of the others.
    func change(of parts: [Int]) -> [[LabClaim]] {
      let each: [[LabClaim]] = StoreParts.all.indices.map { [1, parts.contains($0) ? 1 : 0] }
      return each + [[10, LabClaim(integerLiteral: parts.count)]]
    }
    let sync = 3
    return Lab(
      name: "screens",
      sentence: "one property changes: ten screens run, or the one that reads it.",
      shortSentence: "who reads what changes.",
      worlds: [
        LabWorld("ObservableObject", short: "ObsObj…") {
          LegacyScreens().environmentObject(legacy)
        },
        LabWorld("@Observable", short: "@Obs…") { ModernScreens().environment(modern) },
      ],
      counters: StoreParts.all.map { part in
        .bodies(part.name, [part.screens.legacy], [part.screens.modern])
      } + [
        .bodies(
          "All ten", StoreParts.all.map { $0.screens.legacy },
          StoreParts.all.map { $0.screens.modern })
      ],
      events: [
        LabEvent(
          key: "s", label: "sync", description: "change the sync state in both",
          claims: change(of: [sync])
        ) { StoreParts.all[sync].change(legacy, modern) },
        LabEvent(
          key: "b", label: "brews", description: "change the brews in both",
          claims: change(of: [0])
        ) { StoreParts.all[0].change(legacy, modern) },
        LabEvent(
          key: "a", label: "all ten", description: "change all ten in one event",
          claims: change(of: Array(0..<10))
        ) { for part in StoreParts.all { part.change(legacy, modern) } },
      ])
  }
}
