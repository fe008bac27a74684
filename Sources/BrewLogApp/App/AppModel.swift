package import BrewModel
package import TerminalUI

/// Which screen is shown, and the models of all that have been: a model is made when its screen is first shown, and kept.
///
/// To show another screen resets no counter and runs no body of either, but of the new one when it is first shown.
package final class AppModel {
  package private(set) var page: AppPage
  /// What is printed, and runtime issues: one log for all screens.
  package let log = LogPane()
  /// Ends the program; whoever shows it says how.
  package var quit: () -> Void = {}
  /// Called when the clock of a lab has ticked, before anything happens for it.
  package var onTick: () -> Void = {}
  /// Whether the clocks of labs tick by themselves. Set it before anything is shown.
  package var hasClocks = true
  /// Whether the screen is read aloud, or by touch. Set it before anything is shown.
  package var isPlain = false {
    didSet { log.isPlain = isPlain }
  }
  /// Whether only ASCII can be shown, also as the names of keys. Set it before anything is shown.
  package var isASCII: Bool {
    get { preferences.keys.isASCII }
    set {
      preferences.keys.isASCII = newValue
      preferences.units.isASCII = newValue
    }
  }

  /// Lets the user change a text in an editor.
  package var editText: ((String) -> EditedText)? {
    didSet { logModel?.editText = editText }
  }

  /// In the order in which they were first shown. Few: to look through them is less than to have the type of a
  /// dictionary made at the start.
  private var screens: [OpenedScreen] = []
  private lazy var pages = PageSwitch(showing: screen(page).content)
  /// What the screen of the labs showed last.
  private var labPage = AppPage.labMenu
  /// How many brews the comparison has.
  private let sample: Int
  /// What the comparison is on instead of sample brews.
  private var brews: [Brew] = []
  /// Opens the user's log, when it is first shown.
  private let openLog: @MainActor () throws(LogFileError) -> BrewLog
  private var preferences: Preferences
  private weak var host: (any ScreenHost)?
  /// What the screens act on now.
  private var lastInput: InputEvent?

  /// - Parameters:
  ///   - page: what is shown first.
  ///   - sample: how many brews the comparison has, once it is shown.
  ///   - preferences: what the user has settled.
  ///   - openLog: opens the log, once it is shown.
  package init(
    page: AppPage, sample: Int, preferences: Preferences = Preferences(),
    openLog: @escaping @MainActor () throws(LogFileError) -> BrewLog = AppModel.usualLog
  ) {
    self.page = page
    self.sample = sample
    self.openLog = openLog
    self.preferences = preferences
    log.add(lines: preferences.mistakes)
    if page.screen == .lab { labPage = page }
  }

  /// The same with a comparison on these brews: the stars that are set there are not saved.
  package convenience init(
    page: AppPage, brews: [Brew], preferences: Preferences = Preferences(),
    openLog: @escaping @MainActor () throws(LogFileError) -> BrewLog
  ) {
    self.init(
      page: page, sample: brews.count, preferences: preferences, openLog: openLog)
    self.brews = brews
  }

  /// Where a recording of the session begins, on a terminal of that size.
  package func recording(size: CellSize) -> Recording {
    var recording = Recording(screen: page, sample: sample, size: size)
    recording.keys = preferences.keys
    // How their names are shown is the terminal's.
    recording.keys.isASCII = false
    return recording
  }

  /// All that there is to see but for the layers.
  package var content: Pages { Pages(pages) }

  /// What the host is to trace at first.
  package var trace: (any UpdateTrace)? { screen(page).model.trace }

  /// Shows the counts and the log on the host, and has it trace what is shown.
  package func attach(to host: any ScreenHost) {
    self.host = host
    // The key of a screen does nothing on that screen, and is the first digit of no number in front of another key.
    host.graph.count.reserved = String(AppScreen.allCases.map(\.key.key.character))
    host.graph.moveKeys = preferences.keys.moveKeys
    host.willHandle = { [unowned self] event in
      lastInput = event
      screen(page).model.willHandle(event)
    }
    screen(page).showInstrument(on: host)
    host.addLayer(log)
  }

  /// Shows a screen: the labs with what they showed last.
  package func show(_ screen: AppScreen) {
    switch screen {
    case .log: show(AppPage.log)
    case .compare: show(AppPage.compare)
    case .lab: show(labPage)
    }
  }

  func show(_ new: AppPage) {
    guard new != page else { return }
    screen(page).model.setShown(false)
    screen(page).model.pages?.screenWasLeft()
    let next = screen(new)
    next.model.setShown(true)
    next.model.pages?.screenIsBack(by: lastInput.map(EventSource.input) ?? .code)
    if let host {
      host.trace = next.model.trace
      next.showInstrument(on: host)
    }
    if new.screen == .lab { labPage = new }
    page = new
    pages.show(next.content)
  }

  /// Has the clock of the lab that is shown tick.
  func tick() { (screen(page).model as? LabModel)?.tick() }

  /// The model of a page, made where there is none yet.
  func model(of page: AppPage) -> any ScreenModel { screen(page).model }

  /// The pages that have a model.
  var openedPages: [AppPage] { screens.map(\.page) }

  private func screen(_ page: AppPage) -> OpenedScreen {
    if let known = screens.first(where: { $0.page == page }) { return known }
    let made = makeScreen(page)
    made.model.pages?.isPlain = isPlain
    made.model.pages?.keyName = { [weak model = made.model] in model?.key(named: $0) }
    made.model.quit = { [unowned self] in leave(from: made.page) }
    made.model.open = { [unowned self] request in
      switch request {
      case .screen(let screen): show(screen)
      case .page(let page): show(page)
      case .trace: host?.trace = screen(self.page).model.trace
      case .repaint: host?.repaint()
      }
    }
    screens.append(made)
    return made
  }

  private func makeScreen(_ page: AppPage) -> OpenedScreen {
    switch page {
    case .log: return makeLog()
    case .compare:
      let model =
        brews.isEmpty
        ? CompareModel(sample: sample, log: log) : CompareModel(brews: brews, log: log)
      model.overlay.isPlain = isPlain
      model.keys = model.keys.rebound(by: preferences.keys)
      return OpenedScreen(page, model, Page(CompareScreen(model: model)))
    case .lab(let name):
      guard let model = Labs.model(named: name, log: log, keys: preferences.keys) else { break }
      model.onTick = { [unowned self] in onTick() }
      if !hasClocks { model.nextTick = nil }
      return OpenedScreen(page, model, Page(LabScreen(model: model)))
    case .labMenu: break
    }
    let model = LabMenuModel(log: log, keys: preferences.keys)
    return OpenedScreen(page, model, Page(LabMenu(model: model)))
  }

  /// Ends the program; where the log has something that is not saved, it is shown and asks first.
  private func leave(from page: AppPage) {
    if page != .log, let model = logModel, model.store.retry() != nil {
      show(AppPage.log)
      model.askToQuit()
    } else {
      quit()
    }
  }

  /// Keeps what is typed and not saved for the next start. - Returns: a sentence for the user; nil where there is nothing.
  package func keepDrafts() -> String? { logModel?.keepDraftsForNextStart() }

  private var logModel: LogModel? {
    screens.lazy.compactMap { $0.model as? LogModel }.first
  }

  private func makeLog() -> OpenedScreen {
    do throws(LogFileError) {
      let model = LogModel(try openLog(), log: log, preferences: preferences)
      model.editText = editText
      // Tasks of the views may outlive it.
      model.waitFor = { [weak self] descriptor, action in
        self?.host?.wait(forMade: descriptor, action)
      }
      return OpenedScreen(.log, model, Page(LogScreen(model: model)))
    } catch {
      let model = LogFailureModel(error, log: log, keys: preferences.keys)
      return OpenedScreen(.log, model, Page(LogFailureScreen(model: model)))
    }
  }

  /// The log that is the user's where nothing else is said.
  package static func usualLog() throws(LogFileError) -> BrewLog {
    try BrewLog(LogFile(path: LogLocation.path(environment: LogLocation.environment)))
  }
}

