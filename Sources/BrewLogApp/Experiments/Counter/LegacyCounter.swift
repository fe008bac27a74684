import TerminalUI

/// The parent and the counter observe an object; the label is handed down as a value.
///
/// The views have the names of the article, for `_printChanges` prints them.
enum LegacyCounter {
  struct ParentView: View {
    @ObservedObject var viewModel: LegacyCounterViewModel
    let parentCounter: ParentCounter
    let transcript: Transcript
    @State private var localCounter = 0

    var body: some View {
      let _ = transcript.note(Self._changesDescription())
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Parent \(localCounter)")
          Button("+1") { localCounter += 1 }
        }
        CounterDisplayView(viewModel: viewModel, transcript: transcript)
        LabelDisplayView(label: viewModel.label, transcript: transcript)
      }
      .onAppear { parentCounter.increment = { localCounter += 1 } }
    }
  }

  struct CounterDisplayView: View {
    @ObservedObject var viewModel: LegacyCounterViewModel
    let transcript: Transcript

    init(viewModel: LegacyCounterViewModel, transcript: Transcript) {
      self.viewModel = viewModel
      self.transcript = transcript
      transcript.note("CounterDisplayView init ran")
    }

    var body: some View {
      let _ = transcript.note("CounterDisplayView body re-rendered")
      let _ = transcript.note(Self._changesDescription())
      HStack {
        Text("Counter \(viewModel.counter)")
        Button("+1") { viewModel.counter += 1 }
      }
    }
  }

  struct LabelDisplayView: View {
    let label: String
    let transcript: Transcript

    init(label: String, transcript: Transcript) {
      self.label = label
      self.transcript = transcript
      transcript.note("LabelDisplayView init ran")
    }

    var body: some View {
      let _ = transcript.note("LabelDisplayView body re-rendered")
      let _ = transcript.note(Self._changesDescription())
      Text("Label \(label)")
    }
  }
}
