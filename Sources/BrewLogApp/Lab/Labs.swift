/// The experiments that have a screen of their own.
public enum Labs {
  /// In the order of the experiments.
  public nonisolated static let names = ["settings", "counter", "player", "cart", "screens"]

  /// The lab of an experiment, with fresh models, or nil where the experiment has none.
  public static func model(named name: String) -> LabModel? {
    switch name {
    case "settings": LabModel(.settings())
    case "counter": LabModel(.counter())
    case "player": LabModel(.player())
    case "cart": LabModel(.cart())
    case "screens": LabModel(.screens())
    default: nil
    }
  }
}
