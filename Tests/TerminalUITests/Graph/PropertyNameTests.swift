import CombineShim
import Glibc
@_spi(SwiftUI) import Observation
import Testing

@testable import TerminalUI

@Observable private final class Item {
  var isFavorite = false
  private var hidden = 0
  static var hiddenPath: AnyKeyPath { \Item.hidden }
}

enum Outer {
  @Observable class Inner {
    var property = 1
  }
}

extension Outer.Inner {
  @Observable final class Deep {
    var own = 1
  }
  var fromExtension: Int { property }
}

@Observable private final class Sub: Outer.Inner {
  var added = 1
}

extension [Int] {
  fileprivate var sum: Int { reduce(0, +) }
}

@Observable private class Box<Value> {
  var value: Value
  var pair: (Value, Int)?
  init(_ value: Value) { self.value = value }
}

private struct Plain {
  var stored = 1
  var `default`: Int { 1 }
  var `has space`: Int { 1 }
  static var shared: Int { 1 }
  subscript(index: Int) -> Int { index }
}

struct PropertyNameTests {
  @Test func namesWhatObservationReports() {
    let item = Item()
    let changed = Guarded<AnyKeyPath?>(nil)
    withObservationTracking(
      { _ = item.isFavorite },
      willSet: { tracking in changed.withLock { $0 = tracking.changed } },
      didSet: { _ in })
    item.isFavorite.toggle()
    #expect(changed.withLock { $0 }.map(PropertyName.describe) == "Item.isFavorite")
  }

  @Test func namesPropertiesOfAllKindsOfTypes() {
    #expect(PropertyName.describe(Item.hiddenPath) == "Item.hidden")
    #expect(PropertyName.describe(\Outer.Inner.property) == "Outer.Inner.property")
    #expect(PropertyName.describe(\Outer.Inner.fromExtension) == "Outer.Inner.fromExtension")
    #expect(PropertyName.describe(\Outer.Inner.Deep.own) == "Outer.Inner.Deep.own")
    #expect(PropertyName.describe(\Sub.added) == "Sub.added")
    #expect(PropertyName.describe(\[Int].sum) == "Array.sum")
    #expect(PropertyName.describe(\[Int].count) == "Array.count")
  }

  @Test func namesPropertiesOfGenericTypes() {
    #expect(PropertyName.describe(\Box<Int>.value) == "Box.value")
    #expect(PropertyName.describe(\Box<[String]>.value) == "Box.value")
    #expect(PropertyName.describe(\Box<Int>.pair) == "Box.pair")
  }

  @Test func namesOtherPropertiesToo() {
    #expect(PropertyName.describe(\Plain.stored) == "Plain.stored")
    #expect(PropertyName.describe(\Plain.default) == "Plain.default")
    #expect(PropertyName.describe(\Plain.`has space`) == "Plain.`has space`")
    #expect(PropertyName.describe(\Plain.Type.shared) == "Plain.shared")
    #expect(PropertyName.describe(\Plain.[3]) == "Plain.subscript")
    #expect(PropertyName.describe(\Plain.self) == "Plain.self")
  }

  @Test func namesEveryComponent() {
    #expect(PropertyName.describe(\Box<String>.value.count) == "Box.value.count")
    #expect(PropertyName.describe(\Box<Item>.value.isFavorite) == "Box.value.isFavorite")
    #expect(PropertyName.describe(\Plain.stored.description) == "Plain.stored.description")
  }

  @Test func namesPropertiesOfTypesInFunctions() {
    struct Local { var property: Int { 1 } }
    #expect(PropertyName.describe(\Local.property) == "Local.property")
  }

  @Test(arguments: [
    (#"\Item.<computed 0x000055ef00d583b0 (Bool)>"#, "Item.(Bool)"),
    (#"\Box<Int>.<computed 0x1 (Optional<(Int, Int)>)>"#, "Box<Int>.(Optional<(Int, Int)>)"),
    (#"\A.<computed 0x1 (() -> ())>.b.<computed 0x2 (Int)>"#, "A.(() -> ()).b.(Int)"),
    (#"\A<(Int) -> B.C>.<computed 0x1 (Int)>"#, "A<(Int) -> B.C>.(Int)"),
    (#"\A.b"#, "A.b"),
  ])
  func showsTypesWithoutSymbols(description: String, expected: String) {
    #expect(PropertyName.resolve(description: description) { _ in nil } == expected)
  }

  @Test(
    arguments: [
      ("key path getter for M.A.b : Swift.Bool : M.A", "A", "b"),
      ("merged key path getter for M.A.b : Swift.Bool : M.A", "A", "b"),
      ("M.A.b.getter : Swift.Bool", "A", "b"),
      ("key path getter for M.(A in _0F).(b in _0F) : [S.K : S.V] : M.(A in _0F)", "A", "b"),
      ("key path getter for (extension in N):M.A.B.c : Swift.Int : M.A.B", "A.B", "c"),
      (
        "key path getter for (extension in M):M.A< where A: M.P>.b : A : <A where A: M.P>M.A<A>",
        "A", "b"
      ),
      ("key path getter for (extension in M):M.A< where A == (S.I) -> S.B>.c : S.I", "A", "c"),
      ("key path getter for static M.A.b : Swift.Int : M.A.Type", "A", "b"),
      ("key path getter for M.A.`b.c d` : Swift.Int : M.A", "A", "`b.c d`"),
      ("key path getter for M.A.getter : Swift.Int : M.A", nil, "A"),
      ("key path getter for M.A.subscript((Swift.Int) -> S.T) -> S.B : M.A", "A", "subscript"),
      ("key path getter for q : Swift.Int in L #1 in M.f() -> () : L #1 in M.f() -> ()", nil, "q"),
    ] as [(String, String?, String)])
  func readsDemangledNames(symbol: String, type: String?, name: String) {
    #expect(DemangledProperty(symbol)?.name == name)
    #expect(DemangledProperty(symbol)?.type == type)
  }

  @Test(arguments: ["M.A.b() -> Swift.Int", "M.A.b.setter : Swift.Int", "main", "", "getter"])
  func functionsAreNoProperties(symbol: String) {
    #expect(DemangledProperty(symbol) == nil)
  }
}
