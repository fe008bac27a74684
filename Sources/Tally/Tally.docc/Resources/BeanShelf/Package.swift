// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BeanShelf",
  dependencies: [
    .package(name: "BrewLog", path: "../../../../..")
  ],
  targets: [
    .target(
      name: "BeanShelf",
      dependencies: [.product(name: "TerminalUI", package: "BrewLog")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "BeanShelfTests",
      dependencies: [
        "BeanShelf",
        .product(name: "TallyTesting", package: "BrewLog"),
        .product(name: "TerminalUI", package: "BrewLog"),
      ],
      exclude: ["Redraws.json"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
