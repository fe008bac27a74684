import BrewModel
import Testing

@testable import brewlog

@Suite("brewlog stats")
struct StatsTests {
  let folder = LogFolder()

  @Test("into a pipe: what it is grouped by, and a line a group")
  func piped() throws {
    try folder.fill()
    #expect(
      try folder.output("stats") == """
        bean\tKenya AA\t1\t1\t4.00\t\t4\t15.2 g, 1:16.4, grind 4,7
        bean\tPerú El Palto\t1\t1\t4.50\t\t9/10\t18 g, 1:2.0, 0:28
        bean\tSencha\t1\t0\t\t\t\t
        method\tEspresso\t1\t1\t4.50\t\t9/10\t18 g, 1:2.0, 0:28
        method\tV60\t1\t1\t4.00\t\t4\t15.2 g, 1:16.4, grind 4,7
        grinder\tK6\t1\t1\t4.00\t\t4\t15.2 g, 1:16.4, grind 4,7

        """)
    #expect(
      try folder.output("stats grinder bean:kenya")
        == "grinder\tK6\t1\t1\t4.00\t\t4\t15.2 g, 1:16.4, grind 4,7\n")
  }

  @Test("on a terminal, in the words of the screen")
  func forPeople() {
    var brews = Brew.three
    brews[1].bean.name = "咖啡 ☕"
    let groups = [(BrewStatistics.Grouping.bean, BrewStatistics.groups(of: brews, by: .bean))]
    let text = LogCommand.statsText(
      of: .all(brews), groups, OutputStyle(columns: 80, isASCII: false), .metric)
    #expect(
      text == """
        3 brews, 2 rated, mean rating 4.25 of 5

        beans     count  rated  mean  spread  best  best settings
        Kenya AA      1      1  4.00             4  15.2 g, 1:16.4, grind 4,7
        Sencha        1      0
        咖啡 ☕       1      1  4.50          9/10  18 g, 1:2.0, 0:28

        """)
  }

  @Test("JSON")
  func json() throws {
    try folder.fill()
    #expect(
      try folder.output("stats method --json") == """
        {
          "all": {"count": 3, "rated": 2, "mean": 4.25, "spread": 0.354, \
        "best": "11111111-bbbb-4bbb-8bbb-000000000002"},
          "method": [
            {"name": "Espresso", "count": 1, "rated": 1, "mean": 4.5, "spread": null, \
        "best": "11111111-bbbb-4bbb-8bbb-000000000002"},
            {"name": "V60", "count": 1, "rated": 1, "mean": 4, "spread": null, \
        "best": "11111111-aaaa-4aaa-8aaa-000000000001"}
          ]
        }

        """)
  }

  @Test("an empty log is no failure, a filter that nothing fits is one")
  func nothing() throws {
    #expect(try folder.output("stats") == "")
    try folder.fill()
    #expect(
      try folder.brewlog("stats bean:x")
        == .init(text: "", errors: "brewlog: no brew fits 'bean:x'\n", status: 1))
  }
}
