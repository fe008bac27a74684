/// How a text came back from an editor.
package nonisolated enum EditedText: Equatable, Sendable {
  case changed(String)
  /// - Parameter why: a clause for the user, with what was kept and where.
  case failed(why: String)
}
