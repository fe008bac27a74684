/// The dynamic properties that the runtime declares: all types that conform to `LinkedProperty`.
enum LinkedProperties {
  static let known = KnownConformances<any LinkedProperty.Type>([
    Binding<Int>.self, Environment<Int>.self, EnvironmentObject<AnyObservableObject>.self,
    FocusState<Int>.self, FocusState<Int>.Binding.self, ObservedObject<AnyObservableObject>.self,
    State<Int>.self, StateObject<AnyObservableObject>.self,
  ])

  /// Stands for the object in the examples of types that are of one.
  private final class AnyObservableObject: ObservableObject {}
}
