import BrewModel
import Tally
import TerminalUI

/// How a body's causes are called, for properties of every kind.
///
/// A program without symbols can tell less, but nowhere may it show an address: `brewlog-bench names` prints the
/// causes, also from a stripped copy.
struct CauseNames {
  /// Each property as its source calls it, and the cause that a body which reads it gets from its change.
  var lines: [(property: String, cause: String)] {
    let single = Single()
    let pair = Pair()
    let generic = Generic(1)
    let heir = Heir()
    let item = ModernItem(id: 0, title: "brew")
    return [
      ("Single.only", cause(reading: single.only) { single.only += 1 }),
      ("Pair.first", cause(reading: pair.first) { pair.first += 1 }),
      ("Pair.second", cause(reading: pair.second) { pair.second += 1 }),
      ("Pair.hidden", cause(reading: pair.shown) { pair.change() }),
      ("CauseNames.Generic.value", cause(reading: generic.value) { generic.value += 1 }),
      ("CauseNames.Generic.other", cause(reading: generic.other) { generic.other += 1 }),
      ("Pair.first", cause(reading: heir.first) { heir.first += 1 }),
      ("Heir.added", cause(reading: heir.added) { heir.added += "x" }),
      ("ModernItem.isFavorite", cause(reading: item.isFavorite) { item.isFavorite.toggle() }),
    ]
  }

  private func cause<T>(reading value: @escaping @autoclosure () -> T, event: () -> Void) -> String
  {
    let tally = RenderTally()
    let host = HeadlessHost(columns: 1, rows: 1, trace: tally) { Reader { _ = value() } }
    tally.reset()
    host.perform(event)
    return tally.runs.flatMap(\.causes).joined(separator: ", ")
  }

  @Observable fileprivate final class Generic<Value> {
    var value: Value
    var other: Value
    init(_ value: Value) {
      self.value = value
      other = value
    }
  }
}

@Observable private final class Single {
  var only = 0
}

/// Two properties of a type: their fields alone do not tell them apart.
@Observable private class Pair {
  var first = 0
  var second = 0
  private var hidden = 0
  var shown: Int { hidden * 2 }
  func change() { hidden += 1 }
}

@Observable private final class Heir: Pair {
  var added = ""
}

private struct Reader: View {
  let read: () -> Void

  var body: some View {
    let _ = read()
    EmptyView()
  }
}
