package import TerminalUI

/// Which screen is shown, and the models of all that have been: a model is made when its screen is first shown, and kept.
///
/// To show another screen resets no counter and runs no body of either, but of the new one when it is first shown.
@Observable
package final class AppModel {
  package private(set) var page: AppPage
  /// What is printed, and runtime issues: one log for all screens.
  @ObservationIgnored package let log = LogPane()
  /// Ends the program; whoever shows it says how.
  @ObservationIgnored package var quit: () -> Void = {}

  @ObservationIgnored private var screens: [AppPage: OpenedScreen] = [:]
  /// The pages whose counts the host has.
  @ObservationIgnored private var withInstrument: Set<AppPage> = []
  /// What the screen of the labs showed last.
  @ObservationIgnored private var labPage = AppPage.labMenu
  /// How many brews the comparison has.
  @ObservationIgnored private let sample: Int
  @ObservationIgnored private weak var host: (any ScreenHost)?

  /// - Parameters:
  ///   - page: what is shown first.
  ///   - sample: how many brews the comparison has, once it is shown.
  package init(page: AppPage, sample: Int) {
    self.page = page
    self.sample = sample
    if page.screen == .lab { labPage = page }
  }

  /// What the host is to trace at first.
  package var trace: (any UpdateTrace)? { screen(page).model.trace }

  /// Shows the counts and the log on the host, and has it trace what is shown.
  package func attach(to host: any ScreenHost) {
    self.host = host
    host.trace = trace
    showInstrument(of: page)
    host.addLayer(log)
  }

  /// Shows a screen: the labs with what they showed last.
  package func show(_ screen: AppScreen) { show(screen == .lab ? labPage : .compare) }

  func show(_ new: AppPage) {
    guard new != page else { return }
    screen(page).model.setShown(false)
    let model = screen(new).model
    model.setShown(true)
    host?.trace = model.trace
    showInstrument(of: new)
    if new.screen == .lab { labPage = new }
    page = new
  }

  /// Puts the counts of a page above the views when it is first shown.
  private func showInstrument(of page: AppPage) {
    guard withInstrument.insert(page).inserted, let layer = screen(page).model.instrument else {
      return
    }
    host?.addLayer(layer)
  }

  /// The views of a page.
  func content(of page: AppPage) -> Page { screen(page).content }

  /// The model of a page, made where there is none yet.
  func model(of page: AppPage) -> any ScreenModel { screen(page).model }

  /// The pages that have a model.
  var openedPages: Set<AppPage> { Set(screens.keys) }

  private func screen(_ page: AppPage) -> OpenedScreen {
    if let known = screens[page] { return known }
    let made = makeScreen(page)
    made.model.quit = { [unowned self] in quit() }
    made.model.open = { [unowned self] request in
      switch request {
      case .screen(let screen): show(screen)
      case .page(let page): show(page)
      }
    }
    screens[page] = made
    return made
  }

  private func makeScreen(_ page: AppPage) -> OpenedScreen {
    switch page {
    case .compare:
      let model = CompareModel(sample: sample, log: log)
      return OpenedScreen(model: model, content: Page(CompareScreen(model: model)))
    case .lab(let name):
      guard let model = Labs.model(named: name, log: log) else { break }
      return OpenedScreen(model: model, content: Page(LabScreen(model: model)))
    case .labMenu: break
    }
    let model = LabMenuModel(log: log)
    return OpenedScreen(model: model, content: Page(LabMenu(model: model)))
  }
}

private struct OpenedScreen {
  let model: any ScreenModel
  let content: Page
}

/// What shows views, with layers above them.
package protocol ScreenHost: AnyObject {
  var trace: (any UpdateTrace)? { get set }
  func addLayer(_ layer: any ScreenLayer)
}

extension TerminalHost: ScreenHost {}
extension HeadlessHost: ScreenHost {}
