/// In which shape a log is given away.
public enum ExportFormat: String, Sendable, CaseIterable {
  /// RFC 4180 in UTF-8, with dates in ISO 8601 and decimal dots.
  case csv
  /// An object whose bags and brews are one record a line.
  case json
  /// As Beanconqueror's own exports are.
  case beanconqueror
  /// The same in a ZIP file, whose first 500 beans and brews are in the main file and the others in parts.
  case beanconquerorArchive = "zip"
}

extension LogFile {
  /// All bags and brews as one file: the same log gives the same bytes, the newest brew first.
  ///
  /// Complexity: O(size).
  /// - Parameters:
  ///   - isRaw: whether texts of a CSV that a spreadsheet takes for formulas are left as they are.
  ///   - isPacked: whether it is a file of gzip.
  public func export(
    as format: ExportFormat, isRaw: Bool = false, isPacked: Bool = false,
    progress: TransferProgress? = nil
  ) throws(TransferError) -> [UInt8] {
    let bags: [Bag]
    let brews: [Brew]
    do throws(LogFileError) {
      (bags, brews) = try reading(none: ([], [])) { database throws(DatabaseError) in
        try database.consistently { () throws(DatabaseError) in
          (
            try database.bags(),
            try database.brews(after: nil, limit: nil, pool: StringPool())
          )
        }
      }
    } catch {
      if case .cancelled = error.problem { throw .cancelled }
      throw .log(error)
    }
    var writer = ExportWriter(total: brews.count, progress)
    switch format {
    case .csv: try writer.writeCSV(brews, isRaw: isRaw)
    case .json: try writer.writeJSON(bags, brews)
    case .beanconqueror: try writer.writeBeanconqueror(bags, brews)
    case .beanconquerorArchive: try writer.writeBeanconquerorArchive(bags, brews)
    }
    return isPacked ? Gzip.pack(writer.bytes) : writer.bytes
  }

  /// Writes an export to a new file, for the user alone, which is whole and on the disk when this returns.
  ///
  /// - Throws: if there is something of that name already.
  public func export(
    as format: ExportFormat, to path: String, isRaw: Bool = false, isPacked: Bool = false,
    progress: TransferProgress? = nil
  ) throws(TransferError) {
    let bytes = try export(as: format, isRaw: isRaw, isPacked: isPacked, progress: progress)
    try TransferFile.make(path, of: bytes)
  }
}
