import TerminalUI

/// Reads the code where it belongs: in the body.
struct ModernCodeRow: View {
  let cart: ModernCart
  var body: some View { CodeLine(name: "in body", code: cart.discountCode) }
}

/// Copies the code in its initialiser.
struct ModernCopiedCode: View {
  let cart: ModernCart
  let code: String

  init(cart: ModernCart) {
    self.cart = cart
    code = cart.discountCode
  }

  var body: some View { CodeLine(name: "in init", code: code) }
}

/// Makes a closure in its initialiser that has a copy of the code.
struct ModernCopiedClosure: View {
  let cart: ModernCart
  private let code: () -> String

  init(cart: ModernCart) {
    self.cart = cart
    code = { [code = cart.discountCode] in code }
  }

  var body: some View { CodeLine(name: "closure with a copy", code: code()) }
}

/// Makes a closure in its initialiser that reads the model when the body calls it.
struct ModernReadingClosure: View {
  let cart: ModernCart
  private let code: () -> String

  init(cart: ModernCart) {
    self.cart = cart
    code = { cart.discountCode }
  }

  var body: some View { CodeLine(name: "in closure", code: code()) }
}

/// Copies the code into its state: only the first copy counts.
struct ModernStateCode: View {
  @State private var code: String

  init(cart: ModernCart) { _code = State(initialValue: cart.discountCode) }

  var body: some View { CodeLine(name: "in @State", code: code) }
}

/// Makes a copying view in its body.
struct ModernCopyingParent: View {
  let cart: ModernCart
  var body: some View { ModernCopiedCode(cart: cart) }
}

/// Makes a view with a copy in its state, in its body.
struct ModernStateParent: View {
  let cart: ModernCart
  var body: some View { ModernStateCode(cart: cart) }
}
