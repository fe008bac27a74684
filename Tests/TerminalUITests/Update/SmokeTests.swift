import CombineShim
import Observation
import TerminalUI
import Testing

struct SItem: Identifiable { var id: Int; var title: String; var isFavorite = false }
final class LStore: ObservableObject { @Published var items: [SItem]; init(_ n: Int) { items = (0..<n).map { SItem(id: $0, title: "Brew #\($0)") } } }
@Observable final class MItem: Identifiable { let id: Int; let title: String; var isFavorite = false; init(_ i: Int) { id = i; title = "Brew #\(i)" } }
@Observable final class MStore { var items: [MItem]; init(_ n: Int) { items = (0..<n).map { MItem($0) } } }
nonisolated(unsafe) var bumps = [0, 0, 0, 0]
struct LRow: View { let item: SItem
  var body: some View { let _ = bumps[0] += 1; HStack { Text(item.title); Spacer(); Image(systemName: item.isFavorite ? "star.fill" : "star").foregroundStyle(item.isFavorite ? Color.yellow : .secondary) } } }
struct MRow: View { let item: MItem
  var body: some View { let _ = bumps[1] += 1; HStack { Text(item.title); Spacer(); Image(systemName: item.isFavorite ? "star.fill" : "star").foregroundStyle(item.isFavorite ? Color.yellow : .secondary) } } }
struct LList: View { @ObservedObject var store: LStore; @Binding var sel: Int?
  var body: some View { let _ = bumps[2] += 1; List(store.items, selection: $sel) { LRow(item: $0) } } }
struct MList: View { let store: MStore; @Binding var sel: Int?
  var body: some View { let _ = bumps[3] += 1; List(store.items, selection: $sel) { MRow(item: $0) } } }
struct Screen2: View { let l: LStore; let m: MStore; @State var sel: Int? = 0
  var body: some View { VStack { Text("Title").bold(); HStack(spacing: 0) { LList(store: l, sel: $sel); Divider(); MList(store: m, sel: $sel) } } } }

@Test func smoke() {
  let l = LStore(1000), m = MStore(1000)
  let host = HeadlessHost(columns: 40, rows: 10) { Screen2(l: l, m: m) }
  print(host.lines.joined(separator: "\n"))
  bumps = [0, 0, 0, 0]
  for _ in 0..<10 { host.perform { l.items[0].isFavorite.toggle(); m.items[0].isFavorite.toggle() } }
  print(bumps, host.lastFrameCells)
  host.press("j"); host.press("j")
  host.press("G"); print(host.lines.joined(separator: "\n")); print(bumps, host.issues)
  #expect(host.repaintMatches())
}
