import TerminalUI

/// One kind of container in lists of several sizes, starred so often in several runs.
struct ScaleSeries {
  typealias Specimens = (legacy: Specimen, modern: Specimen)

  /// What was counted with n brews and m toggles of brew #0.
  struct Point {
    let n: Int
    let m: Int
    let counts: RowsCounts
  }

  let name: String
  let points: [Point]

  /// Complexity: O(sum of the sizes), and what the toggles run.
  init(
    _ name: String, sizes: [Int], mutations: [Int], counting counter: InstructionCounter?,
    _ specimens: (RowsBench) -> Specimens
  ) {
    self.name = name
    points = sizes.flatMap { n in
      let stores = RowsBench(rows: n, toggles: 0)
      return mutations.map { m in
        Point(
          n: n, m: m,
          counts: stores.toggling(m).measure(specimens(stores), at: 0, counting: counter))
      }
    }
  }

  /// How much a count grows with each toggle, in lists of the smallest size.
  func perToggle(_ count: (RowsCounts) -> Int) -> Double {
    let n = points.map(\.n).min()
    return Slope(points.filter { $0.n == n }.map { (Double($0.m), Double(count($0.counts))) })
      .perUnit
  }

  /// How much a toggle's count grows with each row, in the runs of the most toggles.
  func perRow(_ count: (RowsCounts) -> Int) -> Double {
    let m = points.map(\.m).max()
    return Slope(
      points.filter { $0.m == m }
        .map { (Double($0.n), Double(count($0.counts)) / Double(max($0.m, 1))) }
    ).perUnit
  }
}
