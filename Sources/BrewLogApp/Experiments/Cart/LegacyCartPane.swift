import TerminalUI

/// The cart on the screen. The copying view is made here, once, outside of every body.
struct LegacyCartPane: View {
  let cart: LegacyCart
  private let copied: LegacyCopiedCode

  init(cart: LegacyCart) {
    self.cart = cart
    copied = LegacyCopiedCode(cart: cart)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LegacyCodeRow(cart: cart)
      HStack {
        // On a narrow screen the remark is cut first.
        copied.layoutPriority(1)
        LegacyStaleMark(copied: copied, cart: cart)
      }
      LegacyPrice(cart: cart)
      LegacyTrackedPrice(cart: cart)
      // Of a fixed height, so that a lower screen cuts rows off and does not unmake them.
      LegacyCartList(cart: cart).frame(height: CartSample.names.count)
    }
  }
}

/// Says what the model really holds, beside a copy that is another one.
struct LegacyStaleMark: View {
  let copied: LegacyCopiedCode
  @ObservedObject var cart: LegacyCart

  var body: some View {
    if copied.code != cart.discountCode {
      Text("stale: \(cart.discountCode)").foregroundStyle(.red)
    }
  }
}
