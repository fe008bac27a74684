import CombineShim
import Testing

@testable import TerminalUI

/// The runtime's dynamic properties are found without the language's cast, and as the cast finds them.
@Suite struct LinkedPropertiesTests {
  private final class Model: ObservableObject {}
  private struct Doubled: DynamicProperty {}

  @Test("every property of the runtime is known, whatever its value")
  func known() throws {
    let types: [any Any.Type] = [
      Binding<String?>.self, Environment<[Double]>.self, EnvironmentObject<Model>.self,
      FocusState<String?>.self, FocusState<String?>.Binding.self, ObservedObject<Model>.self,
      State<Model>.self, State<() -> Void>.self, StateObject<Model>.self,
    ]
    for type in types {
      let known = try #require(LinkedProperties.known.metatype(of: type), "\(type)")
      let cast = try #require(type as? any LinkedProperty.Type)
      #expect(words(known) == words(cast))
      #expect(known.isSource == cast.isSource)
    }
  }

  @Test("what the runtime has not declared is not known")
  func unknown() {
    let types: [any Any.Type] = [
      Int.self, Int?.self, [State<Int>].self, Model.self, (Int, State<Int>).self,
      (() -> Void).self, (any DynamicProperty).self, Doubled.self, Text.self,
      Result<State<Int>, Never>.self, State<Int>?.self, (any DynamicProperty.Type).self,
    ]
    for type in types {
      #expect(LinkedProperties.known.metatype(of: type) == nil, "\(type)")
      #expect(!(type is any LinkedProperty.Type))
    }
  }

  /// The metadata and the witness table.
  private func words(_ type: any LinkedProperty.Type) -> [UInt] {
    var type = type
    return withUnsafeBytes(of: &type) { Array($0.bindMemory(to: UInt.self)) }
  }
}
