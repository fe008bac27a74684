import TerminalUI

/// The cart on the screen. The copying view is made here, once, outside of every body.
struct ModernCartPane: View {
  let cart: ModernCart
  private let copied: ModernCopiedCode

  init(cart: ModernCart) {
    self.cart = cart
    copied = ModernCopiedCode(cart: cart)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ModernCodeRow(cart: cart)
      HStack {
        // On a narrow screen the remark is cut first.
        copied.layoutPriority(1)
        ModernStaleMark(copied: copied, cart: cart)
      }
      ModernPrice(cart: cart)
      ModernTrackedPrice(cart: cart)
      // Of a fixed height, so that a lower screen cuts rows off and does not unmake them.
      ModernCartList(cart: cart).frame(height: CartSample.names.count)
    }
  }
}

/// Says what the model really holds, beside a copy that is another one.
struct ModernStaleMark: View {
  let copied: ModernCopiedCode
  let cart: ModernCart

  var body: some View {
    if copied.code != cart.discountCode {
      Text("stale: \(cart.discountCode)").foregroundStyle(.red)
    }
  }
}
