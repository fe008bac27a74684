/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  { TupleView(repeat each content) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(first: True)
    -> _ConditionalContent<True, False>
  { _ConditionalContent(storage: .trueContent(first)) }
  public static func buildEither<True: View, False: View>(second: False)
    -> _ConditionalContent<True, False>
  { _ConditionalContent(storage: .falseContent(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
