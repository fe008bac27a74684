package import TerminalUI

/// The model of what fills the terminal, as the program around it sees it.
package protocol ScreenModel: AnyObject {
  /// What the host is to trace while this is shown.
  var trace: (any UpdateTrace)? { get }
  /// The live counts above the views.
  var instrument: (any ScreenLayer & Coverable)? { get }
  /// The pages that can be opened in place of the live counts.
  var pages: PagesOverlay? { get }
  /// What is printed, and runtime issues, for the host to show above the counts.
  var log: LogPane { get }
  /// What stands in front of what.
  var cover: ScreenCover { get set }
  /// Ends the program; whoever shows the screen says how.
  var quit: () -> Void { get set }
  /// Shows something else in place of this; whoever shows the screen says how.
  var open: (AppPageRequest) -> Void { get set }
  /// The name of the key of an action, by the action's name; nil where no key asks for it.
  func key(named name: String) -> String?
  /// Something comes that the views will have next, whichever of them it is for.
  func willHandle(_ event: InputEvent)
}

extension ScreenModel {
  package func willHandle(_ event: InputEvent) {}
}

/// What a screen asks of the program around it.
package nonisolated enum AppPageRequest: Equatable {
  /// A screen as it was when it was last shown.
  case screen(AppScreen)
  case page(AppPage)
  /// Nothing else is to be shown, but `trace` is another one.
  case trace
  /// The same once more, every cell of it.
  case repaint
}

/// What makes way for what the user reads now.
package protocol Coverable: AnyObject {
  var isCovered: Bool { get set }
}

/// What stands in front of the counts of a screen, and of the log.
package nonisolated struct ScreenCover {
  /// Whether another screen is shown in place of this one.
  var isAway = false
  var isHelpShown = false
}

extension ScreenModel {
  package var pages: PagesOverlay? { nil }

  /// What the page that is open says, for the help above it.
  func pagesHelp(_ screen: CellSize) -> [KeyHint] { pages?.help(columns: screen.columns) ?? [] }

  /// Does what a key asks of the pages; they are in front of the live counts.
  func act(_ action: PagesAction, traced base: (any UpdateTrace)?) {
    guard let pages else { return }
    let isOther = pages.act(action, base: base)
    pages.withdrawKey()
    arrangeLayers()
    if isOther { open(.trace) }
  }

  /// Whether the screen is the one that is shown.
  var isShown: Bool { !cover.isAway }

  /// Another screen is shown in place of this one, or this one again.
  func setShown(_ isShown: Bool) {
    cover.isAway = !isShown
    arrangeLayers()
  }

  /// Shows the log in place of the counts, or takes it away.
  func toggleLog() {
    log.isOn.toggle()
    log.closingKey = key(named: "output")
    pages?.withdrawKey()
    arrangeLayers()
  }

  /// The help comes in front of the counts and the log, or goes.
  func setHelpShown(_ isShown: Bool) {
    cover.isHelpShown = isShown
    arrangeLayers()
  }

  private func arrangeLayers() {
    let isCovered = cover.isAway || cover.isHelpShown || log.isOn
    pages?.isCovered = isCovered
    instrument?.isCovered = isCovered || pages?.page != nil
    // There is one log for all screens.
    if !cover.isAway { log.isCovered = cover.isHelpShown }
  }
}
