import Glibc
import Testing

@testable import Tally
import TextFormats

@Suite("Baselines")
struct BaselineTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path + "/counts.json" }

  @Test("a file has one measure a line, in the order of their names")
  func document() throws {
    let baseline = Baseline(measures: ["b/bodies": 2, "a \"x\"/skips": 10, "B": -1])
    #expect(
      baseline.document == """
        {
          "format": "tally-baseline",
          "version": 1,
          "measures": [
            {"measure": "B", "value": -1},
            {"measure": "a \\"x\\"/skips", "value": 10},
            {"measure": "b/bodies", "value": 2}
          ]
        }

        """)
    #expect(try Baseline(document: baseline.document) == baseline)
    #expect(try Baseline(document: Baseline().document) == Baseline())
  }

  @Test("an update makes the file, and what is the same passes then")
  func update() throws {
    let scene = ShelfScene()
    try BaselineFile(path, updates: true).check("star", scene.tally.delta { scene.star(1) })
    #expect(
      try BaselineFile(path).read().measures == [
        "star/StarRow/arrivals": 3, "star/StarRow/bodies": 1, "star/StarRow/skips": 2,
      ])
    try BaselineFile(path, updates: false).check("star", scene.tally.delta { scene.star(2) })
  }

  @Test("what differs is a table of old, new and difference")
  func mismatch() throws {
    try BaselineFile(path, updates: true).check(measures: ["a": 1, "b": 20, "c": 3])
    let line = #line + 1
    let error = #expect(throws: BaselineMismatch.self) {
      try BaselineFile(path, updates: false).check(measures: ["a": 1, "b": 5, "d": 4])
    }
    #expect(
      try #require(error).description == """

        what was measured at BaselineTests.swift:\(line) is not what the baseline \(path) has:
        measure  old  new  difference
        b         20    5         -15
        c          3    -        gone
        d          -    4         new
        to take the new numbers, run the tests again with UPDATE_BASELINES=1
        """)
  }

  @Test("measures of other names are neither compared nor lost")
  func names() throws {
    let updating = BaselineFile(path, updates: true)
    try updating.check(measures: ["x": 1], under: "one")
    try updating.check(measures: ["x": 2], under: "one more")
    try updating.check(measures: ["y": 3], under: "one")
    #expect(try updating.read().measures == ["one more/x": 2, "one/y": 3])
    try BaselineFile(path, updates: false).check(measures: ["y": 3], under: "one")
  }

  @Test("the environment asks for an update")
  func environment() {
    setenv("UPDATE_BASELINES", "1", 1)
    #expect(BaselineFile(path).updates)
    #expect(!BaselineFile(path, updates: false).updates)
    setenv("UPDATE_BASELINES", "0", 1)
    #expect(!BaselineFile(path).updates)
    unsetenv("UPDATE_BASELINES")
    #expect(!BaselineFile(path).updates)
    #expect(BaselineFile(beside: "/a/b.swift", "c.json").path == "/a/c.json")
  }

  @Test("a file that is missing is an error that says how it is made")
  func missing() throws {
    let error = #expect(throws: BaselineError.self) {
      try BaselineFile(path, updates: false).check(measures: [:])
    }
    #expect(
      try #require(error).description
        == "there is no baseline \(path) yet; to make it, run the tests again with UPDATE_BASELINES=1"
    )
    let other = #expect(throws: BaselineError.self) {
      try BaselineFile(path, updates: false).check(measures: [:], remedy: "ask for it")
    }
    #expect(try #require(other).description.hasSuffix(" yet; to make it, ask for it"))
  }

  @Test(
    "a damaged file is an error that says where, and an update leaves it as it is",
    arguments: [
      ("", "line 1: the file ends in the middle"),
      ("{\n<<<<<<< HEAD\n", "line 2: a name in quotes should stand here"),
      ("[1]", "its \"format\" is not \"tally-baseline\""),
      (#"{"format": "tally-baseline"}"#, "it has no \"version\""),
      (#"{"format": "tally-baseline", "version": 1}"#, "it has no array \"measures\""),
      (
        #"{"format": "tally-baseline", "version": 1, "measures": [{"measure": "a"}]}"#,
        "one of its measures is no"
      ),
      (
        #"{"format": "tally-baseline", "version": 1, "measures": [{"measure": "a", "value": 1.5}]}"#,
        "one of its measures is no"
      ),
      (
        #"{"format": "tally-baseline", "version": 1, "measures": "#
          + #"[{"measure": "a", "value": 1}, {"measure": "a", "value": 1}]}"#,
        "it has one of its measures twice"
      ),
      ("{\"format\": \"tally-baseline\",\n\"format\": 1}", "line 2: “format” is there twice"),
    ])
  func damaged(text: String, words: String) throws {
    try TextFile.replace(path, with: text)
    for updates in [false, true] {
      let error = #expect(throws: BaselineError.self) {
        try BaselineFile(path, updates: updates).check(measures: ["a": 1])
      }
      let found = try #require(error).description
      #expect(found.hasPrefix("the baseline \(path) is damaged: "))
      #expect(found.contains(words), "\(found)")
      #expect(try TextFile.read(path) == text)
    }
  }

  @Test("another version is an error that says which, and an update leaves the file as it is")
  func otherVersion() throws {
    let text = #"{"format": "tally-baseline", "version": 2, "measures": []}"#
    try TextFile.replace(path, with: text)
    let error = #expect(throws: BaselineError.self) {
      try BaselineFile(path, updates: true).check(measures: ["a": 1])
    }
    #expect(
      try #require(error).description
        == "the baseline \(path) has version 2, and this program reads version 1")
    #expect(try TextFile.read(path) == text)
  }

  @Test("a file that cannot be written is an error, and nothing is left beside it")
  func unwritable() throws {
    let folder = directory.path + "/folder"
    mkdir(folder, 0o700)
    defer { rmdir(folder) }
    let error = #expect(throws: BaselineError.self) {
      try BaselineFile(folder, updates: true).check(measures: ["a": 1])
    }
    #expect(try #require(error).description.hasSuffix("Is a directory"))
    #expect(throws: TextFile.Failure.self) { try TextFile.replace(folder, with: "x") }
    #expect(throws: TextFile.Failure.self) { try TextFile.replace("/nowhere/at/all", with: "x") }
    #expect(directory.names == ["folder"])
  }

  @Test("a link stays a link, and a file keeps its permissions")
  func replaced() throws {
    try TextFile.replace(path, with: "old")
    chmod(path, 0o640)
    let link = directory.path + "/link"
    symlink(path, link)
    try TextFile.replace(link, with: "new")
    #expect(try TextFile.read(path) == "new")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(Set(directory.names) == ["counts.json", "link"])
  }
}

/// A directory of its own for one test, removed with what is in it.
final class TemporaryDirectory {
  let path: String

  init() {
    var template = Array("/tmp/tally-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
  }

  var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  isolated deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }
}
