/// A value that goes up and down: `label − +`. The arrows left and right or the keys + and − step.
public struct Stepper<Label: View>: View {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  public var body: some View {
    HStack {
      label
      Text("−").bold(onDecrement != nil)
      Text("+").bold(onIncrement != nil)
    }
    .focusable()
    .onKeyPress(keys: [.rightArrow, "+"]) { _ in step(onIncrement) }
    .onKeyPress(keys: [.leftArrow, "-"]) { _ in step(onDecrement) }
  }

  private func step(_ action: (() -> Void)?) -> KeyPress.Result {
    guard let action else { return .ignored }
    action()
    return .handled
  }
}

extension Stepper {
  /// Steps a value, within its bounds where there are any, and within those of an integer's type.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    func move(_ distance: Value.Stride) {
      let new = value.wrappedValue.advancedWithinType(by: distance)
      value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
    self.init(label: label, onIncrement: { move(step) }, onDecrement: { move(-step) })
  }
}

extension Strideable {
  /// As `advanced(by:)`; an integer ends at the last value of its type.
  fileprivate func advancedWithinType(by distance: Stride) -> Self {
    guard let integer = self as? any FixedWidthInteger, let distance = distance as? Int else {
      return advanced(by: distance)
    }
    return integer.heldToType(adding: distance) as! Self
  }
}

extension FixedWidthInteger {
  fileprivate func heldToType(adding distance: Int) -> Self {
    if let value = Int(exactly: self) {
      let (sum, isOutside) = value.addingReportingOverflow(distance)
      if !isOutside { return Self(clamping: sum) }
    }
    let length = Self(clamping: distance.magnitude)
    let (sum, isOutside) =
      distance < 0 ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
    return isOutside ? (distance < 0 ? .min : .max) : sum
  }
}

extension Stepper where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Steps a value, within its bounds where there are any.
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
