extension ForEach where Content: View {
  /// A view for each element of a bound collection, which is given a binding to it: `ForEach($names, id: \.self) { $name in`.
  ///
  /// Of `Identifiable` elements the collection of bindings is one of elements with ids, and needs no key path.
  // Where the key path leads to an id of the bindings as well, either would do.
  @_disfavoredOverload
  @inlinable
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    let access = _ElementAccess<Binding<C>, ID>(
      id: { data, offset in
        let elements = data.wrappedValue
        return elements[elements.index(elements.startIndex, offsetBy: offset)][keyPath: id]
      },
      idOf: { $0.wrappedValue[keyPath: id] })
    self.init(data, access: access, content: content)
  }
}
