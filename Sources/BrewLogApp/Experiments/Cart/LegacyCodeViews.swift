import TerminalUI

/// Reads the code where it belongs: in the body.
struct LegacyCodeRow: View {
  @ObservedObject var cart: LegacyCart
  var body: some View { CodeLine(name: "in body", code: cart.discountCode) }
}

/// Copies the code in its initialiser.
struct LegacyCopiedCode: View {
  @ObservedObject var cart: LegacyCart
  let code: String

  init(cart: LegacyCart) {
    self.cart = cart
    code = cart.discountCode
  }

  var body: some View { CodeLine(name: "in init", code: code) }
}

/// Makes a closure in its initialiser that has a copy of the code.
struct LegacyCopiedClosure: View {
  @ObservedObject var cart: LegacyCart
  private let code: () -> String

  init(cart: LegacyCart) {
    self.cart = cart
    code = { [code = cart.discountCode] in code }
  }

  var body: some View { CodeLine(name: "closure with a copy", code: code()) }
}

/// Makes a closure in its initialiser that reads the model when the body calls it.
struct LegacyReadingClosure: View {
  @ObservedObject var cart: LegacyCart
  private let code: () -> String

  init(cart: LegacyCart) {
    self.cart = cart
    code = { cart.discountCode }
  }

  var body: some View { CodeLine(name: "in closure", code: code()) }
}

/// Copies the code into its state: only the first copy counts.
struct LegacyStateCode: View {
  @State private var code: String

  init(cart: LegacyCart) { _code = State(initialValue: cart.discountCode) }

  var body: some View { CodeLine(name: "in @State", code: code) }
}

/// Makes a copying view in its body.
struct LegacyCopyingParent: View {
  @ObservedObject var cart: LegacyCart
  var body: some View { LegacyCopiedCode(cart: cart) }
}

/// Makes a view with a copy in its state, in its body.
struct LegacyStateParent: View {
  @ObservedObject var cart: LegacyCart
  var body: some View { LegacyStateCode(cart: cart) }
}
