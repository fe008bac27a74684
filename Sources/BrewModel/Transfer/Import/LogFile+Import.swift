extension LogFile {
  /// Reads a file and says what importing it would do. The log is not changed.
  ///
  /// Beanconqueror's exports (`.json`, `.zip`), BrewLog's own JSON and CSV, and tables of others are told apart by what
  /// is in them. Complexity: O(size + records × log size), of which there are limits.
  /// - Parameter path: of the file; `-` for the standard input.
  public func previewImport(
    of path: String, options: ImportOptions = ImportOptions(), progress: TransferProgress? = nil
  ) throws(TransferError) -> ImportPreview {
    let bytes = try TransferFile.bytes(of: path, limits: options.limits)
    var importer = Importer(options, progress: progress)
    importer.folder = path == "-" ? nil : FilePlace.directory(of: path)
    return try preview(of: try importer.log(in: bytes), options, progress)
  }

  /// The same for what was in a file.
  public func previewImport(
    of bytes: [UInt8], options: ImportOptions = ImportOptions(), progress: TransferProgress? = nil
  ) throws(TransferError) -> ImportPreview {
    let importer = Importer(options, progress: progress)
    return try preview(of: try importer.log(in: bytes), options, progress)
  }

  /// Writes what a preview shows, as one action, after a copy of the log was made. If the log was changed since the
  /// preview, it is compared anew first.
  ///
  /// - Returns: what was done, as a preview.
  /// - Throws: `undecided` while its question is open. Then, and when it is cancelled, nothing is changed.
  @discardableResult
  public func apply(
    _ preview: ImportPreview, progress: TransferProgress? = nil
  ) throws(TransferError) -> ImportPreview {
    if let question = preview.question { throw .undecided(question) }
    let current = try renewed(preview, progress)
    guard !current.action.changes.isEmpty else { return current }
    do throws(LogFileError) {
      try performImport(current.action) { progress?("saving", $0, $1) ?? true }
    } catch {
      if case .cancelled = error.problem { throw .cancelled }
      throw .log(error)
    }
    return current
  }

  /// The preview, compared anew if the log was changed since.
  private func renewed(
    _ preview: ImportPreview, _ progress: TransferProgress?
  ) throws(TransferError) -> ImportPreview {
    let current: Int
    do throws(LogFileError) { current = try revision() } catch { throw .log(error) }
    return current == preview.revision
      ? preview : try self.preview(of: preview.source, preview.options, progress)
  }

  private func preview(
    of source: ImportedLog, _ options: ImportOptions, _ progress: TransferProgress?
  ) throws(TransferError) -> ImportPreview {
    do throws(LogFileError) {
      let found: ImportPreview? = try reading(none: nil) { database throws(DatabaseError) in
        try database.consistently { () throws(DatabaseError) in
          let revision = try database.revision()
          return try plan(database, source, options, progress, revision: revision)
        }
      }
      if let found { return found }
      return try emptyPreview(source, options, progress)
    } catch {
      if case .cancelled = error.problem { throw .cancelled }
      throw .log(error)
    }
  }

  private func emptyPreview(
    _ source: ImportedLog, _ options: ImportOptions, _ progress: TransferProgress?
  ) throws(LogFileError) -> ImportPreview {
    do throws(DatabaseError) {
      return try plan(nil, source, options, progress, revision: 0)
    } catch {
      throw self.error(error)
    }
  }

  private func plan(
    _ database: Database?, _ source: ImportedLog, _ options: ImportOptions,
    _ progress: TransferProgress?, revision: Int
  ) throws(DatabaseError) -> ImportPreview {
    var plan = ImportPlan(database, options, now: clock())
    let total = source.brews.count
    return try plan.preview(of: source, revision: revision) {
      progress?("comparing", $0, total) ?? true
    }
  }
}
