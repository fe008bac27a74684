public import Tally

extension BaselineFile {
  /// Expects that what was counted is what the file has under a name, exactly; or writes it in its place, as
  /// `check(_:_:)` does. A difference, and a file that cannot be used, are failures at the line of the call.
  public nonisolated func expect(
    _ name: String, _ delta: TallyDelta, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let site = CheckSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      try compare(delta.measures, under: name, place: nil)
    } catch {
      site.report(error)
    }
  }
}
