import Testing

@testable import TerminalUI

struct StackTests {
  @Test func rowKeepsOneColumnBetweenNeighbours() {
    #expect(
      screen(7, 1) {
        HStack {
          Text("ab"); Text("c")
        }
      } == [" ab c"])
    #expect(
      screen(5, 1) {
        HStack(spacing: 0) {
          Text("ab"); Text("c")
        }
      } == [" abc"])
    #expect(
      screen(6, 1) {
        HStack(spacing: 3) {
          Text("ab"); Text("c")
        }
      } == ["ab   c"])
  }

  @Test func columnKeepsNoRowBetweenNeighbours() {
    #expect(
      screen(3, 2) {
        VStack {
          Text("a"); Text("bcd")
        }
      } == [" a", "bcd"])
    #expect(
      screen(1, 3) {
        VStack(spacing: 1) {
          Text("a"); Text("b")
        }
      } == ["a", "", "b"])
  }

  @Test func columnAligns() {
    #expect(
      screen(3, 2) {
        VStack(alignment: .leading) {
          Text("a"); Text("bcd")
        }
      } == ["a", "bcd"])
    #expect(
      screen(3, 2) {
        VStack(alignment: .trailing) {
          Text("a"); Text("bcd")
        }
      } == ["  a", "bcd"])
  }

  @Test func rowAligns() {
    func row(_ alignment: VerticalAlignment) -> [String] {
      screen(3, 3) {
        HStack(alignment: alignment) {
          Text("a"); Text("b\nc\nd")
        }
      }
    }
    #expect(row(.top) == ["a b", "  c", "  d"])
    #expect(row(.center) == ["  b", "a c", "  d"])
    #expect(row(.bottom) == ["  b", "  c", "a d"])
  }

  @Test func overlapAligns() {
    func stack(_ alignment: Alignment) -> [String] {
      screen(3, 3) {
        ZStack(alignment: alignment) {
          Text("...\n...\n..."); Text("x")
        }
      }
    }
    #expect(stack(.topLeading) == ["x..", "...", "..."])
    #expect(stack(.center) == ["...", ".x.", "..."])
    #expect(stack(.bottomTrailing) == ["...", "...", "..x"])
    #expect(stack(.top) == [".x.", "...", "..."])
    #expect(stack(.trailing) == ["...", "..x", "..."])
  }

  @Test func spacerTakesWhatIsLeft() {
    #expect(
      screen(8, 1) {
        HStack {
          Text("ab"); Spacer(); Text("c")
        }
      } == ["ab     c"])
    #expect(
      screen(8, 1) {
        HStack {
          Spacer(); Text("x"); Spacer(); Text("y")
        }
      } == ["   x   y"])
    #expect(
      screen(1, 3) {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      } == ["a", "", "b"])
    #expect(
      screen(9, 1) {
        HStack {
          Text("ab"); Spacer(minLength: 3); Text("cdefgh")
        }
      }
        == ["ab   cde…"])
  }

  @Test func spacerInAnotherBoxKnowsItsStack() {
    #expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          Text("a"); Spacer().padding(.leading, 1); Text("b")
        }
      }
        == ["a    b"])
    #expect(
      screen(3, 2) {
        HStack(spacing: 0) {
          Text("a"); Divider().bold(); Text("b")
        }
      }
        == ["a│b", " │"])
  }

  @Test func dividerCrossesItsStack() {
    #expect(
      screen(3, 3) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == [" a", "───", " b"])
    #expect(
      screen(3, 2) {
        HStack(alignment: .top, spacing: 0) {
          Text("a"); Divider(); Text("b")
        }
      }
        == ["a│b", " │"])
  }

  @Test func leastFlexibleIsServedFirst() {
    // The short text needs less than its half; the long one has the rest.
    #expect(
      screen(9, 1) {
        HStack {
          Text("ab"); Text("cdefghij")
        }
      } == ["ab cdefg…"])
    #expect(
      screen(9, 1) {
        HStack {
          Text("cdefghij"); Text("ab")
        }
      } == ["cdefg… ab"])
    // Two that want the same have the same.
    #expect(
      screen(9, 1) {
        HStack {
          Text("abcdefgh"); Text("ijklmnop")
        }
      } == ["abc… ijk…"])
  }

  @Test func fillersShareWhatIsLeft() {
    #expect(
      screen(10, 1) {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("b").frame(maxWidth: .infinity, alignment: .trailing)
          Text("cd")
        }
      } == ["a      bcd"])
  }

  @Test func sharesOutWhatItWasOfferedAndNotWhatItTook() {
    // Offered 40: the first takes its half whole, the second breaks after a word, and the stack is 32 wide.
    let first = String(repeating: "a", count: 9) + " " + String(repeating: "b", count: 10)
    let second = String(repeating: "c", count: 12) + " " + String(repeating: "d", count: 8)
    let lines = screen(40, 2) {
      HStack(alignment: .top, spacing: 0) {
        Text(first); Text(second)
      }
    }
    #expect(lines == ["    \(first)cccccccccccc", String(repeating: " ", count: 24) + "dddddddd"])
  }

  @Test func stacksInStacks() {
    let lines = screen(9, 4) {
      VStack(alignment: .leading) {
        HStack {
          VStack {
            Text("a"); Text("bb")
          }
          VStack(alignment: .trailing) {
            Text("cc"); Text("d")
          }
        }
        Divider()
        HStack {
          Text("left"); Spacer(); Text("r")
        }
      }
    }
    #expect(lines == ["a  cc", "bb  d", "─────────", "left    r"])
  }

  @Test func groupIsNoBoxOfItsOwn() {
    #expect(
      screen(9, 1) {
        HStack {
          Group {
            Text("a"); Text("b")
          }; Text("c")
        }
      } == ["  a b c"])
    #expect(
      screen(9, 1) {
        HStack(spacing: 0) {
          Group {
            Text("a"); Text("b")
          }.padding(.leading, 2)
        }
      }
        == ["   a  b"])
  }

  @Test func whatDoesNotFitIsCutOnBothSides() {
    #expect(
      screen(1, 3) { VStack { ForEach(0..<5, id: \.self) { Text("\($0)") } } } == ["1", "2", "3"])
    #expect(screen(3, 1) { Text("abcde").frame(width: 5) } == ["bcd"])
  }

  @Test func oneCellShowsOneCell() {
    #expect(screen(1, 1) { Text("x") } == ["x"])
    #expect(screen(1, 1) { Text("xy") } == ["…"])
    #expect(screen(1, 1) { Text("日") } == [""])
    #expect(screen(1, 1) { Text("x").border(.red) }.count == 1)
    #expect(
      screen(1, 1) {
        HStack {
          Text("x"); Spacer(); Text("y")
        }.padding(3)
      }.count == 1)
    #expect(screen(1, 1) { List(0..<3, id: \.self) { Text("\($0)") } } == ["0"])
    #expect(screen(1, 1) { EmptyView() } == [""])
  }

  @Test func textGivesWayButNeverAltogether() {
    #expect(
      screen(5, 1) {
        HStack {
          Text("abcdef"); Text("g"); Text("h")
        }
      } == ["… g h"])
    #expect(
      screen(4, 1) {
        HStack {
          Text("abcdef"); Spacer(); Text("★")
        }
      } == ["ab…★"])
  }

  @Test func severalViewsAtTheRootStandBelowEachOther() {
    #expect(
      screen(3, 2) {
        Text("a"); Text("b")
      } == [" a", " b"])
  }
}
