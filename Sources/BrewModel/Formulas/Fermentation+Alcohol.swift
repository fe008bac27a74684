extension Fermentation {
  /// Alcohol by volume: 131.25 for each unit by which the gravity fell; nil where a gravity is unknown.
  public var alcohol: Percent? {
    guard let originalGravity, let finalGravity else { return nil }
    return Percent((originalGravity.value - finalGravity.value) * 131.25)
  }
}
