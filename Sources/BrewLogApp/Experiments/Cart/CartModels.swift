import TerminalUI

/// A thing in the cart, as a value.
struct LegacyCartItem: Identifiable {
  let id: Int
  let name: String
  var quantity = 1
}

/// A thing in the cart, as an observable object.
@Observable
final class ModernCartItem: Identifiable {
  let id: Int
  let name: String
  var quantity = 1

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// What the cart is filled with.
enum CartSample {
  static let names = ["Filter papers", "Kenya, 250 g", "Peru, 250 g", "Scale"]
  static func code(_ number: Int) -> String { "SAVE\(number)" }
}

/// A cart as an `ObservableObject`.
final class LegacyCart: ObservableObject {
  @Published var items: [LegacyCartItem]
  @Published var discountCode = CartSample.code(0)
  @Published var isCheckingOut = false
  /// Prices that were worked out once: not published.
  var priceCache: [Int: Int] = [:]
  /// The same by mistake published.
  @Published var publishedCache: [Int: Int] = [:]

  init() {
    items = CartSample.names.enumerated().map { LegacyCartItem(id: $0.offset, name: $0.element) }
  }
}

/// A cart as an `@Observable` object.
@Observable
final class ModernCart {
  var items: [ModernCartItem]
  var discountCode = CartSample.code(0)
  var isCheckingOut = false
  /// Prices that were worked out once: not tracked.
  @ObservationIgnored var priceCache: [Int: Int] = [:]
  /// The same by mistake tracked.
  var trackedCache: [Int: Int] = [:]

  init() {
    items = CartSample.names.enumerated().map { ModernCartItem(id: $0.offset, name: $0.element) }
  }
}
