import TerminalUI
import Testing

@testable import BrewLogApp

/// The keys of the pages of counts, which the comparison and the log have alike. The counters are hidden at first.
struct PagesHelp<Scene> {
  let host: (Scene) -> HeadlessHost
  let pages: (Scene) -> PagesOverlay?
  /// The key of an event that is in the ledger.
  let event: String

  var cases: [String: HelpCases<Scene>.Case] {
    [
      "counts: the next page": { scene, key in
        host(scene).type("o")
        host(scene).press(key)
        #expect(pages(scene)?.page == .counts)
        host(scene).press(key)
        #expect(pages(scene)?.page == .views)
      },
      "pages: another order": { scene, key in
        host(scene).type("ovv")
        let order = pages(scene)?.order
        host(scene).press(key)
        #expect(pages(scene)?.order != order)
      },
      "pages: filter": { scene, key in
        host(scene).type("ovv")
        host(scene).press(key)
        host(scene).type("Row")
        #expect(pages(scene)?.filter == "Row")
      },
      "mark what runs again": { scene, key in
        host(scene).type("ov")
        host(scene).press(key)
        #expect(pages(scene)?.isFlashing == true)
        host(scene).press(key)
        #expect(pages(scene)?.isFlashing == false)
      },
      "pages: the next lines": { scene, key in
        host(scene).type("ovvv" + String(repeating: event, count: 30))
        host(scene).refreshLayers()
        let lines = host(scene).lines
        host(scene).press(key)
        host(scene).refreshLayers()
        #expect(host(scene).lines != lines)
      },
    ]
  }
}
