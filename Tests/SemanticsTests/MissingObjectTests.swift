import CombineShim
import Glibc
import TerminalUI
import Testing

private final class Store: ObservableObject {
  @Published var count = 0
}

private struct Deep: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

/// Reads what is missing only when it is told to.
private struct LateReader: View {
  let remote: Remote
  var body: some View {
    if remote.value { Deep() } else { Text("none") }
  }

  @Observable final class Remote { var value = false }
}

@Suite struct MissingObjects {
  @Test("F69: a missing environment object is a runtime issue before it ends the program")
  func missingEnvironmentObjectIsReported() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        let remote = LateReader.Remote()
        let host = HeadlessHost { LateReader(remote: remote) }
        host.graph.onIssue = {
          print("issue: \($0)")
          fflush(nil)
        }
        host.perform { remote.value = true }
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "issue: No ObservableObject of type Store found for Deep._store: "
          + "an ancestor must set it with environmentObject(_:)."))
  }
}
