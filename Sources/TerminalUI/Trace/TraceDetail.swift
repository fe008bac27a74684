/// What a trace wants to be told beyond the counts. Each piece costs something in every update; none of it is done
/// unless the trace asks.
public nonisolated struct TraceDetail: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether each body run was needed: `judged`.
  public static let verdicts = TraceDetail(rawValue: 1 << 0)
  /// Which stored fields of an arriving value differ, with their values: `differed`.
  public static let fields = TraceDetail(rawValue: 1 << 1)
  /// Which instance an observed property belongs to.
  public static let instances = TraceDetail(rawValue: 1 << 2)
  /// Events, writes, invalidations and bytes: what a ledger is made of.
  public static let ledger = TraceDetail(rawValue: 1 << 3)

  /// All four.
  public static let all: TraceDetail = [.verdicts, .fields, .instances, .ledger]
}
