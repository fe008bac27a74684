/// Why a body ran, in words for people.
nonisolated enum RunCause {
  /// What made `view` run, for example `ModernItem.isFavorite → ModernRow`.
  ///
  /// - Parameters:
  ///   - causes: in the words of `_printChanges`; the first that says more than `@self` counts.
  ///   - published: for a property of the view that holds an observable object (`_store`), what that object publishes;
  ///     nil for other properties.
  static func words(view: String, causes: [String], published: (String) -> String?) -> String {
    let cause = causes.first { !$0.hasPrefix("@") } ?? causes.first ?? "@self"
    return words(of: cause, published: published) + " → " + view
  }

  private static func words(of cause: String, published: (String) -> String?) -> String {
    switch cause {
    case "@self": "new value"
    case "@identity": "new place"
    case "@dependencies": "a model"
    default: published(cause) ?? withoutBackslash(cause)
    }
  }

  private static func withoutBackslash(_ cause: String) -> String {
    cause.hasPrefix("\\") ? String(cause.dropFirst()) : cause
  }
}
