/// A collection that knows where the element of an id stands, so that a list need not walk it to find one.
@MainActor package protocol PlacedRows {
  /// The distance from the start of the element with an id; nil where there is none.
  func place(ofID id: AnyHashable) -> Int?
}
