import Glibc

/// A piece of a screen, described by the views that it is made of.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Makes the node of a view of this type. The runtime's own views have their own; others have a body.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self>
}

extension View {
  /// Compiled where the view is: there the type of its body is known, and need not be looked for at run time.
  @inlinable
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    CompositeNode<Self, Body>.make(view, context) { $0.body }
  }

  /// Prints why the body is running, in SwiftUI's words: `LegacyListView: _store changed.`
  public static func _printChanges() {
    if let line = RunningUpdate.changesLine { print(line) }
  }

  /// The same to standard error, in place of SwiftUI's system log.
  public static func _logChanges() {
    guard let line = RunningUpdate.changesLine else { return }
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// The line that `_printChanges` prints, for those who collect it; nil outside of a body run.
  package static func _changesDescription() -> String? { RunningUpdate.changesLine }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view of the runtime's own: it has a node in place of a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
