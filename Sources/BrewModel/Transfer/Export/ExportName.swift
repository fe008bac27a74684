/// What the name of a file says of the export in it.
public struct ExportName: Hashable, Sendable {
  /// In small letters and with its dot, also that of what is packed: `.csv.gz`; empty where there is none.
  public let ending: String
  /// nil where the name has no ending.
  public let format: ExportFormat?
  /// Whether the file is one of gzip: its name ends in `.gz`.
  public let isPacked: Bool
  /// An ending that says nothing of an export, with its dot; nil if all is known.
  public var unknownEnding: String? { isUnknown ? ending : nil }

  private let isUnknown: Bool

  /// Looks at the endings of a path: `.csv`, `.json` and `.zip`, the first two perhaps with `.gz` behind them, in
  /// capitals or not.
  public init(_ path: String) {
    var name = path.split(separator: "/").last.map { String($0).lowercased() } ?? ""
    isPacked = name.hasSuffix(".gz")
    if isPacked { name.removeLast(3) }
    let inner = Self.ending(of: name)
    ending = inner + (isPacked ? ".gz" : "")
    format = Self.known.first { $0.ending == inner }?.format
    // A ZIP file is packed already.
    isUnknown = format == nil ? !inner.isEmpty : isPacked && format == .beanconquerorArchive
  }

  /// What is written under the name where an option says the format; nil where the name ends as another one does.
  public func written(for option: ExportFormat) -> ExportFormat? {
    guard let format else { return option }
    switch option {
    case .beanconqueror where format == .beanconquerorArchive:
      return isPacked ? nil : .beanconquerorArchive
    case .beanconqueror: return format == .json ? option : nil
    default: return format == option && !isUnknown ? option : nil
    }
  }

  private static let known: [(ending: String, format: ExportFormat)] = [
    (".csv", .csv), (".json", .json), (".zip", .beanconquerorArchive),
  ]

  /// From the last dot on; empty where there is none but the first of a hidden file.
  private static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[dot...])
  }
}
