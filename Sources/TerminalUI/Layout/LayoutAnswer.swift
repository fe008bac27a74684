/// What a box has answered to a proposal. Each box keeps a few, and there are some for each row that is shown: so the
/// numbers are kept in four bytes, a third of their usual room.
struct LayoutAnswer {
  let question: Question
  private let columns: Int32
  private let rows: Int32
  /// See `LayoutNode`.
  var epoch: UInt32

  /// nil for numbers too large to be kept.
  init?(_ question: Question?, _ size: CellSize, epoch: UInt32) {
    guard let question, let columns = Int32(exactly: size.columns),
      let rows = Int32(exactly: size.rows)
    else { return nil }
    self.question = question
    self.columns = columns
    self.rows = rows
    self.epoch = epoch
  }

  var size: CellSize { CellSize(columns: Int(columns), rows: Int(rows)) }

  /// A proposal.
  struct Question: Equatable {
    private let columns: Int32
    private let rows: Int32
    private static let unspecified: Int32 = -1
    private static let infinite = Int32.max

    /// nil for numbers too large to be kept.
    init?(_ proposal: ProposedSize) {
      guard let columns = Self.packed(proposal.columns), let rows = Self.packed(proposal.rows)
      else {
        return nil
      }
      self.columns = columns
      self.rows = rows
    }

    var proposal: ProposedSize {
      ProposedSize(columns: Self.unpacked(columns), rows: Self.unpacked(rows))
    }

    private static func packed(_ length: Int?) -> Int32? {
      guard let length else { return unspecified }
      if length == ProposedSize.infinity { return infinite }
      return (0..<Int(infinite)).contains(length) ? Int32(length) : nil
    }

    private static func unpacked(_ length: Int32) -> Int? {
      switch length {
      case unspecified: nil
      case infinite: ProposedSize.infinity
      default: Int(length)
      }
    }
  }
}
