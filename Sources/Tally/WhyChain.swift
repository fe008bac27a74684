import TerminalUI

/// A run traced back to the write and the event that it came from.
struct WhyChain {
  private let run: BodyRun
  private let event: LedgerEvent

  init(_ run: BodyRun, in event: LedgerEvent) {
    self.run = run
    self.event = event
  }

  var text: String {
    var sentences = ["\(run.label) ran because \(reason(of: run))"]
    var current = run
    // A view that was handed another value: by the body around it that ran before, and so on.
    while current.updateCauses.contains(where: \.isSelf), let giver = giver(of: current) {
      sentences.append("\(giver.label) ran because \(reason(of: giver))")
      current = giver
    }
    let verdict = run.verdict.map { "; the run was \($0.rawValue)" } ?? ""
    return sentences.joined(separator: "; ") + verdict + "."
  }

  private func reason(of run: BodyRun) -> String {
    run.updateCauses.map { cause in
      if cause.isSelf { return value(of: run) }
      return own(cause, of: run)
    }.joined(separator: " and ")
  }

  private func value(of run: BodyRun) -> String {
    let giver = giver(of: run)?.label ?? "the view around it"
    if run.verdict == .initial { return "\(giver) made it" }
    let fields = run.fields.map(\.description).joined(separator: ", ")
    return "\(giver) handed it another value" + (fields.isEmpty ? "" : " (\(fields))")
  }

  private func own(_ cause: UpdateCause, of run: BodyRun) -> String {
    if run.verdict == .initial { return "\(cause) was new" }
    let written = write(for: cause, of: run)
    let what = written.map { write in
      write.property == cause.description || write.property.hasSuffix("." + cause.description)
        ? write.description : "\(cause) (\(write))"
    }
    let name = what ?? (cause.instanceName.map { "\(cause) of \($0)" } ?? cause.description)
    return written == nil
      ? "\(name) changed with \(event.source)"
      : "\(name) was written by \(event.source)"
  }

  /// The write that the cause stands for.
  private func write(for cause: UpdateCause, of run: BodyRun) -> LedgerWrite? {
    if let same = event.writes.first(where: {
      $0.property == cause.description && $0.instanceName == cause.instanceName
    }) {
      return same
    }
    let state = "\(run.viewName).\(cause)"
    if let same = event.writes.first(where: { $0.property == state }) { return same }
    guard let type = cause.instance?.typeName else { return nil }
    return event.writes.first { $0.property == type || $0.property.hasPrefix(type + ".") }
  }

  private func isInside(_ identity: String, _ outer: String) -> Bool {
    identity == outer || outer == "/" || identity.hasPrefix(outer + "/")
  }

  /// The newest run before this one, around its place.
  private func giver(of run: BodyRun) -> BodyRun? {
    var found: BodyRun?
    for other in event.runs {
      if other.identity == run.identity && other.viewName == run.viewName { break }
      if isInside(run.identity, other.identity) { found = other }
    }
    return found
  }
}
