public import Observation

/// A model of another module than the views that read it.
@Observable public final class OtherModel {
  public var value = 0
  public init() {}
}
