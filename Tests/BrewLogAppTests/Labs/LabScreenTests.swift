import TerminalUI
import Testing

@testable import BrewLogApp

/// What one sees at 80×24 after a few keys.
@Suite("Labs: the screens")
struct LabScreenTests {
  @Test("settings: two letters and a username")
  func settings() {
    let scene = LabScene("settings")
    scene.host.type("ttu")
    expect(
      scene,
      """
      settings: a letter in the bio runs the form and its forty rows, or two rows.
      [ObservableObject]                       @Observable
      Bio xx                                  Bio xx
      Preview                              xx Preview                               xx
      Username                          maraa Username                           maraa
      Greeting                   Hello, maraa Greeting                    Hello, maraa
      Saving                               no Saving                                no
      Switch 1                            off Switch 1                             off
      Switch 2                            off Switch 2                             off
      Switch 3                            off Switch 3                             off
      Switch 4                            off Switch 4                             off
      Switch 5                            off Switch 5                             off
      Switch 6                            off Switch 6                             off
      Switch 7                            off Switch 7                             off
      ┌──────────────────────────────────────────────────────────────────────────────┐
      │since start (claim)             ObservableObject                  @Observable │
      │Form                                       3 (3)                        0 (0) │
      │All forty rows                         120 (120)                        6 (6) │
      │Text field                                 3 (3)                        2 (2) │
      │Preview                                    3 (3)                        2 (2) │
      │Username                                   3 (3)                        1 (1) │
      │Greeting                                   3 (3)                        1 (1) │
      └──────────────────────────────────────────────────────────────────────────────┘
      t type a letter  u username  i token  r reset  o overlay  ? help  q quit
      """)
  }

  @Test("counter: one event of each kind, the label last")
  func counter() {
    let scene = LabScene("counter")
    scene.host.type("pcl")
    expect(
      scene,
      """
      counter: who is made anew, and who runs again, in three ways to build it.
      [ObservableObject]          @Observable, value         @Observable, model
      Parent 1 +1                Parent 1 +1                Parent 1 +1
      Counter 1 +1               Counter 1 +1               Counter 1 +1
      Label Cupss                Label Cupss                Label Cupss

      ┌──────────────────────────────────────────────────────────────────────────────┐
      │since start (claim)   ObservableObject @Observable, value @Observable, model  │
      │Child inits                      6 (6)              4 (4)              2 (2)  │
      │ParentView                       3 (3)             *2 (1)              1 (1)  │
      │CounterDisplayView               2 (2)              1 (1)              1 (1)  │
      │LabelDisplayView                 1 (1)              1 (1)              1 (1)  │
      │* ParentView, @Observable, value: article 1, here 2, because the parent's body│
      │  reads the label it hands down.                                              │
      │Printed by ObservableObject (Tab: the next):                                  │
      │ParentView: _viewModel changed.                                               │
      │CounterDisplayView init ran                                                   │
      │LabelDisplayView init ran                                                     │
      │CounterDisplayView body re-rendered                                           │
      │CounterDisplayView: _viewModel changed.                                       │
      │LabelDisplayView body re-rendered                                             │
      │LabelDisplayView: @self changed.                                              │
      └──────────────────────────────────────────────────────────────────────────────┘
      p parent +1  c counter +1  l label  r reset  o overlay  Tab pane  ? help  q quit
      """)
  }

