import Testing

@Suite("The units of the config file in what commands print")
struct UnitsInTablesTests {
  let folder = LogFolder()

  private func settle(_ text: String) throws {
    try folder.run("mkdir -p config/brewlog; printf '\(text)' > config/brewlog/config")
  }

  @Test("list, show, stats and bags have them; JSON and CSV stay as they are")
  func tables() throws {
    try folder.fill()
    _ = try folder.output("edit last temperature=93")
    _ = try folder.output("bags add bean='Kenya AA' weight=250")
    let json = try folder.output("list --json") + folder.output("stats --json")
    let csv = try folder.output("export --csv") + folder.output("bags --json")
    try settle("units = oz, floz, F\\n")
    #expect(
      try folder.output("list --columns bean,dose,water,yield,temperature") == """
        Kenya AA\t0.54 oz\t8.82 oz\t\t199.4 °F
        Perú El Palto\t0.63 oz\t\t1.22 fl oz\t
        Sencha\t\t\t\t

        """)
    let shown = try folder.output("show last")
    #expect(shown.contains("\ndose         0.54 oz\nwater        8.82 oz\n"))
    #expect(shown.contains("\ntemperature  199.4 °F\n"))
    #expect(
      try folder.output("stats method bean:kenya")
        == "method\tV60\t1\t1\t4.00\t\t4\t0.54 oz, 1:16.4, grind 4,7, 199.4 °F\n")
    #expect(try folder.output("bags").contains("\t8.82 oz\t8.82 oz\t0\t"))
    #expect(try folder.output("list --json") + folder.output("stats --json") == json)
    #expect(try folder.output("export --csv") + folder.output("bags --json") == csv)
  }
}
