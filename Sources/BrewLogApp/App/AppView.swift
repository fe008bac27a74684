package import TerminalUI

/// The whole program: the screen that is shown, and those that have been.
package struct AppView: View {
  let model: AppModel

  package init(model: AppModel) { self.model = model }

  package var body: some View {
    Pages(shown: model.page) { [model] page in model.content(of: page) }
  }
}
