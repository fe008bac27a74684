import BrewModel
import TerminalUI

extension BrewRows: PlacedRows {
  package func place(ofID id: AnyHashable) -> Int? {
    (id.base as? Brew.ID).flatMap { place(of: $0) }
  }
}
