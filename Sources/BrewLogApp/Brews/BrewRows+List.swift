import BrewModel
import TerminalUI

extension BrewRows: PlacedRows {
  package func place<ID: Hashable>(ofID id: ID, near hint: Int) -> Int? {
    guard let id = exactCast(id, to: Brew.ID.self) else { return nil }
    // A step of the selection goes to a neighbour, in whatever order the rows are.
    let nearby = [hint, hint + 1, hint - 1].first { indices.contains($0) && self[$0].id == id }
    return nearby ?? place(of: id)
  }
}
