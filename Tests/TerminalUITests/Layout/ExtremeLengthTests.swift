import Testing

@testable import TerminalUI

/// Lengths that no screen has: nothing may overflow, and what can be seen is still right.
@Suite struct ExtremeLengthTests {
  private func expectSound(
    _ host: HeadlessHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (columns, rows) in [(20, 4), (1, 1), (500, 300)] {
      host.resize(columns: columns, rows: rows)
      #expect(host.repaintMatches(), "\(columns)×\(rows)", sourceLocation: sourceLocation)
    }
    #expect(host.issues.isEmpty, sourceLocation: sourceLocation)
  }

  private nonisolated static let lengths = [Int.max, .min, -3, 0]

  @Test(arguments: lengths) func frames(length: Int) {
    expectSound(
      HeadlessHost {
        HStack {
          Text("a").frame(width: length, height: length)
          Text("b").frame(minWidth: length, minHeight: length)
          Text("c").frame(maxWidth: length, maxHeight: length).border(.primary)
          Text("d").frame(idealWidth: length, idealHeight: length)
        }
        Text("e").frame(width: length, height: length)
      })
  }

  @Test func aNegativeFrameIsEmpty() {
    #expect(
      screen(4, 1) { Text("abc").frame(width: -2).border(.primary) }
        == screen(4, 1) {
          Text("abc").frame(width: 0).border(.primary)
        })
  }

  @Test(arguments: lengths) func paddings(length: Int) {
    expectSound(
      HeadlessHost {
        Text("a").padding(length).border(.primary)
        Text("b").padding(.leading, length)
      })
  }

  @Test(arguments: lengths) func spacings(length: Int) {
    expectSound(
      HeadlessHost {
        HStack(spacing: length) { ForEach(0..<3) { Text("\($0)") } }
        VStack(spacing: length) { ForEach(0..<3) { Text("\($0)") } }
        HStack {
          Text("a")
          Spacer(minLength: length)
          Text("b")
          Spacer(minLength: length)
        }
      })
  }

  @Test(arguments: lengths) func lazyStacks(length: Int) {
    expectSound(
      HeadlessHost {
        ScrollView {
          LazyVStack(spacing: length) { ForEach(0..<100, id: \.self) { Text("\($0)") } }
        }
      })
  }

  @Test func lazyRowsDoNotOverlap() {
    let lines = screen(4, 3) {
      ScrollView { LazyVStack(spacing: -5) { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
    }
    #expect(lines.map { $0.filter { $0 != " " } } == ["0", "1", "2"])
  }

  @Test(arguments: lengths) func rows(length: Int) {
    let host = HeadlessHost {
      List(0..<10, id: \.self) { Text("\($0)").frame(height: length).padding(.top, length) }
    }
    for key: KeyEquivalent in [.end, .upArrow, .home, .pageDown] { host.press(key) }
    expectSound(host)
  }

  private struct Endless: View {
    let start: Watched<Int>
    let isList: Bool
    var body: some View {
      if isList {
        List(start.value..<Int.max, id: \.self) { Text("\($0)") }
      } else {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 1) {
            ForEach(start.value..<Int.max, id: \.self) { Text("\($0)") }
            ForEach(0..<Int.max) { Text("\($0)") }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func endlessRows(isList: Bool) {
    let start = Watched(0)
    let host = HeadlessHost(columns: 10, rows: 3) { Endless(start: start, isList: isList) }
    host.expect(isList ? ["0", "1", "2"] : ["0", "", "1"])
    host.press(.downArrow)
    host.expect(isList ? ["1", "2", "3"] : ["", "1", ""])
    host.perform { start.value = 2 }
    host.press("g")
    host.expect(isList ? ["2", "3", "4"] : ["2", "", "3"])
    host.press("G")
    // The last of 2^30 rows, which start at 2 in the list; the stack's last rows are those of its second range.
    let last = isList ? 1 << 30 + 1 : 1 << 30 - 1
    #expect(host.lines.last == "\(last)")
    #expect(host.repaintMatches())
    #expect(
      host.issues == [
        "ForEach over Range<Int> in Endless: of more than 1073741824 rows those beyond are not shown."
      ])
  }

  @Test func anEndlessListIsNotSearchedWithoutEnd() {
    let selection = Watched<Int?>(nil)
    let host = HeadlessHost(columns: 10, rows: 3) {
      List(
        0..<Int.max, id: \.self,
        selection: Binding(get: { selection.value }, set: { selection.value = $0 })
      ) { Text("\($0)") }
    }
    host.perform { selection.value = -5 }
    host.expect([" 0", " 1", " 2"])
    host.perform { selection.value = 1_000_000 }
    #expect(host.lines.contains(">1000000"))
  }

  @Test(arguments: lengths) func sizesOfTheScreen(length: Int) {
    let host = HeadlessHost(columns: 3, rows: 1) { Text("abc") }
    host.send(.resize(CellSize(columns: 2, rows: min(length, 1))))
    #expect(host.lines.count == 1)
    host.send(.resize(CellSize(columns: min(length, 1), rows: 2)))
    #expect(host.lines.count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300]) func progress(value: Double) {
    expectSound(
      HeadlessHost {
        ProgressView(value: value)
        ProgressView(value: 1, total: value)
        ProgressView(value: value, total: value)
      })
  }

  @Test func progressOfNoNumberIsNone() {
    #expect(screen(3, 1) { ProgressView(value: Double.nan) } == ["░░░"])
    #expect(screen(3, 1) { ProgressView(value: Double.infinity, total: .infinity) } == ["░░░"])
    #expect(screen(3, 1) { ProgressView(value: Double.infinity) } == ["███"])
  }
}
