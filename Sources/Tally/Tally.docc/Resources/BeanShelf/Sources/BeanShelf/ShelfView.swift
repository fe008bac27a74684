import TerminalUI

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(shelf.bags) { BagRow(bag: $0) }
      TotalView(shelf: shelf)
    }
  }
}

struct BagRow: View {
  let bag: Bag

  var body: some View { Text("\(bag.name): \(bag.grams) g") }
}

struct TotalView: View {
  let shelf: Shelf

  var body: some View { Text("Total: \(shelf.bags.reduce(0) { $0 + $1.grams }) g") }
}
