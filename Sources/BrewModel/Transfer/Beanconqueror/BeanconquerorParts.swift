/// The files of one export of Beanconqueror: after the first 500, brews and beans are in files of their own.
struct BeanconquerorParts {
  var main: [UInt8]?
  /// By their numbers.
  private(set) var brews: [Int: [UInt8]] = [:]
  private(set) var beans: [Int: [UInt8]] = [:]
  /// Names of files that are no part of it.
  var strange: [String] = []
  /// Names of files that were found beside the main one.
  private(set) var neighbours: [String] = []

  /// How many records of a kind the main file and each further one have at most.
  static let partSize = 500

  private enum Part {
    case main
    case brews(Int)
    case beans(Int)
  }

  private static func part(_ name: String) -> Part? {
    let name = name.lowercased()
    if name == "beanconqueror.json" { return .main }
    guard name.hasSuffix(".json") else { return nil }
    let stem = name.dropLast(5)
    guard let number = Int(stem.dropFirst(20)), (1...9_999).contains(number) else { return nil }
    if stem.hasPrefix("beanconqueror_brews_") { return .brews(number) }
    return stem.hasPrefix("beanconqueror_beans_") ? .beans(number) : nil
  }

  func wants(_ name: String) -> Bool { Self.part(name) != nil }

  /// - Parameter path: where it stands in the archive, with its folders.
  mutating func take(_ name: String, _ bytes: [UInt8], at path: String? = nil) {
    switch Self.part(name) {
    case .main where main == nil: main = bytes
    case .brews(let number) where brews[number] == nil: brews[number] = bytes
    case .beans(let number) where beans[number] == nil: beans[number] = bytes
    // The first of a name is read; the others are told of.
    default: strange.append(path ?? name)
    }
  }

  /// The further files of an export that was unpacked into a folder.
  mutating func takeNeighbours(in folder: String?, limits: TransferLimits) {
    guard let folder else { return }
    var limits = limits
    for name in DurableFile.names(in: folder) {
      switch Self.part(name) {
      case .brews, .beans:
        if let bytes = try? TransferFile.bytes(of: folder + "/" + name, limits: limits) {
          take(name, bytes)
          neighbours.append(name)
          limits.bytes -= bytes.count
        }
      case .main, nil: break
      }
    }
  }

  /// What seems to be missing, as sentences.
  func gaps(brewCount: Int, beanCount: Int) -> [String] {
    [("Brews", Set(brews.keys), brewCount), ("Beans", Set(beans.keys), beanCount)]
      .flatMap { name, numbers, count -> [String] in
        if numbers.isEmpty {
          return count == Self.partSize
            ? [
              "the file has exactly \(count) \(name.lowercased()): if there are more they are in Beanconqueror_\(name)_1.json, so import the .zip"
            ] : []
        }
        let missing = (1...(numbers.max() ?? 1)).filter { !numbers.contains($0) }
        return missing.prefix(3).map { "Beanconqueror_\(name)_\($0).json is missing" }
      }
  }
}
