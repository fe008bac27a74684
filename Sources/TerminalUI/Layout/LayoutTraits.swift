/// What a box asks of the one that lays it out. Boxes around it hand it on.
struct LayoutTraits: Equatable {
  /// Those of a stack with a greater one are offered what there is first.
  var priority = 0.0
  /// Those with a greater one are drawn above others.
  var zIndex = 0.0
}
