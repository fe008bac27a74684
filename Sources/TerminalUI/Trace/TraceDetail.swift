/// What a trace wants to be told beyond the counts. Each piece costs something in every update; none of it is done
/// unless the trace asks.
public nonisolated struct TraceDetail: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether each body run was needed: `judged`.
  @inlinable public static var verdicts: TraceDetail { TraceDetail(rawValue: 1 << 0) }
  /// Which stored fields of an arriving value differ, with their values: `differed`.
  @inlinable public static var fields: TraceDetail { TraceDetail(rawValue: 1 << 1) }
  /// Which instance an observed property belongs to.
  @inlinable public static var instances: TraceDetail { TraceDetail(rawValue: 1 << 2) }
  /// Events, writes, invalidations and bytes: what a ledger is made of.
  @inlinable public static var ledger: TraceDetail { TraceDetail(rawValue: 1 << 3) }

  /// All four.
  @inlinable public static var all: TraceDetail { TraceDetail(rawValue: 0b1111) }
}
