/// The keys that messages name: as the user has them.
extension LogModel {
  /// The name of the first key of an action, on the page that is shown; nil where it has none there.
  func key(of action: LogScreenAction) -> String? {
    part == .bags ? bagKeys.key(of: .screen(action)) : keys.key(of: action)
  }

  /// How to ask for an action: by its key, or else by its name; nil where neither can be typed.
  func way(to action: LogScreenAction) -> String? {
    key(of: action) ?? command(keys.actionName(of: action))
  }

  /// The same for an action of the page of bags.
  func way(onBags action: BagAction) -> String? {
    bagKeys.key(of: action) ?? command(bagKeys.actionName(of: action))
  }

  private func command(_ name: String?) -> String? {
    guard let name, let colon = key(of: .command) else { return nil }
    return colon == ":" ? colon + name : "\(colon) \(name)"
  }

  /// `; u brings it back`: what a key does, for the end of a message; empty where nothing asks for it.
  func hint(_ action: LogScreenAction, _ words: String) -> String {
    way(to: action).map { "; \($0) \(words)" } ?? ""
  }

  func hint(onBags action: BagAction, _ words: String) -> String {
    way(onBags: action).map { "; \($0) \(words)" } ?? ""
  }
}
