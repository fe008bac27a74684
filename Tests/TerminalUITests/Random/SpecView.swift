import CombineShim
import Observation

@testable import TerminalUI

/// What the views of a spec depend on besides their values.
final class World {
  @Observable final class Model {
    var number: Int
    init(_ number: Int) { self.number = number }
  }
  final class Store: ObservableObject {
    @Published var text = "s"
  }

  let models = (0..<4).map { Model($0) }
  let store = Store()
  /// What each state has been set to, so that a fresh tree begins with the same.
  var states: [Int: Int] = [:]
  private var bindings: [Int: [Binding<Int>]] = [:]
  /// Names of the bodies that have run.
  var ran: [String] = []

  func add(_ binding: Binding<Int>, key: Int) { bindings[key, default: []].append(binding) }

  func setState(_ key: Int, to value: Int) {
    states[key] = value
    for binding in bindings[key] ?? [] { binding.wrappedValue = value }
  }
}

/// The screen: a spec that tests change.
struct SpecScreen: View {
  let spec: Watched<Spec>
  let world: World
  var body: some View { SpecView(spec: spec.value, world: world) }
}

struct SpecView: View {
  let spec: Spec
  let world: World

  var body: some View {
    let _ = world.ran.append("\(spec)")
    switch spec {
    case .text(let text): Text(text)
    case .model(let index): ModelView(model: world.models[index], index: index, world: world)
    case .store: StoreView(store: world.store, world: world)
    case .state(let key): StateView(key: key, world: world).id(key)
    case .hstack(let specs): HStack { children(specs) }
    case .vstack(let specs): VStack(alignment: .leading) { children(specs) }
    case .zstack(let specs): ZStack { children(specs) }
    case .group(let specs): Group { children(specs) }
    case .padding(let length, let spec): child(spec).padding(length)
    case .frame(let width, let height, let spec):
      child(spec).frame(width: width, height: height, alignment: .topLeading)
    case .border(let spec): child(spec).border(.red)
    case .background(let spec, let other): child(spec).background { child(other) }
    case .overlay(let spec, let other): child(spec).overlay(alignment: .trailing) { child(other) }
    case .branch(let isTrue, let first, let second):
      if isTrue { child(first) } else { child(second) }
    case .optional(let isThere, let spec): if isThere { child(spec) }
    case .erased(let spec): AnyView(child(spec))
    case .identified(let id, let spec): child(spec).id(id)
    case .each(let items): ForEach(items) { row($0) }
    case .list(let items): List(items) { row($0) }
    }
  }

  private func child(_ spec: Spec) -> SpecView { SpecView(spec: spec, world: world) }

  private func children(_ specs: [Spec]) -> some View {
    ForEach(specs.indices, id: \.self) { child(specs[$0]) }
  }

  /// A row's closure reads a model: it runs again for that, and no body does.
  private func row(_ item: Spec.Item) -> SpecView {
    _ = world.models[item.id % world.models.count].number
    return child(item.spec)
  }
}

private struct ModelView: View {
  let model: World.Model
  let index: Int
  let world: World
  var body: some View {
    let _ = world.ran.append("model \(index)")
    Text("m\(index)=\(model.number)")
  }
}

private struct StoreView: View {
  @ObservedObject var store: World.Store
  let world: World
  var body: some View {
    let _ = world.ran.append("store view")
    Text(store.text)
  }
}

private struct StateView: View {
  let key: Int
  let world: World
  @State private var value: Int

  init(key: Int, world: World) {
    self.key = key
    self.world = world
    _value = State(initialValue: world.states[key] ?? 0)
  }

  var body: some View {
    let _ = world.ran.append("state \(key)")
    Text("@\(value)").onAppear { world.add($value, key: key) }
  }
}
