import Testing

@testable import TerminalUI

struct ModifierLayoutTests {
  @Test func fixedFrame() {
    #expect(
      screen(7, 1) {
        HStack(spacing: 0) {
          Text("|"); Text("a").frame(width: 3); Text("|")
        }
      } == [" | a |"])
    #expect(
      screen(5, 1) {
        HStack(spacing: 0) {
          Text("|"); Text("a").frame(width: 3, alignment: .trailing); Text("|")
        }
      }
        == ["|  a|"])
    #expect(screen(3, 3) { Text("a").frame(height: 3, alignment: .bottom) } == ["", "", " a"])
    #expect(screen(4, 1) { Text("abcdef").frame(width: 4) } == ["abc…"])
  }

  @Test func frameTakesAllThatIsOffered() {
    #expect(
      screen(5, 3) {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
        == ["a", "", ""])
    #expect(
      screen(5, 3) {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      } == ["", "", "    a"])
  }

  /// Each case: least, ideal and greatest length; what is offered; how long the content is; how long the frame is.
  @Test(
    arguments: [
      (nil, nil, nil, 10, 4, 4),
      (6, nil, nil, 10, 4, 6),
      (6, nil, nil, 3, 4, 6),
      (2, nil, nil, 3, 4, 3),
      (2, nil, nil, 1, 4, 2),
      (nil, nil, 8, 10, 4, 8),
      (nil, nil, 8, 6, 4, 6),
      (nil, nil, 8, 3, 4, 4),
      (nil, nil, 8, 20, 12, 8),
      (2, nil, 8, 20, 4, 8),
      (2, nil, 8, 1, 4, 2),
      (2, nil, 8, 5, 4, 5),
      (2, 5, 8, nil, 4, 5),
      (nil, 5, nil, nil, 4, 4),
      (6, nil, nil, nil, 4, 6),
      (nil, nil, 3, nil, 4, 3),
    ] as [(Int?, Int?, Int?, Int?, Int, Int)])
  func frameKeepsItsLimits(
    _ least: Int?, _ ideal: Int?, _ most: Int?, _ offered: Int?, _ content: Int, _ length: Int
  ) {
    let limits = FrameLimits(minimum: least, ideal: ideal, maximum: most)
    #expect(limits.length(of: content, proposed: offered) == length)
  }

  @Test func frameThatMayShrinkIsCutEvenly() {
    #expect(
      screen(4, 1) {
        HStack(spacing: 0) {
          Text("abcdef").frame(width: 6).frame(minWidth: 0); Text("|")
        }
      }
        == ["bcd|"])
  }

  @Test func paddingKeepsADistance() {
    #expect(screen(5, 3) { Text("abc").padding() } == ["", " abc", ""])
    #expect(
      screen(5, 1) {
        HStack(spacing: 0) {
          Text("|"); Text("a").padding(.leading, 2); Text("|")
        }
      } == ["|  a|"])
    #expect(screen(4, 2) { Text("abcdef").padding(.horizontal, 1) } == [" ab", " c…"])
  }

  @Test func borderTakesACellOnEachSide() {
    #expect(screen(5, 3) { Text("abc").border(.primary) } == ["┌───┐", "│abc│", "└───┘"])
    #expect(screen(4, 3) { Text("abc").border(.primary) } == ["┌──┐", "│a…│", "└──┘"])
    #expect(screen(2, 2) { Text("abc").border(.primary).frame(width: 2, height: 2) }.count == 2)
  }

  @Test func backgroundLiesBehindInTheContentsBox() {
    #expect(screen(5, 1) { Text("a c").background { Text("xyz") } } == [" a c"])
    #expect(screen(5, 1) { Text("a").frame(width: 3).background { Text("xyz") } } == [" xaz"])
    let host = HeadlessHost(columns: 3, rows: 1) { Text("a").background(Color.red) }
    #expect(host.buffer[1, 0].style.background == 1)
    #expect(host.buffer[0, 0].style.background == nil)
  }

  @Test func overlayLiesInFrontInTheContentsBox() {
    #expect(screen(5, 1) { Text("abc").overlay { Text("x") } } == [" axc"])
    #expect(screen(5, 1) { Text("abc").overlay(alignment: .trailing) { Text("x") } } == [" abx"])
    #expect(
      screen(3, 3) { Text("abc\nabc\nabc").overlay(Text("x"), alignment: .topLeading) } == [
        "xbc", "abc", "abc",
      ])
  }

  @Test func textBreaksAndIsTruncatedInStacks() {
    #expect(
      screen(3, 3) {
        VStack(alignment: .leading) {
          Text("one two"); Text("x")
        }
      } == ["one", "two", "x"])
    #expect(
      screen(5, 2) {
        VStack(alignment: .leading) {
          Text("one two").lineLimit(1); Text("x")
        }
      }
        == ["one…", "x"])
    #expect(
      screen(4, 2) {
        VStack(alignment: .leading) {
          Text("one two"); Text("x")
        }
      } == ["one…", "x"])
    #expect(
      screen(5, 1) {
        HStack {
          Text("日本語日本"); Text("x")
        }
      } == ["日… x"])
  }

  @Test func modifiersFollowTheirValues() {
    let model = Watched(0)
    let host = HeadlessHost(columns: 8, rows: 5) {
      Changing(model: model)
    }
    host.expect(["", "", "  abc", "", ""])
    host.perform { model.value = 1 }
    host.expect(["", "", "   abc", "", ""])
    host.perform { model.value = 2 }
    host.expect(["", "", "    abc", "", ""])
    host.perform { model.value = 0 }
    host.expect(["", "", "  abc", "", ""])
  }

  private struct Changing: View {
    let model: Watched<Int>
    var body: some View { Text("abc").padding(.leading, model.value * 2) }
  }

  @Test func overlapThatIsReorderedIsDrawnAgain() {
    let model = Watched(["a", "b"])
    let host = HeadlessHost(columns: 1, rows: 1) { Overlap(model: model) }
    host.expect(["b"])
    host.perform { model.value = ["b", "a"] }
    host.expect(["a"])
  }

  private struct Overlap: View {
    let model: Watched<[String]>
    var body: some View { ZStack { ForEach(model.value, id: \.self) { Text($0) } } }
  }
}
