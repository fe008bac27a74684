/// What the name of a file says of the export in it.
public struct ExportName: Hashable, Sendable {
  /// nil where the name has no ending.
  public let format: ExportFormat?
  /// Whether the file is one of gzip: its name ends in `.gz`.
  public let isPacked: Bool
  /// An ending that says nothing of an export, with its dot; nil if all is known.
  public let unknownEnding: String?

  /// Looks at the endings of a path: `.csv`, `.json` and `.zip`, the first two perhaps with `.gz` behind them, in
  /// capitals or not.
  public init(_ path: String) {
    var name = path.split(separator: "/").last.map { String($0).lowercased() } ?? ""
    isPacked = name.hasSuffix(".gz")
    if isPacked { name.removeLast(3) }
    let ending = Self.ending(of: name)
    format = Self.known.first { $0.ending == ending }?.format
    // A ZIP file is packed already.
    let isUnknown = format == nil ? !ending.isEmpty : isPacked && format == .beanconquerorArchive
    unknownEnding = isUnknown ? ending + (isPacked ? ".gz" : "") : nil
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
