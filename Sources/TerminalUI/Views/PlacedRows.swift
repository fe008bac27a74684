/// A collection that knows where the element of an id stands, so that a list need not walk it to find one.
@MainActor package protocol PlacedRows {
  /// The distance from the start of the element with an id; nil where there is none.
  ///
  /// - Parameter hint: where it may be, or beside that: a place nearby costs nothing that grows with the rows.
  func place<ID: Hashable>(ofID id: ID, near hint: Int) -> Int?
}
