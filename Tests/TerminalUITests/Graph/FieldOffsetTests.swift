import Testing

@testable import TerminalUI

/// Nodes find the parts of a view that arrives by these offsets: they must be the compiler's.
struct FieldOffsetTests {
  private struct Pair<First, Second> {
    var first: First
    var second: Second
  }
  private struct Odd {
    var word: Int
    var byte: UInt8
  }

  private func agree<First, Second>(_: First.Type, _: Second.Type) -> Bool {
    FieldOffset.of(Second.self, after: First.self)
      == MemoryLayout<Pair<First, Second>>.offset(of: \.second)
      && FieldOffset.of(Second.self, after: First.self)
        == MemoryLayout<ModifiedContent<First, Second>>.offset(of: \.modifier)
  }

  @Test func theSecondPropertyBeginsWhereTheCompilerPutsIt() {
    #expect(agree(Int.self, Int.self))
    #expect(agree(UInt8.self, Int.self))
    // The next property uses the bytes that are left of an odd one.
    #expect(agree(Odd.self, UInt8.self))
    #expect(agree(Odd.self, String.self))
    #expect(agree(EmptyView.self, Text.self))
    #expect(agree(Text?.self, Bool.self))
    #expect(agree(TupleView<Text, Image, Spacer>.self, StackSettings.self))
  }

  @Test func theElementsOfATupleBeginWhereTheCompilerPutsThem() {
    var offset = FieldOffset()
    #expect(offset.add(Odd.self) == 0)
    #expect(offset.add(UInt8.self) == MemoryLayout<(Odd, UInt8, Int)>.offset(of: \.1))
    #expect(offset.add(Int.self) == MemoryLayout<(Odd, UInt8, Int)>.offset(of: \.2))
  }

  @Test func theSettingsOfAStackComeAfterItsContent() {
    typealias Content = TupleView<Text, Divider>
    #expect(MemoryLayout<HStack<Content>>.offset(of: \.content) == 0)
    #expect(
      MemoryLayout<HStack<Content>>.offset(of: \.settings)
        == FieldOffset.of(StackSettings.self, after: Content.self))
    #expect(
      MemoryLayout<ZStack<Content>>.offset(of: \.alignment)
        == FieldOffset.of(Alignment.self, after: Content.self))
  }
}
