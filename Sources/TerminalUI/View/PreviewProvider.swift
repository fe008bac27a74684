/// Names the views that an editor shows beside a file. None of them is made here; so that such a file compiles.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
