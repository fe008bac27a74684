import CRuntime

/// A property wrapper that is used before its view has a place in the tree, or through a copy of the view made before.
enum UninstalledAccess: String {
  case state = "State"
  case focusState = "FocusState"
  case stateObject = "StateObject"
  case environment = "Environment"

  /// Reports the property that asked, by its name where the program's symbols tell it, else by its type.
  func report<Property>(_ type: Property.Type) {
    guard let graph = RunningUpdate.node?.graph ?? ViewGraph.current else { return }
    graph.report(
      .uninstalledAccess(
        to: "\(rawValue)'s \(self == .stateObject ? "object" : "value")",
        of: callingProperty() ?? "\(type)", consequence))
  }

  private var consequence: String {
    switch self {
    case .state, .focusState: "the initial value is read, and writes are lost"
    case .stateObject: "each access makes a new object"
    case .environment: "the default value is read"
    }
  }

  /// `Type.property` of the accessor that has called into the property wrapper; nil where it was inlined or stripped.
  private func callingProperty() -> String? {
    var frames: [UInt] = Array(repeating: 0, count: 8)
    let count = Int(brewlog_return_addresses(&frames, Int32(frames.count)))
    var properties = frames[..<count].lazy.map(Self.property)[...]
    let isWrapper = { (property: DemangledProperty?) in property?.type == rawValue }
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
