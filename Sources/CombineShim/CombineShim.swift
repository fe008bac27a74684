// The part of Combine that view code needs, where there is no Combine.
//
// How a write becomes a signal:
//
// 1. A `Published` field holds its value and, once somebody asked for the object's `objectWillChange`, that publisher.
//    The default `objectWillChange` finds the fields of an instance by reflection, base classes first, and leaves
//    one publisher in all of them. A field without a publisher is written like a stored property.
// 2. A write sends first and changes the value then. A nested write (`items[3].flag.toggle()`) goes through `_modify`:
//    one signal, then a change in place, without a copy of the array.
// 3. As soon as `$items` was asked for, the value lives in a subject, which the projected publisher shares, and is lent
//    to the field for a nested write. While there are subscribers it lends a copy, for they get the new value while
//    the object still has the old one.
// 4. Publishers never refer to the object; a subscription keeps its publisher alive, a publisher its subscriptions,
//    and `AnyCancellable` ends that when it goes.

#if canImport(Combine)
  @_exported public import Combine
#endif
