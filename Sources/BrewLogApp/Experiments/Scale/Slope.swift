/// The straight line that fits points best: how much y grows when x grows by one.
nonisolated struct Slope: Equatable {
  let perUnit: Double

  /// Least squares. Points of one x alone have no slope, which counts as 0.
  ///
  /// Complexity: O(points).
  init(_ points: [(x: Double, y: Double)]) {
    let count = Double(max(points.count, 1))
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let square = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    let product = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    perUnit = square == 0 ? 0 : product / square
  }
}
