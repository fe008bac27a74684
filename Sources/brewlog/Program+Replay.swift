import BrewLogApp
import Glibc
import Tally
import TextFormats

extension Program {
  /// Runs a recording without a screen. - Returns: the exit status.
  static func replay(_ file: String, _ format: OutputFormat, trace: String?) throws(UsageError)
    -> Int32
  {
    StandardStream.endWithReader()
    let recording = try recording(in: file)
    let recorder = trace != nil || format == .folded ? TraceRecorder() : nil
    let report = Replay(recording, recorder: recorder).run()
    try write(recorder, to: trace)
    try StandardStream.output.write(text(of: report, format, recorder))
    return report.agrees ? ExitStatus.success : ExitStatus.difference
  }

  private static func text(
    of report: ReplayReport, _ format: OutputFormat, _ recorder: TraceRecorder?
  ) -> String {
    switch format {
    // A recording may hold any text where a view's name should stand.
    case .text: report.text.printable
    case .json: report.json.document
    case .csv: report.csv
    case .markdown: report.markdown.printable
    case .folded: recorder?.foldedStacks ?? ""
    }
  }

  private static func recording(in file: String) throws(UsageError) -> Recording {
    let text: String
    do throws(TextFile.Failure) {
      text = try TextFile.read(file)
    } catch {
      throw UsageError("the recording \(file.quoted) cannot be read: \(error.words)")
    }
    do throws(RecordingReader.Failure) {
      return try RecordingReader.recording(of: text)
    } catch {
      throw UsageError("the recording \(file.quoted) cannot be followed: \(error.description)")
    }
  }
}
