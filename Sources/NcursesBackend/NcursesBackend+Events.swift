import CTerminal
import Glibc
public import TerminalUI

extension NcursesBackend {
  public func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
    var result = BackendEvents()
    // The terminal was lent, and what came of it has changed no cell: nobody has drawn since.
    if isUp && needsRepaint { result.input.append(.repaint) }
    while isUp && exitStatus == nil && result.input.isEmpty {
      if output.mustLook && output.drain() { break }
      waiter.prepare([STDIN_FILENO, signals, output.wakeDescriptor], descriptors)
      waiter.wait(until: earlier(deadline, decoderDeadline))
      if waiter[1] != 0 { takeSignals(into: &result.input) }
      if exitStatus != nil { break }
      if waiter[0] != 0 {
        takeInput(hasHungUp: waiter[0] & Int16(POLLIN) == 0, into: &result.input)
      }
      flushDecoderIfDue(into: &result.input)
      let hasOutput = waiter[2] != 0 && output.drain()
      for (index, descriptor) in descriptors.enumerated() where waiter[3 + index] != 0 {
        result.readable.append(descriptor)
      }
      let isDue = deadline.map { $0 <= EventWaiter.now } ?? false
      if isDue || hasOutput || !result.input.isEmpty || !result.readable.isEmpty { break }
    }
    result.exitStatus = isUp ? exitStatus : exitStatus ?? 0
    return result
  }

  private func earlier(_ first: UInt64?, _ second: UInt64?) -> UInt64? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}

// MARK: - Input

extension NcursesBackend {
  private static let blockSize = 2048

  /// Reads what waits, at most 4,096 bytes and so about as many events; the rest comes with the next call.
  private func takeInput(hasHungUp: Bool, into events: inout [InputEvent]) {
    if hasHungUp { return end(with: SIGHUP) }
    for _ in 0..<2 {
      let count = readBlock(into: &events)
      if count == 0 { return end(with: SIGHUP) }
      if count < Self.blockSize { break }
      inputWaiter.prepare([STDIN_FILENO], [])
      inputWaiter.wait(until: 0)
      if inputWaiter[0] & Int16(POLLIN) == 0 { break }
    }
  }

  /// Returns the number of bytes read; 0 if the terminal is gone, -1 if there was nothing after all.
  private func readBlock(into events: inout [InputEvent]) -> Int {
    var count = 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.blockSize) { block in
      count = read(STDIN_FILENO, block.baseAddress, Self.blockSize)
      if count < 0 { count = errno == EAGAIN || errno == EINTR ? -1 : 0 }
      if count > 0 { decode(UnsafeBufferPointer(rebasing: block[..<count]), into: &events) }
    }
    return count
  }

  private func decode(_ bytes: UnsafeBufferPointer<UInt8>, into events: inout [InputEvent]) {
    let first = events.count
    decoder.feed(bytes, into: &events)
    decoderDeadline = decoder.incomplete.map { EventWaiter.now + patience(for: $0) }
    obeyControlKeys(in: &events, from: first)
  }

  private func patience(for incomplete: InputDecoder.Incomplete) -> UInt64 {
    switch incomplete {
    case .escape: escapeDelay
    // Nobody types the start of a sequence this fast, but slow lines pause in the middle of one.
    case .sequence: 500_000_000
    case .paste: 5_000_000_000
    }
  }

  private func flushDecoderIfDue(into events: inout [InputEvent]) {
    guard let due = decoderDeadline, due <= EventWaiter.now else { return }
    decoderDeadline = nil
    decoder.flush(into: &events)
  }

  /// Does what the terminal itself would do with Ctrl-c, Ctrl-\ and Ctrl-z, had it been left to see them.
  private func obeyControlKeys(in events: inout [InputEvent], from first: Int) {
    for index in events.indices[first...] {
      guard case .key(let press) = events[index], press.modifiers == .control else { continue }
      switch press.key {
      case "c", "\\":
        // What was typed behind it was typed to nobody.
        events.removeSubrange(index...)
        return end(with: press.key == "c" ? SIGINT : SIGQUIT)
      case "z":
        suspend(wholeGroup: true)
        events[index] = .repaint
        takeResize(into: &events)
      default: break
      }
    }
  }
}

// MARK: - Signals

extension NcursesBackend {
  private func takeSignals(into events: inout [InputEvent]) {
    var numbers: [UInt8] = Array(repeating: 0, count: 64)
    let count = read(signals, &numbers, numbers.count)
    guard count > 0 else { return }
    let caught = numbers.prefix(count).map { Int32($0) }
    if let last = caught.first(where: { terminal_signal_ends_program($0) != 0 }) {
      return end(with: last)
    }
    if caught.contains(SIGTSTP) { suspend(wholeGroup: false) }
    if caught.contains(SIGTSTP) || caught.contains(SIGCONT) {
      // Stopped without being asked, or by ourselves just now: somebody else had the terminal.
      enterScreen()
      events.append(.repaint)
    }
    let hasResized = takeResize(into: &events)
    // Smaller and back before we looked: the size is the same, but terminals lose what stood outside.
    if caught.contains(SIGWINCH) && !hasResized { events.append(.repaint) }
  }

  /// Returns whether the terminal has another size.
  @discardableResult
  private func takeResize(into events: inout [InputEvent]) -> Bool {
    guard let size = updateSize() else { return false }
    // Once a call: only the last size counts.
    events.removeAll { if case .resize = $0 { true } else { false } }
    events.append(.resize(size))
    return true
  }

  private func end(with signal: Int32) {
    if exitStatus == nil { exitStatus = 128 + signal }
  }
}
