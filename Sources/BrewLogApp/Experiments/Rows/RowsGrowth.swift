/// What the cost of a star depends on: lists of three sizes, starred so often in three runs.
struct RowsGrowth {
  static let sizes = [10, 1_000, 100_000]
  static let mutations = [1, 10, 100]

  /// What was counted with lists of n brews and m toggles of brew #0.
  struct Point {
    let n: Int
    let m: Int
    let counts: RowsCounts
  }

  private let points: [Point]

  /// Complexity: O(sum of the sizes).
  init(sizes: [Int] = Self.sizes) {
    points = sizes.flatMap { n in
      let stores = RowsBench(rows: n, toggles: 0)
      return Self.mutations.map { m in
        let bench = stores.toggling(m)
        let lists = bench.lists(ofRows: RowsBench.screenRows)
        return Point(n: n, m: m, counts: bench.measure(lists, at: 0))
      }
    }
  }

  var section: ExperimentSection {
    let list = points.map(\.counts.containers)
    let rows = points.map(\.counts.rows)
    return ExperimentSection(
      "Growth: n brews, m toggles of brew #0",
      results: points.flatMap(results(of:))
        + [
          growth("List body grows with m (1 = yes)", of: list, with: \.m, claim: 1, 0),
          growth("List body grows with n (1 = yes)", of: list, with: \.n, claim: 0, 0),
          growth("Row bodies grow with m (1 = yes)", of: rows, with: \.m, claim: 1, 1),
          growth("Row bodies grow with n (1 = yes)", of: rows, with: \.n, claim: 0, 0),
        ],
      findings: [
        "List body, ObservableObject: \(sentence(list.map(\.observableObject)))",
        "List body, @Observable: \(sentence(list.map(\.observable)))",
        "Row bodies, ObservableObject: \(sentence(rows.map(\.observableObject)))",
        "Row bodies, @Observable: \(sentence(rows.map(\.observable)))",
      ])
  }

  private func results(of point: Point) -> [ExperimentResult] {
    let conditions = "n = \(point.n.grouped), m = \(point.m)"
    return [
      ExperimentResult(
        "List body, " + conditions, claim: Worlds(observableObject: point.m, observable: 0),
        measured: point.counts.containers),
      ExperimentResult(
        "Row bodies, " + conditions, claim: Worlds(observableObject: point.m, observable: point.m),
        measured: point.counts.rows),
    ]
  }

  private func growth(
    _ measure: String, of counts: [Worlds], with variable: KeyPath<Point, Int>,
    claim observableObject: Int, _ observable: Int
  ) -> ExperimentResult {
    func answer(_ counts: [Int]) -> Int { grows(counts, with: variable) ? 1 : 0 }
    return ExperimentResult(
      measure, claim: Worlds(observableObject: observableObject, observable: observable),
      measured: Worlds(
        observableObject: answer(counts.map(\.observableObject)),
        observable: answer(counts.map(\.observable))))
  }

  private func sentence(_ counts: [Int]) -> String {
    func answer(_ variable: KeyPath<Point, Int>) -> String {
      grows(counts, with: variable) ? "yes" : "no"
    }
    return "grows with mutations: \(answer(\.m)); with list size: \(answer(\.n))."
  }

  /// Whether two points that differ in this variable alone differ in their count.
  private func grows(_ counts: [Int], with variable: KeyPath<Point, Int>) -> Bool {
    let other = variable == \Point.n ? \Point.m : \Point.n
    return points.indices.contains { left in
      points.indices.contains { right in
        points[left][keyPath: other] == points[right][keyPath: other]
          && counts[left] != counts[right]
      }
    }
  }
}
