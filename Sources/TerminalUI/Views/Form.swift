/// Controls and what they set, one below the other from the leading edge, in a window that scrolls to the focused one.
///
/// All rows are alive, as in a stack.
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
