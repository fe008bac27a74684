import Testing
import TerminalUI

@testable import BrewLogApp

@Suite("Causes on the overlay")
struct RunLogTests {
  /// What a starred brew's row is said to run for. The public interface of Observation names no properties.
  #if TERMINALUI_PUBLIC_OBSERVATION
    static let starCause = "a model"
  #else
    static let starCause = "ModernItem.isFavorite"
  #endif

  /// The screen with the overlay's own log as the trace, as the program has it.
  private func scene() -> (model: CompareModel, host: HeadlessHost) {
    let model = CompareModel(sample: 100)
    let host = HeadlessHost(trace: model.overlay.log) { CompareScreen(model: model) }
    host.addLayer(model.overlay)
    return (model, host)
  }

  private func told(_ host: HeadlessHost) -> [String] {
    host.refreshLayers()
    return host.lines[19...21].map { line in
      line.split(separator: "│").last!.reversed().drop { $0 == " " }.reversed().map(String.init)
        .joined()
    }
  }

  @Test("why the lists and rows ran, and the cells of the last frame")
  func toggle() {
    let (_, host) = scene()
    #expect(told(host).last?.hasPrefix("since start; last frame") == true)
    host.press("r")
    #expect(told(host).dropLast() == ["", ""])
    host.press("0")
    #expect(
      told(host) == [
        "LegacyStore.items → LegacyListView", "\(Self.starCause) → ModernRow",
        "since reset; last frame 2 cells",
      ])
  }

  @Test("the overlay's own frames do not count, and it is still while nothing changes")
  func ownFrames() {
    let (model, host) = scene()
    host.press("0")
    let shown = told(host)
    let frames = host.frameCount
    let revision = model.overlay.revision
    for _ in 0..<5 { #expect(told(host) == shown) }
    #expect(host.frameCount == frames)
    #expect(model.overlay.revision == revision)
  }

  @Test("an object with several published properties is told by its type")
  func severalProperties() {
    #expect(PublishedProperties.name(of: TwoProperties()) == "TwoProperties")
    #expect(PublishedProperties.name(of: CompareModel(sample: 1).legacy) == "LegacyStore.items")
  }
}

private final class TwoProperties: ObservableObject {
  @Published var first = 0
  @Published var second = 0
}
