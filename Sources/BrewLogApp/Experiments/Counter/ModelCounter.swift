import TerminalUI

/// An `@Observable` model, handed down as a whole: who shows the label reads it.
///
/// The views have the names of the article, for `_printChanges` prints them.
enum ModelCounter {
  struct ParentView: View {
    let viewModel: CounterViewModel
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
        LabelDisplayView(viewModel: viewModel, transcript: transcript)
      }
      .onAppear { parentCounter.increment = { localCounter += 1 } }
    }
  }

  struct CounterDisplayView: View {
    let viewModel: CounterViewModel
    let transcript: Transcript

    init(viewModel: CounterViewModel, transcript: Transcript) {
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
    let viewModel: CounterViewModel
    let transcript: Transcript

    init(viewModel: CounterViewModel, transcript: Transcript) {
      self.viewModel = viewModel
      self.transcript = transcript
      transcript.note("LabelDisplayView init ran")
    }

    var body: some View {
      let _ = transcript.note("LabelDisplayView body re-rendered")
      let _ = transcript.note(Self._changesDescription())
      Text("Label \(viewModel.label)")
    }
  }
}
