import CRuntime

/// State that is used before its view has a place in the tree, or through a copy of the view made before.
enum UninstalledAccess {
  /// Reports the property that asked, by its name where the program's symbols tell it, else by its type.
  static func report<Property>(_ type: Property.Type) {
    guard let graph = RunningUpdate.node?.graph ?? ViewGraph.current else { return }
    graph.report(
      "Accessing State's value outside of being installed on a View; the initial value is read, and writes are lost: "
        + "\(callingProperty() ?? "\(type)").")
  }

  /// `Type.property` of the accessor that has called into the property wrapper; nil where it was inlined or stripped.
  private static func callingProperty() -> String? {
    var frames: [UInt] = Array(repeating: 0, count: 8)
    let count = Int(brewlog_return_addresses(&frames, Int32(frames.count)))
    var properties = frames[..<count].lazy.map(property)[...]
    let isWrapper = { (property: DemangledProperty?) in property?.type == "State" }
    guard let wrapper = properties.firstIndex(where: isWrapper) else { return nil }
    properties = properties[(wrapper + 1)...]
    guard let caller = properties.first, let caller, let owner = caller.type else { return nil }
    return "\(owner).\(caller.name)"
  }

  private static var known: [UInt: DemangledProperty?] = [:]

  /// The property whose accessor returns to an address; nil for another function. Complexity: as `PropertyName`'s.
  private static func property(returnAddress: UInt) -> DemangledProperty? {
    if let property = known[returnAddress] { return property }
    // The call that returns there is inside the function, the address itself may be behind its end.
    let property = PropertyName.symbol(at: returnAddress - 1).flatMap(
      DemangledProperty.init(accessor:))
    known[returnAddress] = .some(property)
    return property
  }
}

extension DemangledProperty {
  /// Reads the name of a setter too.
  fileprivate init?(accessor symbol: String) {
    let name = NameScanner.split(Substring(symbol), at: " ")[0]
    self.init(name.hasSuffix(".setter") ? name.dropLast(6) + "getter" : String(name))
  }
}
