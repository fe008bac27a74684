/// How often the bodies of the two lists and of their rows have run: four plain integers.
///
/// Not observable, on purpose: whoever shows these numbers takes no part in what they measure.
public final class RedrawTally {
  /// The tally that the rows and lists of the comparison count in.
  public static let shared = RedrawTally()

  public private(set) var legacyRow = 0
  public private(set) var modernRow = 0
  public private(set) var legacyList = 0
  public private(set) var modernList = 0

  public init() {}

  public func bumpLegacyRow() { legacyRow += 1 }
  public func bumpModernRow() { modernRow += 1 }
  public func bumpLegacyList() { legacyList += 1 }
  public func bumpModernList() { modernList += 1 }

  /// Sets all four counts to zero.
  public func reset() {
    legacyRow = 0
    modernRow = 0
    legacyList = 0
    modernList = 0
  }
}
