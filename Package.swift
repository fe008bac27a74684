// swift-tools-version: 6.2
import PackageDescription

/// `BREWLOG_PUBLIC_OBSERVATION=1` builds the tracker on Observation's public API alone. Give such builds a scratch path
/// of their own.
let usesPublicObservation = Context.environment["BREWLOG_PUBLIC_OBSERVATION"] == "1"
let publicObservation = SwiftSetting.define("TERMINALUI_PUBLIC_OBSERVATION")

/// `BREWLOG_FUZZ=1` is for `.ci/fuzz`: a program can be linked with nothing but tests, so there it is a library.
let isFuzzing = Context.environment["BREWLOG_FUZZ"] == "1"

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// For targets whose types live on the screen's thread.
let mainActor: [SwiftSetting] =
  strict + [.defaultIsolation(MainActor.self)] + (usesPublicObservation ? [publicObservation] : [])

let programParts: [Target.Dependency] = [
  "BrewLogApp", "BrewModel", "CRuntime", "NcursesBackend", "Tally", "TerminalUI", "TextFormats",
]
let programName = isFuzzing ? "brewlog-fuzz" : "brewlog"
let program: Target =
  isFuzzing
  ? .target(
    name: "brewlog", dependencies: programParts, exclude: ["main.swift"], swiftSettings: mainActor)
  : .executableTarget(name: "brewlog", dependencies: programParts, swiftSettings: mainActor)

/// What must hold for any input: for inputs of a seed as a test, for those of libFuzzer as a program.
let fuzzing: [Target] =
  isFuzzing
  ? [
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "brewlog-fuzz", dependencies: programParts + ["brewlog", "CFuzzer", "SeededRandom"],
      path: "Tests/FuzzTests", exclude: ["SeededTests.swift"], swiftSettings: mainActor),
  ]
  : [
    .testTarget(
      name: "FuzzTests", dependencies: programParts + ["brewlog", "SeededRandom"],
      exclude: ["Fuzzer"],
      swiftSettings: mainActor)
  ]

let package = Package(
  name: "BrewLog",
  products: [
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "Tally", targets: ["Tally"]),
    .library(name: "TallyTesting", targets: ["TallyTesting"]),
    .library(name: "NcursesBackend", targets: ["NcursesBackend"]),
    .library(name: "CombineShim", targets: ["CombineShim"]),
    .library(name: "BrewModel", targets: ["BrewModel"]),
    .executable(name: programName, targets: [programName]),
    .executable(name: "brewlog-bench", targets: ["brewlog-bench"]),
  ],
  targets: [
    // Layer 0: the systems below.
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CZlib"),
    .target(name: "CRuntime"),
    // Beyond the layers of the design: JSON, CSV and tables as text, once for the model and the instrument. It imports
    // nothing.
    .target(name: "TextFormats", swiftSettings: strict),
    .target(name: "CTerminal"),
    .target(name: "CombineShim", swiftSettings: strict),

    // Layer 1: the view runtime knows no terminal and no brew, the model knows no view.
    .target(
      name: "TerminalUI", dependencies: ["CombineShim", "CRuntime"], swiftSettings: mainActor),
    .target(
      name: "BrewModel", dependencies: ["CombineShim", "CSQLite", "CZlib", "TextFormats"],
      swiftSettings: strict),

    // Layer 2.
    .target(name: "Tally", dependencies: ["TerminalUI", "TextFormats"], swiftSettings: mainActor),
    .target(
      name: "NcursesBackend", dependencies: ["TerminalUI", "CNcurses", "CTerminal"],
      swiftSettings: mainActor),
    .target(
      name: "BrewLogApp", dependencies: ["TerminalUI", "BrewModel", "Tally", "TextFormats"],
      swiftSettings: mainActor),

    // Layer 3: the programs, and the tally for tests. That alone links the testing libraries.
    .target(name: "TallyTesting", dependencies: ["Tally"], swiftSettings: mainActor),
    program,
    .executableTarget(
      name: "brewlog-bench",
      dependencies: [
        "BrewLogApp", "CRuntime", "BrewModel", "NcursesBackend", "Tally", "TerminalUI",
      ],
      swiftSettings: mainActor),

    .testTarget(
      name: "TerminalUITests",
      dependencies: ["TerminalUI", "CombineShim", "CRuntime", "SeededRandom"],
      swiftSettings: mainActor),
    // What random tests draw from.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    // Changes a log until it is killed, for the tests of what is left.
    .executableTarget(
      name: "StorageProbe", dependencies: ["BrewModel", "SeededRandom"], path: "Tests/StorageProbe",
      swiftSettings: strict),
    .testTarget(
      name: "BrewModelTests",
      dependencies: [
        "BrewModel", "CombineShim", "CSQLite", "CZlib", "SeededRandom", "StorageProbe",
        "TextFormats",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "TallyTests",
      dependencies: ["CombineShim", "Tally", "TallyTesting", "TerminalUI", "TextFormats"],
      swiftSettings: mainActor),
    .testTarget(
      name: "BrewLogAppTests",
      dependencies: [
        "BrewLogApp", "BrewModel", "Tally", "TallyTesting", "TerminalUI", "TextFormats",
      ],
      // The example in the README expects a cause by its name, which the public API does not tell.
      exclude: ["redraws.json"]
        + (usesPublicObservation ? ["ReadmeExampleTests.swift", "ReadmeGuardTests.swift"] : []),
      swiftSettings: mainActor),
    .testTarget(
      name: "BrewLogCommandTests",
      dependencies: ["brewlog", "BrewLogApp", "BrewModel", "NcursesBackend", "TextFormats"],
      swiftSettings: mainActor),
    .testTarget(
      name: "SemanticsTests", dependencies: ["TerminalUI", "CombineShim", "Tally"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ObservationTests",
      dependencies: ["TerminalUI", "CombineShim", "Tally", "OtherModule"],
      swiftSettings: mainActor),
    // Models of another module than the views, without an actor.
    .target(
      name: "OtherModule", dependencies: ["CombineShim"], path: "Tests/OtherModule",
      swiftSettings: strict),
    .testTarget(name: "CombineShimTests", dependencies: ["CombineShim"], swiftSettings: strict),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "NcursesBackendTests",
      dependencies: ["CNcurses", "CTerminal", "NcursesBackend", "TerminalUI"],
      swiftSettings: mainActor),
    // What a terminal shows for the bytes that programs send it.
    .target(name: "TerminalEmulator", path: "Tests/TerminalEmulator", swiftSettings: strict),
    // The program's screens on a terminal, with each frame told to the test that reads it.
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["BrewLogApp", "BrewModel", "NcursesBackend", "TerminalUI"],
      path: "Tests/TerminalProbe", swiftSettings: mainActor),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "brewlog", "BrewModel", "CPseudoTerminal", "NcursesBackend", "SeededRandom",
        "TerminalEmulator",
        "TerminalProbe", "TerminalUI",
      ],
      swiftSettings: mainActor),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
