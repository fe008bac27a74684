/// The experiments that have a screen of their own.
public enum Labs {
  /// In the order of the experiments.
  public nonisolated static let names = ["settings", "counter", "player", "cart", "screens"]

  /// The lab of an experiment, with fresh models, or nil where the experiment has none.
  public static func model(named name: String, log: LogPane = LogPane()) -> LabModel? {
    model(named: name, log: log, keys: KeyOverrides())
  }

  /// The same with the keys that the user has given to its actions.
  static func model(named name: String, log: LogPane, keys: KeyOverrides) -> LabModel? {
    lab(named: name).map { LabModel($0, log: log, keys: keys) }
  }

  /// All of them, each with fresh models.
  static var all: [Lab] { names.compactMap(lab) }

  private static func lab(named name: String) -> Lab? {
    switch name {
    case "settings": .settings()
    case "counter": .counter()
    case "player": .player()
    case "cart": .cart()
    case "screens": .screens()
    default: nil
    }
  }
}
