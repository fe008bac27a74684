/// Whether a body run was worth its while.
///
/// A run is judged by what became of what it made, not by the value of `body`: a value that holds a closure equals no
/// other, and a run that made the closures anew and nothing else has changed nothing that anyone could notice.
public nonisolated enum BodyVerdict: String, Hashable, Sendable, CaseIterable {
  /// The first run at its place.
  case initial
  /// Something came out differently: a view inside was given a field with another value, a place came or went, a box
  /// changed its layout or its looks, a value of the environment or a preference changed, or an action was queued.
  case needed
  /// Nothing of that: had the body not run, everything would be as it is.
  case redundant
}
