extension Stepper {
  /// Steps a value, within its bounds where there are any, and within those of an integer's type.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, step, label, onEditingChanged,
      held: { new in bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new })
  }

  /// Steps a value that has a least one alone.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: PartialRangeFrom<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, step, label, onEditingChanged, held: { max($0, bounds.lowerBound) })
  }

  private init<Value: Strideable>(
    _ value: Binding<Value>, _ step: Value.Stride, _ label: () -> Label,
    _ onEditingChanged: @escaping (Bool) -> Void, held: @escaping (Value) -> Value
  ) {
    func move(_ distance: Value.Stride) {
      value.wrappedValue = held(value.wrappedValue.advancedWithinType(by: distance))
    }
    self.init(
      label: label, onIncrement: { move(step) }, onDecrement: { move(-step) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Steps a value, within its bounds where there are any.
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Steps a value that has a least one alone.
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in bounds: PartialRangeFrom<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
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
