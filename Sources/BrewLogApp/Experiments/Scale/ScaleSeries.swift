/// One kind of container in lists of several sizes, starred so often in several runs.
struct ScaleSeries {
  typealias Specimens = (legacy: Specimen, modern: Specimen)

  /// What was counted with n brews and m toggles of brew #0.
  struct Point {
    let n: Int
    let m: Int
    let counts: RowsCounts
    /// Of both worlds together, for a toggle.
    let microseconds: Double
  }

  let name: String
  let points: [Point]

  /// Complexity: O(sum of the sizes), and what the toggles run.
  init(
    _ name: String, sizes: [Int], mutations: [Int], _ specimens: (RowsBench) -> Specimens
  ) {
    self.name = name
    points = sizes.flatMap { n in
      let stores = RowsBench(rows: n, toggles: 0)
      return mutations.map { m in
        let shown = specimens(stores)
        var counts = RowsCounts()
        let time = ContinuousClock().measure {
          counts = stores.toggling(m).measure(shown, at: 0)
        }
        return Point(n: n, m: m, counts: counts, microseconds: time / .microseconds(m))
      }
    }
  }

  /// How much a count grows with each toggle, in lists of the smallest size.
  func perToggle(_ count: (RowsCounts) -> Int) -> Double {
    let n = points.map(\.n).min()
    return Slope(points.filter { $0.n == n }.map { (Double($0.m), Double(count($0.counts))) }).perUnit
  }

  /// How much a toggle's count grows with each row, in the runs of the most toggles.
  func perRow(_ count: (RowsCounts) -> Int) -> Double {
    let m = points.map(\.m).max()
    return Slope(
      points.filter { $0.m == m }
        .map { (Double($0.n), Double(count($0.counts)) / Double(max($0.m, 1))) }
    ).perUnit
  }

  /// As `perRow`, of the time of both worlds together.
  var nanosecondsPerRow: Double {
    let m = points.map(\.m).max()
    return Slope(
      points.filter { $0.m == m }.map { (Double($0.n), $0.microseconds * 1_000) }
    ).perUnit
  }
}
