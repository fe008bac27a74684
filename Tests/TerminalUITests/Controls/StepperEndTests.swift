import Testing

@testable import TerminalUI

/// Steppers at the ends of their types.
@Suite struct StepperEndTests {
  private func steps<Value: Strideable>(
    _ start: Value, _ keys: [KeyEquivalent], in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1
  ) -> [Value] {
    let value = Watched(start)
    let host = HeadlessHost(columns: 30, rows: 1) {
      Stepper(
        "s", value: Binding(get: { value.value }, set: { value.value = $0 }), in: bounds,
        step: step)
    }
    return keys.map { key in
      host.press(key)
      return value.value
    }
  }

  @Test func integersEndAtTheirTypesEnds() {
    #expect(steps(Int.max - 1, ["+", "+", "-"]) == [.max, .max, .max - 1])
    #expect(steps(Int.min + 1, ["-", "-", "+"]) == [.min, .min, .min + 1])
    #expect(steps(UInt8(250), ["+", "+", "-"], step: 4) == [254, 255, 251])
    #expect(steps(UInt8(2), ["-", "-"], step: 300) == [0, 0])
    #expect(steps(Int8(-100), ["+", "+"], step: 200) == [100, 127])
    #expect(steps(UInt64.max - 1, ["+", "+", "-"]) == [.max, .max, .max - 1])
    #expect(steps(Int.max, ["+"], in: 0...Int.max) == [.max])
    #expect(steps(5, ["+", "+"], in: 0...7, step: Int.max) == [7, 7])
    #expect(steps(1.5, ["+", "-"], step: 0.25) == [1.75, 1.5])
  }
}