  @Test("player: three ticks and a new title")
  func player() {
    let scene = LabScene("player")
    scene.host.type("tttn")
    expect(
      scene,
      """
      player: a tick runs all views that observe, or the one that reads the time.
      [ObservableObject]          @Observable                @Observable, value
      Now: Slow Drip!            Now: Slow Drip!            Now: Slow Drip!
      ░░░░░░░░░░░░░░░░░░░░░ 0:03 ░░░░░░░░░░░░░░░░░░░░░ 0:03 ░░░░░░░░░░░░░░░░░░░░░ 0:03
      Artwork of Slow Drip!      Artwork of Slow Drip!      Artwork of Slow Drip!
      Queue: 3                   Queue: 3                   Queue: 3
      Before: First Crack        Before: First Crack        Before: First Crack
      Ready                      Ready                      Ready
      ┌──────────────────────────────────────────────────────────────────────────────┐
      │since start (claim)   ObservableObject        @Observable @Observable, value  │
      │Parent                           4 (4)              0 (0)             *4 (0)  │
      │Progress                         4 (4)              3 (3)              3 (3)  │
      │Title                            4 (4)              1 (1)              1 (1)  │
      │Artwork                          4 (4)              1 (1)              1 (1)  │
      │Queue badge                      4 (4)              0 (0)              0 (0)  │
      │History                          4 (4)              0 (0)              0 (0)  │
      │Status                           4 (4)              0 (0)              0 (0)  │
      │Models made                      0 (0)              3 (3)              3 (3)  │
      │Listeners added                  0 (0)              3 (3)              0 (0)  │
      │* Parent, @Observable, value: article 0, here 4, because the parent reads what│
      │  it hands down; only children are counted.                                   │
      │Listeners alive: 1 of 1, 2 of 4, 1 of 1 (the last registers in onAppear).     │
      └──────────────────────────────────────────────────────────────────────────────┘
      t tick  n rename  r reset  o overlay  Tab pane  Esc labs  ? help  q quit
      """)
  }

  @Test("cart: two discount codes and a quantity")
  func cart() {
    let scene = LabScene("cart")
    scene.host.type("dda")
    expect(
      scene,
      """
      cart: a code that was copied before the body ran stays the old one.
      [ObservableObject]                       @Observable
      in body: SAVE2                          in body: SAVE2
      in init: SAVE0 stale: SAVE2             in init: SAVE0 stale: SAVE2
      untracked cache: 0                      untracked cache: 0
      tracked cache: 0                        tracked cache: 0
      Filter papers                         2 Filter papers                          2
      Kenya, 250 g                          1 Kenya, 250 g                           1
      Peru, 250 g                           1 Peru, 250 g                            1
      Scale                                 1 Scale                                  1


      ┌──────────────────────────────────────────────────────────────────────────────┐
      │since start (claim)             ObservableObject                  @Observable │
      │List                                       3 (3)                        0 (0) │
      │Row of values                              1 (1)                       *1 (0) │
      │Read in body                               3 (3)                        2 (2) │
      │Copied in init                             3 (3)                        0 (0) │
      │Untracked cache                            3 (3)                        0 (0) │
      │Tracked cache                              3 (3)                        0 (0) │
      │* Row of values, @Observable: article 0, here 1, because a row's closure is   │
      │  tracked, not read once as the article says.                                 │
      └──────────────────────────────────────────────────────────────────────────────┘
      d code  a quantity  c cache  x tracked  r reset  o overlay  ? help  q quit
      """)
  }

  @Test("screens: three changes of one part, then all ten")
  func screens() {
    let scene = LabScene("screens")
    scene.host.type("sssa")
    expect(
      scene,
      """
      screens: one property changes: ten screens run, or the one that reads it.
      [ObservableObject]                       @Observable
      1 Brews        1 Grinders               1 Brews        1 Grinders
      1 Tags         1 Recipes                1 Tags         1 Recipes
      1 Preferences  1 Reminders              1 Preferences  1 Reminders
      4 Sync         1 Statistics             4 Sync         1 Statistics
      1 Beans        1 Account                1 Beans        1 Account


      ┌──────────────────────────────────────────────────────────────────────────────┐
      │since start (claim)             ObservableObject                  @Observable │
      │Brews                                      4 (4)                        1 (1) │
      │Tags                                       4 (4)                        1 (1) │
      │Preferences                                4 (4)                        1 (1) │
      │Sync                                       4 (4)                        4 (4) │
      │Beans                                      4 (4)                        1 (1) │
      │Grinders                                   4 (4)                        1 (1) │
      │Recipes                                    4 (4)                        1 (1) │
      │Reminders                                  4 (4)                        1 (1) │
      │Statistics                                 4 (4)                        1 (1) │
      │Account                                    4 (4)                        1 (1) │
      │All ten                                  40 (40)                      13 (13) │
      └──────────────────────────────────────────────────────────────────────────────┘
      s sync  b brews  a all ten  r reset  o overlay  Tab pane  ? help  q quit
      """)
  }

  private func expect(
    _ scene: LabScene, _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(scene.lines == expected, sourceLocation: sourceLocation)
    #expect(scene.host.repaintMatches(), sourceLocation: sourceLocation)
    #expect(scene.host.issues == [], sourceLocation: sourceLocation)
  }
}
