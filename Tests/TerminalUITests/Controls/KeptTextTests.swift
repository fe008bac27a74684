import CombineShim
import Testing

@testable import TerminalUI

/// A text field over a model that does not keep all that is typed.
@Suite struct KeptText {
  private final class Published: ObservableObject {
    @CombineShim.Published var text = "" {
      didSet { if text.count > 3 { text = String(text.prefix(3)) } }
    }
  }

  @Observable final class Observed {
    var text = "" {
      didSet { if text.count > 3 { text = String(text.prefix(3)) } }
    }
  }

  private struct PublishedField: View {
    @ObservedObject var model: Published
    var body: some View { TextField("t", text: $model.text) }
  }

  private struct ObservedField: View {
    @Bindable var model: Observed
    var body: some View { TextField("t", text: $model.text) }
  }

  @Test("what a model cuts off is not shown, and does not come back")
  func cut() {
    let published = Published()
    let observed = Observed()
    let host = HeadlessHost(columns: 8, rows: 2) {
      VStack {
        PublishedField(model: published)
        ObservedField(model: observed)
      }
    }
    host.type("abcde")
    host.press(.tab)
    host.type("vwxyz")
    #expect(host.lines == ["abc", "vwx"])
    host.press(.delete)
    host.type("1")
    #expect(host.lines == ["abc", "vw1"])
    #expect(published.text == "abc")
    #expect(observed.text == "vw1")
  }

  @Test("a binding's closures may keep another text")
  func closures() {
    var kept = ""
    let binding = Binding(get: { kept }, set: { kept = String($0.filter(\.isNumber)) })
    let host = HeadlessHost(columns: 8, rows: 1) { TextField("t", text: binding) }
    host.type("1a2b3")
    #expect(host.lines == ["123"])
    #expect(kept == "123")
  }
}
