/// What the environment says of texts.
struct TextSetting: EnvironmentKey, Equatable {
  var lineLimit: Int?
  var truncation = TextLayout.Truncation.tail
  var alignment = TextAlignment.leading

  static var defaultValue: TextSetting { TextSetting() }
}

extension EnvironmentValues {
  /// The greatest number of lines that a text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[TextSetting.self].lineLimit }
    set { self[TextSetting.self].lineLimit = newValue }
  }
  /// Where the lines of a text stand that are shorter than its longest.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextSetting.self].alignment }
    set { self[TextSetting.self].alignment = newValue }
  }
  /// Which part of a text gives way when it is too long.
  public var truncationMode: Text.TruncationMode {
    get {
      switch self[TextSetting.self].truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      switch newValue {
      case .head: self[TextSetting.self].truncation = .head
      case .middle: self[TextSetting.self].truncation = .middle
      case .tail: self[TextSetting.self].truncation = .tail
      }
    }
  }
}

extension Text {
  /// Which part of a text gives way when it is too long.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }
}

extension View {
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// The least number of lines is not kept free.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
