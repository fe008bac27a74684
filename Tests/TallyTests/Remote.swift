/// A way into a view's state from outside.
final class Remote<Value> {
  var set: (Value) -> Void = { _ in }
}
