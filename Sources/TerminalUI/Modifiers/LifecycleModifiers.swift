/// Runs an action when the content comes, or goes.
public struct _AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(AppearanceNode(view, context))
  }
}

private final class AppearanceNode: ModifierNode<_AppearanceModifier> {
  /// Whether the time of `appear` has come: a node that is made and removed in one pass never disappears.
  private var hasAppeared = false

  // The actions that run are those of the newest value, which see the newest state.
  override func didMount() {
    graph.enqueue { [self] in
      guard isMounted else { return }
      hasAppeared = true
      modifier.appear?()
    }
  }
  override func willRemove() {
    if hasAppeared, let action = modifier.disappear { graph.enqueue(action) }
  }
}

/// Runs an action when a value is another one than at the run of the body before.
public struct _ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(ChangeNode(view, context))
  }
}

private final class ChangeNode<Value: Equatable>: ModifierNode<
  _ChangeModifier<Value>
>
{
  override func didMount() {
    guard modifier.isInitial else { return }
    runLater(from: modifier.value, to: modifier.value)
  }
  override func modifierChanged(from old: _ChangeModifier<Value>) {
    guard modifier.value != old.value, mayRunAgain() else { return }
    runLater(from: old.value, to: modifier.value)
  }

  private func runLater(from old: Value, to new: Value) {
    graph.enqueue { [self] in if isMounted { modifier.action(old, new) } }
  }

  // An action that changes its own value would go on for ever: it may run twice in an update, as in SwiftUI, and in
  // each transaction of an event.
  private var runs = (turn: 0, count: 0)

  private func mayRunAgain() -> Bool {
    if runs.turn != graph.turnCount { runs = (graph.turnCount, 0) }
    runs.count += 1
    if runs.count <= 2 { return true }
    graph.report(.changeCycle(of: Value.self, in: ownerName, by: changesAround))
    return false
  }
}

/// Runs an asynchronous action while the content is there; anew when an id changes.
public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(TaskNode(view, context))
  }
}

private final class TaskNode<ID: Equatable>: ModifierNode<_TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func didMount() { graph.enqueue { [weak self] in self?.start() } }

  override func modifierChanged(from old: _TaskModifier<ID>) {
    guard modifier.id != old.id else { return }
    graph.enqueue { [weak self] in self?.start() }
  }

  private func start() {
    guard isMounted else { return }
    task?.cancel()
    let action = modifier.action
    let graph = self.graph
    graph.runningTasks += 1
    task = Task(priority: modifier.priority) {
      await action()
      graph.runningTasks -= 1
    }
  }

  override func willRemove() { task?.cancel() }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs the action after an update in which `value` has become another one; with `initial` also when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  /// The older form: the action is given the new value alone.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs the action when the view appears, and cancels it when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// As `task`, and anew whenever `id` becomes another one.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: id, priority: priority, action: action))
  }
}
