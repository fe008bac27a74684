import BrewModel
import Glibc
import Testing

/// A folder with a log for one test, and the program to be run on it; gone after the test.
final class LogFolder {
  let path: String

  init() {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(base)/brewlog-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit { system("rm -rf '\(path)'") }

  var log: String { path + "/brewlog.db" }

  /// What a command wrote, and its exit status.
  struct Outcome: Equatable {
    var text: String
    var errors = ""
    var status: Int32 = 0
  }

  /// Runs a line of shell in the folder, in which `brewlog` is the program and `BREWLOG_LOG` the log.
  @discardableResult
  func run(_ line: String) throws -> Outcome {
    let errors = path + "/.errors"
    let setting =
      "cd '\(path)'; exec 2>'\(errors)' </dev/null; export LC_ALL=C.UTF-8 TZ=UTC HOME='\(path)' "
      + "XDG_CONFIG_HOME='\(path)/config' BREWLOG_LOG='\(log)' PATH='\(BuiltProgram.folder)':\"$PATH\"; "
    // A shell that waits needs the signals that the threads of tests hold back.
    var none = sigset_t()
    var held = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &held)
    let opened = popen(setting + line, "r")
    pthread_sigmask(SIG_SETMASK, &held, nil)
    let stream = try #require(opened)
    let text = Self.text(of: stream)
    let status = pclose(stream)
    defer { unlink(errors) }
    return Outcome(
      text: text, errors: try Self.text(ofFile: errors),
      status: status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F)
  }

  /// Runs `brewlog` with some arguments, in the words of a shell.
  @discardableResult
  func brewlog(_ arguments: String) throws -> Outcome { try run("brewlog " + arguments) }

  /// The same, where it is to succeed without a word on standard error. - Returns: what it printed.
  @discardableResult
  func output(_ arguments: String) throws -> String {
    let outcome = try brewlog(arguments)
    #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    #expect(outcome.errors == "")
    return outcome.text
  }

  private static func text(of stream: UnsafeMutablePointer<FILE>) -> String {
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func text(ofFile path: String) throws -> String {
    let stream = try #require(fopen(path, "r"), "\(path)")
    defer { fclose(stream) }
    return text(of: stream)
  }
}

extension LogFolder {
  /// Three brews whose ids, times and contents are known.
  @discardableResult
  func fill() throws -> LogFile {
    let file = try LogFile(path: log)
    try file.perform(LogAction("fill", Brew.three.map { .addBrew($0) }))
    return file
  }

  /// Expects that a command says why it does nothing, and changes nothing.
  func expectRefusal(
    _ command: String, _ message: String, status: Int32 = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try state()
    let outcome = Outcome(text: "", errors: "brewlog: \(message)\n", status: status)
    #expect(try brewlog(command) == outcome, sourceLocation: sourceLocation)
    #expect(try state() == before, sourceLocation: sourceLocation)
  }

  /// What reading must leave alone: names, sizes and times of all files.
  func state() throws -> String {
    try run("stat -c '%n %s %y %z' * | grep -v '^.errors'; cksum *").text
  }
}

extension Brew {
  /// The newest first, as a log lists them.
  static var three: [Brew] {
    var kenya = Brew(
      id: ID("11111111-aaaa-4aaa-8aaa-000000000001")!, Bean("Kenya AA", roaster: "Quijote"),
      at: ZonedTime("2026-11-03T08:15:00Z")!)
    kenya.method = Method("V60")
    kenya.grinder = Grinder("K6", setting: "4,7")
    kenya.dose = 15.2
    kenya.water = Amount(250)
    kenya.rating = Rating(4)
    kenya.tags = ["washed", "fruity"]
    kenya.note = "Blackcurrant, and then\na long finish"
    var peru = Brew(
      id: ID("11111111-bbbb-4bbb-8bbb-000000000002")!, Bean("Perú El Palto"),
      at: ZonedTime("2026-11-02T07:00:00+01:00")!)
    peru.method = Method("Espresso")
    peru.dose = 18
    peru.yield = Amount(36, .millilitres)
    peru.time = 28
    peru.tds = 9
    peru.rating = Rating(9, of: 10)
    peru.isFavorite = true
    let tea = Brew(
      id: ID("22222222-cccc-4ccc-8ccc-000000000003")!, Bean("Sencha"),
      at: ZonedTime("2025-11-01T16:00:00Z")!, kind: .tea)
    return [kenya, peru, tea]
  }
}
