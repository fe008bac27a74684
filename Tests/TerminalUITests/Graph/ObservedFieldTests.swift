import Testing

@testable import TerminalUI

@Suite("Names of properties, from the fields of their type")
struct ObservedFieldTests {
  @Observable final class Item {
    let id = 0
    var title = ""
    var isFavorite = false
    var first = 0
    var second = 0
  }

  final class Plain {
    var _isFavorite = false
  }

  @Test("the one stored property of that type has its name, several have none")
  func onlyField() {
    typealias Name = PropertyName
    #expect(Name.onlyObservedField(of: Item.self, valueType: Bool.self) == "isFavorite")
    #expect(Name.onlyObservedField(of: Item.self, valueType: String.self) == "title")
    #expect(Name.onlyObservedField(of: Item.self, valueType: Int.self) == nil)
    #expect(Name.onlyObservedField(of: Item.self, valueType: Double.self) == nil)
    #expect(Name.onlyObservedField(of: Plain.self, valueType: Bool.self) == nil)
    #expect(Name.onlyObservedField(of: Int.self, valueType: Bool.self) == nil)
  }
}
