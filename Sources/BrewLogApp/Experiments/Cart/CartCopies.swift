import TerminalUI

/// Views that take the discount code at different times, and whether they show the newest.
struct CartCopies {
  private let changes: Int

  init(changes: Int) { self.changes = changes }

  /// Copies, made before the body runs.
  var copies: ExperimentSection {
    let m = changes
    let inInit = measure(LegacyCopiedCode.init, ModernCopiedCode.init)
    let inClosure = measure(LegacyCopiedClosure.init, ModernCopiedClosure.init)
    let inState = measure(LegacyStateParent.init, ModernStateParent.init)
    return ExperimentSection(
      "Copied before the body runs",
      results: [
        inInit.bodies.result("Body, copied in init", claim: m, 0),
        inInit.isNewest.result("New code shown, init (1 = yes)", claim: 0, 0),
        inClosure.bodies.result("Body, copied in a closure", claim: m, 0),
        inClosure.isNewest.result("New code shown, closure (1 = yes)", claim: 0, 0),
        inState.isNewest.result("New code shown, @State (1 = yes)", claim: 0, 0),
      ],
      findings: [
        "The model holds \(CartSample.code(m)), these views show \(CartSample.code(0)): in both",
        "worlds, for an observer runs its body again and reads the same old copy.",
      ])
  }

  /// Reads that are tracked after all.
  var reads: ExperimentSection {
    let m = changes
    let inBody = measure(LegacyCodeRow.init, ModernCodeRow.init)
    let inParent = measure(LegacyCopyingParent.init, ModernCopyingParent.init)
    let called = measure(LegacyReadingClosure.init, ModernReadingClosure.init)
    let expected = Worlds(observableObject: 1, observable: 1)
    return ExperimentSection(
      "Read while a body runs",
      results: [
        inBody.bodies.result("Body, read in it", claim: m, m),
        inBody.isNewest.result("New code shown, body (1 = yes)", claim: 1, 1),
        inParent.isNewest.result(
          "New code shown, init in a body (1 = yes)", claim: 1, 0,
          contradiction: Contradiction(
            expected: expected,
            because:
              "an initialiser that a parent's body calls reads within the parent's scope: the "
              + "parent runs and makes a new copy")),
        called.isNewest.result(
          "New code shown, closure called (1 = yes)", claim: 1, 0,
          contradiction: Contradiction(
            expected: expected,
            because: "a closure that reads the model when the body calls it reads within the body, "
              + "wherever it was made")),
      ])
  }

  private func measure<Legacy: View, Modern: View>(
    _ makeLegacy: (LegacyCart) -> Legacy, _ makeModern: (ModernCart) -> Modern
  ) -> (bodies: Worlds, isNewest: Worlds) {
    let (legacy, modern) = (LegacyCart(), ModernCart())
    let pair = BenchPair(legacy: makeLegacy(legacy), modern: makeModern(modern))
    var (left, right) = (0, 0)
    pair.perform("code written", times: changes) {
      left += 1
      legacy.discountCode = CartSample.code(left)
    } modern: {
      right += 1
      modern.discountCode = CartSample.code(right)
    }
    return (
      pair.bodies(Legacy.self, and: Modern.self), pair.shows(": " + CartSample.code(changes))
    )
  }
}
