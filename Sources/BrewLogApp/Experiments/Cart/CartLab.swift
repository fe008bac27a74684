import TerminalUI

extension Lab {
  /// Copies that are never tracked, beside what the model really holds.
  static func cart() -> Lab { CartLab().lab }
}

private struct CartLab {
  private let legacy = LegacyCart()
  private let modern = ModernCart()

  var lab: Lab {
    Lab(
      name: "cart",
      sentence: "a code that was copied before the body ran stays the old one.",
      shortSentence: "a copied code stays old.",
      worlds: [
        LabWorld("ObservableObject", short: "ObsObj…") { LegacyCartPane(cart: legacy) },
        LabWorld("@Observable", short: "@Obs…") { ModernCartPane(cart: modern) },
      ],
      counters: counters, events: [code, quantity, cache, trackedCache])
  }

  private var counters: [LabCounter] {
    [
      .bodies("List", [LegacyCartList.self], [ModernCartList.self]),
      .bodies("Row of values", [LegacyCartRow.self], [ModernCartRow.self]),
      .bodies("Read in body", [LegacyCodeRow.self], [ModernCodeRow.self]),
      .bodies("Copied in init", [LegacyCopiedCode.self], [ModernCopiedCode.self]),
      .bodies("Untracked cache", [LegacyPrice.self], [ModernPrice.self]),
      .bodies("Tracked cache", [LegacyTrackedPrice.self], [ModernTrackedPrice.self]),
    ]
  }

  // MARK: Events

  private var code: LabEvent {
    var number = 0
    return LabEvent(
      key: "d", label: "code", description: "another discount code in both",
      claims: [[1, 0], [0, 0], [1, 1], [1, 0], [1, 0], [1, 0]]
    ) {
      number += 1
      legacy.discountCode = CartSample.code(number)
      modern.discountCode = CartSample.code(number)
    }
  }

  private var quantity: LabEvent {
    let once = LabClaim(
      claimed: 0, here: 1, because: "a row's closure is tracked, not read once as the article says")
    return LabEvent(
      key: "a", label: "quantity", description: "one more of the first thing",
      claims: [[1, 0], [1, once], [1, 0], [1, 0], [1, 0], [1, 0]]
    ) {
      legacy.items[0].quantity += 1
      modern.items[0].quantity += 1
    }
  }

  private var cache: LabEvent {
    LabEvent(
      key: "c", label: "cache", description: "write the untracked cache",
      claims: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]
    ) {
      legacy.priceCache[0, default: 0] += 1
      modern.priceCache[0, default: 0] += 1
    }
  }

  private var trackedCache: LabEvent {
    LabEvent(
      key: "x", label: "tracked", description: "write the tracked cache",
      claims: [[1, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 1]]
    ) {
      legacy.publishedCache[0, default: 0] += 1
      modern.trackedCache[0, default: 0] += 1
    }
  }
}
