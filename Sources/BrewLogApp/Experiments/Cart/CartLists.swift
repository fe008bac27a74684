import TerminalUI

/// The list on `ObservableObject`: it reads the items, and observes everything.
struct LegacyCartList: View {
  @ObservedObject var cart: LegacyCart

  var body: some View {
    List(cart.items) { item in LegacyCartRow(name: item.name, quantity: item.quantity) }
  }
}

/// The list on `@Observable`: its body reads the items; each row's closure reads the one that it shows.
struct ModernCartList: View {
  let cart: ModernCart

  var body: some View {
    List(cart.items) { item in ModernCartRow(name: item.name, quantity: item.quantity) }
  }
}

/// A row of values.
struct LegacyCartRow: View {
  let name: String
  let quantity: Int
  var body: some View { CartLine(name: name, quantity: quantity) }
}

/// The same: a type of its own, to be counted apart.
struct ModernCartRow: View {
  let name: String
  let quantity: Int
  var body: some View { CartLine(name: name, quantity: quantity) }
}

/// What both rows show.
struct CartLine: View {
  let name: String
  let quantity: Int

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(quantity)")
    }
    .lineLimit(1)
  }
}

/// Reads the cache that nobody is told of, and works out what it lacks.
struct LegacyPrice: View {
  @ObservedObject var cart: LegacyCart
  var body: some View { Text("untracked cache: \(cart.priceCache[0] ?? 0)") }
}

/// Reads the ignored cache.
struct ModernPrice: View {
  let cart: ModernCart
  var body: some View { Text("untracked cache: \(cart.priceCache[0] ?? 0)") }
}

/// Reads the published cache.
struct LegacyTrackedPrice: View {
  @ObservedObject var cart: LegacyCart
  var body: some View { Text("tracked cache: \(cart.publishedCache[0] ?? 0)") }
}

/// Reads the tracked cache.
struct ModernTrackedPrice: View {
  let cart: ModernCart
  var body: some View { Text("tracked cache: \(cart.trackedCache[0] ?? 0)") }
}
