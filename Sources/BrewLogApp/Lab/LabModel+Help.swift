import TerminalUI

extension LabModel {
  /// What is on the screen in words, then the keys.
  func help(_ screen: CellSize) -> [KeyHint] {
    pagesHelp(screen) + (panel.isOn && pages?.page == nil ? countsHelp(screen) : []) + keys.help
  }

  /// What the numbers and names of the counts mean, those that are there.
  private func countsHelp(_ screen: CellSize) -> [KeyHint] {
    let (table, room) = (table, LabLayout(lab, screen).counts)
    var hints = [KeyHint(keys: "3 (4)", words: "counted, and (claimed)")]
    if lab.hasContradiction {
      hints.append(KeyHint(keys: "*3 (4)", words: "the claim does not hold"))
    }
    if table.bodyRows(columns: room.columns) > room.rows - 1 {
      hints.append(KeyHint(keys: "1-4/12", words: "which lines are shown"))
    }
    if !table.hasWholeNames(columns: room.columns) {
      hints += table.worlds.filter { $0.shortName != $0.name }
        .map { KeyHint(keys: $0.shortName, words: $0.name) }
    }
    return hints
  }
}