/// A screen that has been shown.
private final class OpenedScreen {
  let page: AppPage
  let model: any ScreenModel
  let content: Page
  private var showsInstrument = false

  init(_ page: AppPage, _ model: any ScreenModel, _ content: Page) {
    self.page = page
    self.model = model
    self.content = content
  }

  /// Puts the counts above the views, the first time.
  func showInstrument(on host: any ScreenHost) {
    if !showsInstrument {
      if let layer = model.instrument { host.addLayer(layer) }
      if let pages = model.pages { host.addLayer(pages) }
      model.pages?.host = host
      model.pages?.instrument = model.instrument
    }
    showsInstrument = true
  }
}

/// What shows views, with layers above them.
package protocol ScreenHost: AnyObject {
  var trace: (any UpdateTrace)? { get set }
  /// Called with each event before any view has it.
  var willHandle: ((InputEvent) -> Void)? { get set }
  func addLayer(_ layer: any ScreenLayer)
  /// Sends the whole screen again.
  func repaint()
  /// Calls an action whenever a descriptor can be read, until the end.
  ///
  /// - Parameter makeDescriptor: makes it, where the host waits for any.
  func wait(forMade makeDescriptor: () -> Int32?, _ action: @escaping () -> Void)
  /// The tree of views, for instruments to look at.
  var graph: ViewGraph { get }
}

extension TerminalHost: ScreenHost {
  package func wait(forMade makeDescriptor: () -> Int32?, _ action: @escaping () -> Void) {
    if let descriptor = makeDescriptor() { wait(for: descriptor, action) }
  }
}
extension HeadlessHost: ScreenHost {
  /// Nothing: it waits for no descriptor.
  package func wait(forMade makeDescriptor: () -> Int32?, _ action: @escaping () -> Void) {}
}
