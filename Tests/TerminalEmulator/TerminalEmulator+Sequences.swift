extension TerminalEmulator {
  func has(_ ability: TerminalType.Abilities) -> Bool { type.abilities.contains(ability) }

  private func refuse(_ what: String) { faults.append("\(what), which \(type.name) does not know") }

  func escape(_ intermediates: [UInt8], _ final: UInt8) {
    switch (
      intermediates.first.map { Character(Unicode.Scalar($0)) }, Character(Unicode.Scalar(final))
    ) {
    case ("(", "B"): modes.drawsLines[0] = false
    case ("(", "0"): modes.drawsLines[0] = true
    case (")", "B"): modes.drawsLines[1] = false
    case (")", "0"): modes.drawsLines[1] = true
    case (nil, "7"): saveCursor()
    case (nil, "8"): restoreCursor()
    case (nil, "="): modes.hasApplicationKeypad = true
    case (nil, ">"): modes.hasApplicationKeypad = false
    case (nil, "M"): reverseLineFeed()
    case (nil, "E"):
      move(column: 0)
      lineFeed()
    default:
      refuse("ESC \(String(decoding: intermediates + [final], as: UTF8.self))")
    }
  }

  func command(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let isKnown = text == "104" && has(.paletteReset) || text == "R" && has(.consolePalette)
    if !isKnown { refuse("ESC ] \(text)") }
  }

  func csi(_ sequence: EscapeParser.Sequence) {
    guard sequence.intermediates.isEmpty else { return refuse(sequence) }
    switch sequence.prefix {
    case 0 where obey(sequence): break
    case UInt8(ascii: "?") where obeyPrivate(sequence): break
    default: refuse(sequence)
    }
  }

  private func refuse(_ sequence: EscapeParser.Sequence) {
    let prefix = sequence.prefix == 0 ? "" : String(Character(Unicode.Scalar(sequence.prefix)))
    let numbers = sequence.parameters.map(String.init).joined(separator: ";")
    let rest = String(decoding: sequence.intermediates + [sequence.final], as: UTF8.self)
    refuse("ESC [ \(prefix)\(numbers)\(rest)")
  }

  /// Returns whether the terminal has such a sequence.
  private func obey(_ sequence: EscapeParser.Sequence) -> Bool {
    let count = sequence.number(0)
    switch Character(Unicode.Scalar(sequence.final)) {
    case "A": up(count)
    case "B": down(count)
    case "C": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "H": move(column: sequence.number(1) - 1, row: count - 1)
    case "J": return eraseScreen(sequence.number(0, or: 0))
    case "K": return eraseLine(sequence.number(0, or: 0))
    case "m": return render(sequence.parameters)
    case "r": return setRegion(sequence)
    case "h", "l": return setMode(sequence)
    default: return obeyEditing(sequence, count)
    }
    return true
  }

  /// What came after the VT100.
  private func obeyEditing(_ sequence: EscapeParser.Sequence, _ count: Int) -> Bool {
    let ability: TerminalType.Abilities
    let act: () -> Void
    switch Character(Unicode.Scalar(sequence.final)) {
    case "@": (ability, act) = (.insertDelete, { self.insertCells(count) })
    case "P": (ability, act) = (.insertDelete, { self.deleteCells(count) })
    case "L": (ability, act) = (.insertDelete, { self.insertLines(count) })
    case "M": (ability, act) = (.insertDelete, { self.deleteLines(count) })
    case "X": (ability, act) = (.eraseCharacters, { self.eraseCharacters(count) })
    case "b": (ability, act) = (.repeatCharacter, { self.repeatLast(count) })
    case "G": (ability, act) = (.absoluteMoves, { self.move(column: count - 1) })
    case "d": (ability, act) = (.absoluteMoves, { self.move(row: count - 1) })
    case "S": (ability, act) = (.scrollBy, { self.scroll(self.region, by: count) })
    case "T": (ability, act) = (.scrollBy, { self.scroll(self.region, by: -count) })
    case "Z": (ability, act) = (.backTab, { self.backTab(count) })
    // Keeps the window's title, and brings it back.
    case "t" where [22, 23].contains(sequence.number(0)): (ability, act) = (.windowTitles, {})
    default: return false
    }
    guard has(ability) else { return false }
    act()
    return true
  }

  private func eraseCharacters(_ count: Int) {
    erase(cursor.column..<min(columns, cursor.column + count), row: cursor.row)
  }

  private func backTab(_ count: Int) {
    for _ in 0..<min(count, columns) { move(column: (cursor.column - 1) / 8 * 8) }
  }

  private func repeatLast(_ count: Int) {
    guard let last else {
      misplaced.append("ESC [ \(count)b behind no character")
      return
    }
    for _ in 0..<min(count, columns * rows) { put(last.scalar) }
  }

  private func eraseLine(_ part: Int) -> Bool {
    switch part {
    case 0: erase(cursor.column..<columns, row: cursor.row)
    case 1: erase(0..<cursor.column + 1, row: cursor.row)
    case 2: erase(0..<columns, row: cursor.row)
    default: return false
    }
    return true
  }

  private func eraseScreen(_ part: Int) -> Bool {
    switch part {
    case 0:
      _ = eraseLine(0)
      for row in cursor.row + 1..<max(rows, cursor.row + 1) { erase(0..<columns, row: row) }
    case 1:
      _ = eraseLine(1)
      for row in 0..<cursor.row { erase(0..<columns, row: row) }
    case 2: for row in 0..<rows { erase(0..<columns, row: row) }
    default: return false
    }
    return true
  }

  private func setRegion(_ sequence: EscapeParser.Sequence) -> Bool {
    let first = sequence.number(0) - 1
    let end = min(sequence.number(1, or: rows), rows)
    // A region of one row is none.
    if first + 1 < end { modes.region = first == 0 && end == rows ? nil : first..<end }
    move(column: 0, row: 0)
    return true
  }
}
