import Testing

@testable import TerminalUI

struct TraitTests {
  @Test func aHigherLayoutPriorityIsServedFirst() {
    let equal = screen(9, 1) {
      HStack {
        Text("abcdefgh")
        Text("ijklmnop")
      }
    }
    #expect(equal == ["abc… ijk…"])
    #expect(
      screen(9, 1) {
        HStack {
          Text("abcdefgh")
          Text("ijklmnop").padding(.leading, 0).layoutPriority(1).background(.red)
        }
      } == ["… ijklmn…"])
  }

  @Test func anotherPriorityLaysOutAnew() {
    let priority = Watched(0.0)
    struct Content: View {
      let priority: Watched<Double>
      var body: some View {
        HStack {
          Text("abcdefgh")
          Text("ijklmnop").layoutPriority(priority.value)
        }
      }
    }
    let host = HeadlessHost(columns: 9, rows: 1) { Content(priority: priority) }
    host.expect(["abc… ijk…"])
    host.perform { priority.value = 1 }
    host.expect(["… ijklmn…"])
    host.perform { priority.value = -1 }
    host.expect(["abcdef… …"])
  }

  @Test func aHigherZIndexLiesAbove() {
    let index = Watched(0.0)
    struct Content: View {
      let index: Watched<Double>
      var body: some View {
        ZStack {
          Text("a").zIndex(index.value)
          Text("b")
        }
      }
    }
    let host = HeadlessHost(columns: 1, rows: 1) { Content(index: index) }
    host.expect(["b"])
    host.perform { index.value = 1 }
    host.expect(["a"])
    host.perform { index.value = -1 }
    host.expect(["b"])
  }

  @Test func aFixedSizeTakesWhatItLikes() {
    #expect(screen(4, 2) { Text("ab cd").frame(width: 2) } == [" ab", " cd"])
    #expect(
      screen(4, 2) { Text("ab cd").fixedSize().frame(width: 2, alignment: .leading) }
        == [" ab", ""])
    #expect(
      screen(3, 2) { Text("ab cd").fixedSize(horizontal: false, vertical: true).frame(height: 1) }
        == ["ab", ""])
  }

  @Test func whatHasNoOpacityIsAliveAndOutOfReach() {
    let opacity = Watched(1.0)
    var presses = 0
    struct Content: View {
      let opacity: Watched<Double>
      let press: () -> Void
      var body: some View {
        HStack(spacing: 0) {
          Text("|")
          Button("ab", action: press).opacity(opacity.value)
          Text("|")
        }
      }
    }
    let host = HeadlessHost(columns: 4, rows: 1) {
      Content(opacity: opacity) { presses += 1 }
    }
    host.expect(["|ab|"])
    host.press(.return)
    #expect(presses == 1)
    host.perform { opacity.value = 0.5 }
    #expect(host.buffer[1, 0].style.attributes.contains(.dim))
    host.perform { opacity.value = 0 }
    host.expect(["|  |"])
    host.press(.return)
    host.click(column: 1, row: 0)
    #expect(presses == 1)
    host.perform { opacity.value = 1 }
    host.expect(["|ab|"])
    host.click(column: 1, row: 0)
    #expect(presses == 2)
    #expect(screen(2, 1) { Text("a").hidden() } == [""])
  }

  @Test func aClearColourTakesRoomAndDrawsNothing() {
    #expect(
      screen(3, 1) {
        Text("abc").overlay(.clear).background(Color.clear)
      } == ["abc"])
    #expect(
      screen(3, 1) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 2, height: 1)
          Text("a")
        }
      } == ["  a"])
  }
}
