import TerminalUI

/// What happened, in order.
final class EventLog {
  private var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What has happened since the last look.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}

/// Lets a test reach the state of a view: its body leaves a closure here.
final class Remote<Value> {
  var set: (Value) -> Void = { _ in }
  var act: () -> Void = {}
}

/// A view that says when it is made and when its body runs.
struct LoggedLeaf: View {
  let name: String
  let value: Int
  let log: EventLog

  init(_ name: String, _ value: Int = 0, log: EventLog) {
    self.name = name
    self.value = value
    self.log = log
    log("init \(name)")
  }

  var body: some View {
    let _ = log("body \(name)")
    Text("\(name)\(value)")
  }
}
