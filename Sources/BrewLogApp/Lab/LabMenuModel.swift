package import TerminalUI

/// What the list of the labs acts on.
package final class LabMenuModel: ScreenModel {
  let entries = LabMenuEntry.all
  let keys: KeyMap<LabMenuAction>
  package let log: LogPane
  package var cover = ScreenCover()
  package var quit: () -> Void = {}
  package var open: (AppPageRequest) -> Void = { _ in }
  package var trace: (any UpdateTrace)? { nil }
  package func key(named name: String) -> String? { keys.key(named: name) }
  package var instrument: (any ScreenLayer & Coverable)? { nil }

  init(log: LogPane, keys: KeyOverrides = KeyOverrides()) {
    self.log = log
    self.keys = KeyMap.labMenu(entries).rebound(by: keys)
  }

  /// The key that opens an entry, by the name that footers and helps have for it; empty where it has none.
  func keyName(of entry: LabMenuEntry) -> String {
    keys.names(of: .open(entry.page))
  }
}

/// An experiment that can be opened.
struct LabMenuEntry: Identifiable {
  let key: KeyChord
  let name: String
  /// What it shows, in one plain sentence.
  let sentence: String
  let page: AppPage

  var id: String { name }
  /// Under which the config file gives it another key.
  var actionName: String { "lab-" + name }

  /// All experiments, in their order.
  static var all: [LabMenuEntry] {
    zip(Experiments.all, ["a", "b", "c", "d", "e", "f"] as [KeyChord]).map { experiment, key in
      let name = experiment.name
      return LabMenuEntry(
        key: key, name: name,
        sentence: experiment.summary.prefix(1).uppercased() + experiment.summary.dropFirst() + ".",
        page: Labs.names.contains(name) ? .lab(name: name) : .compare)
    }
  }
}
