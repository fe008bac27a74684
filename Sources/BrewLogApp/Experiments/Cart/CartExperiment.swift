import TerminalUI

/// A read that is never tracked, and one that should not be: M = `toggles` changes.
public struct CartExperiment: Experiment {
  public static let name = "cart"
  public static let summary = "copies that are never tracked, and caches that should not be"

  public init() {}

  /// Complexity: O(M).
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    let m = parameters.toggles
    return ExperimentReport(
      of: Self.self, parameters: parameters, conditions: "\(m.groupedCount("change")) each",
      sections: [
        Self.discountCode(changes: m), Self.quantities(changes: m), Self.caches(writes: m),
        CartCopies(changes: m).copies, CartCopies(changes: m).reads,
      ])
  }

  /// A list that reads the items only.
  private static func discountCode(changes m: Int) -> ExperimentSection {
    let (legacy, modern) = (LegacyCart(), ModernCart())
    let pair = BenchPair(legacy: LegacyCartList(cart: legacy), modern: ModernCartList(cart: modern))
    pair.perform(
      "code written", times: m, legacy: { legacy.discountCode += "!" },
      modern: { modern.discountCode += "!" })
    let code = pair.bodies(LegacyCartList.self, and: ModernCartList.self)
    let rows = pair.bodies(LegacyCartRow.self, and: ModernCartRow.self)
    pair.perform(
      "checking out", times: m, legacy: { legacy.isCheckingOut.toggle() },
      modern: { modern.isCheckingOut.toggle() })
    return ExperimentSection(
      "A list that reads the items only",
      results: [
        code.result("List body, the code changes", claim: m, 0),
        rows.result("Row bodies, the code changes", claim: 0, 0),
        pair.bodies(LegacyCartList.self, and: ModernCartList.self)
          .result("List body, checking out", claim: m, 0),
      ])
  }

  /// What a row's closure reads.
  private static func quantities(changes m: Int) -> ExperimentSection {
    let (legacy, modern) = (LegacyCart(), ModernCart())
    let pair = BenchPair(legacy: LegacyCartList(cart: legacy), modern: ModernCartList(cart: modern))
    pair.perform(
      "quantity written", times: m, legacy: { legacy.items[0].quantity += 1 },
      modern: { modern.items[0].quantity += 1 })
    return ExperimentSection(
      "A quantity that the row's closure reads",
      results: [
        pair.bodies(LegacyCartList.self, and: ModernCartList.self)
          .result("List body, a quantity changes", claim: m, 0),
        pair.bodies(LegacyCartRow.self, and: ModernCartRow.self)
          .result(
            "Row bodies, a quantity changes", claim: m, 0,
            contradiction: Contradiction(
              expected: Worlds(observableObject: m, observable: m),
              because:
                "the article has the reads of a list's rows happen once, but a row's closure "
                + "is a tracking scope of its own, which what it reads runs again; only copies made "
                + "before are read once")),
      ])
  }

  /// A cache that a body reads.
  private static func caches(writes m: Int) -> ExperimentSection {
    let (legacy, modern) = (LegacyCart(), ModernCart())
    let ignored = BenchPair(legacy: LegacyPrice(cart: legacy), modern: ModernPrice(cart: modern))
    ignored.perform(
      "ignored cache written", times: m, legacy: { legacy.priceCache[0, default: 0] += 1 },
      modern: { modern.priceCache[0, default: 0] += 1 })
    let tracked = BenchPair(
      legacy: LegacyTrackedPrice(cart: legacy), modern: ModernTrackedPrice(cart: modern))
    tracked.perform(
      "tracked cache written", times: m, legacy: { legacy.publishedCache[0, default: 0] += 1 },
      modern: { modern.trackedCache[0, default: 0] += 1 })
    return ExperimentSection(
      "A cache that a body reads",
      results: [
        ignored.bodies(LegacyPrice.self, and: ModernPrice.self)
          .result("Body, cache not published, ignored", claim: 0, 0),
        tracked.bodies(LegacyTrackedPrice.self, and: ModernTrackedPrice.self)
          .result("Body, cache published, tracked", claim: m, m),
      ])
  }
}
