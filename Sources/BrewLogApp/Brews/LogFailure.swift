import BrewModel
import TerminalUI

/// A log that cannot be opened: says why, and lets the keys of the program be used.
final class LogFailureModel: ScreenModel {
  let error: LogFileError
  let log: LogPane
  var quit: () -> Void = {}
  var open: (AppPageRequest) -> Void = { _ in }
  var cover = ScreenCover()
  var trace: (any UpdateTrace)? { nil }
  let keys: KeyMap<LogScreenAction>
  func key(named name: String) -> String? { keys.key(named: name) }
  var instrument: (any ScreenLayer & Coverable)? { nil }

  init(_ error: LogFileError, log: LogPane, keys: KeyOverrides = KeyOverrides()) {
    self.keys = KeyMap.failure.rebound(by: keys)
    self.error = error
    self.log = log
  }
}

struct LogFailureScreen: View {
  let model: LogFailureModel
  @Environment(\.screenSize) private var screenSize

  var body: some View {
    let keys = model.keys
    VStack(alignment: .leading, spacing: 0) {
      Text("The log cannot be opened.").bold()
      Text(model.error.description)
      Spacer()
      KeyFooter(hints: keys.footer(width: screenSize.columns)).lineLimit(1)
    }
    .onKeyPress(keys: keys.keys) { press in
      guard let action = keys.action(for: press) else { return .ignored }
      switch action {
      case .show(let screen): model.open(.screen(screen))
      case .toggleLog: model.toggleLog()
      default: model.quit()
      }
      return .handled
    }
  }
}

extension KeyMap<LogScreenAction> {
  /// The keys of a log that cannot be opened.
  static let failure = KeyMap(
    screens(besides: .log, rank: 1) { .show($0) } + [
      KeyBinding(["L"], "show, hide what was printed", name: "output", action: .toggleLog),
      KeyBinding(["q"], "quit", footer: ("quit", 0), name: "quit", action: .quit),
    ])
}
