/// Controls below each other, each at the leading edge. One that may be higher than its screen stands in a `ScrollView`.
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    VStack(alignment: .leading) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
