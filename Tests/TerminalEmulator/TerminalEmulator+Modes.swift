extension TerminalEmulator {
  /// Of `ESC [ … h` and `l`. Returns whether the terminal has all of these modes.
  func setMode(_ sequence: EscapeParser.Sequence) -> Bool {
    let isOn = sequence.final == UInt8(ascii: "h")
    for number in sequence.parameters {
      switch number {
      case 4 where has(.insertDelete): modes.isInserting = isOn
      // The cursor's brightness, in screen and its kin.
      case 34 where !has(.backgroundErase) && has(.cursorVisibility): break
      default: return false
      }
    }
    return true
  }

  /// Sequences that begin with `ESC [ ?`.
  func obeyPrivate(_ sequence: EscapeParser.Sequence) -> Bool {
    switch sequence.final {
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      let isOn = sequence.final == UInt8(ascii: "h")
      return sequence.parameters.allSatisfy { setPrivateMode($0, isOn) }
    case UInt8(ascii: "c"): return has(.cursorShape)
    default: return false
    }
  }

  private func setPrivateMode(_ number: Int, _ isOn: Bool) -> Bool {
    switch number {
    case 1: modes.hasApplicationCursor = isOn
    case 7: modes.wraps = isOn
    // Whether it blinks.
    case 12 where has(.cursorVisibility): break
    case 25 where has(.cursorVisibility): modes.isCursorVisible = isOn
    case 1000 where has(.mouse): modes.hasMouse = isOn
    case 1006 where has(.mouse): modes.hasDecimalMouse = isOn
    case 2004 where has(.paste): modes.hasPaste = isOn
    case 1049 where has(.alternateScreen): setAlternate(isOn)
    default: return false
    }
    return true
  }

  private func setAlternate(_ isOn: Bool) {
    if !isOn { returnCount += 1 }
    guard isOn != modes.isAlternate else { return }
    modes.isAlternate = isOn
    if isOn {
      saveCursor()
      mainCells = cells
      cells = Array(repeating: erased, count: columns * rows)
    } else {
      cells = mainCells
      restoreCursor()
    }
    touchedRows = Set(0..<rows)
    last = nil
  }

  /// Select Graphic Rendition.
  func render(_ parameters: [Int]) -> Bool {
    if parameters.isEmpty {
      modes.look = .plain
      return true
    }
    var index = 0
    while index < parameters.count {
      let number = parameters[index]
      if number == 38 || number == 48 {
        guard type.colors == 256, index + 2 < parameters.count, parameters[index + 1] == 5 else {
          return false
        }
        setColor(UInt16(min(parameters[index + 2], 255)), isBackground: number == 48)
        index += 3
      } else {
        guard setRendition(number) else { return false }
        index += 1
      }
    }
    return true
  }

  private func setColor(_ color: UInt16, isBackground: Bool) {
    if isBackground { modes.look.background = color } else { modes.look.foreground = color }
  }

  private func setRendition(_ number: Int) -> Bool {
    switch number {
    case 0: modes.look = .plain
    case 30...37 where type.colors > 0: modes.look.foreground = UInt16(number - 30)
    case 39 where type.colors > 0: modes.look.foreground = Look.ownColor
    case 40...47 where type.colors > 0: modes.look.background = UInt16(number - 40)
    case 49 where type.colors > 0: modes.look.background = Look.ownColor
    case 90...97 where type.colors > 8: modes.look.foreground = UInt16(number - 82)
    case 100...107 where type.colors > 8: modes.look.background = UInt16(number - 92)
    // The console's charsets.
    case 10 where has(.consolePalette): break
    default: return setAttribute(number)
    }
    return true
  }

  private func setAttribute(_ number: Int) -> Bool {
    switch number {
    case 1: modes.look.attributes.insert(.bold)
    case 2 where has(.dim): modes.look.attributes.insert(.dim)
    case 3 where has(.standout): modes.look.attributes.insert(.reverse)
    case 3 where has(.italic): modes.look.attributes.insert(.italic)
    case 4: modes.look.attributes.insert(.underline)
    case 5: modes.look.attributes.insert(.blink)
    case 7: modes.look.attributes.insert(.reverse)
    case 8 where has(.repeatCharacter) || has(.italic): modes.look.attributes.insert(.invisible)
    case 22 where has(.dim): modes.look.attributes.subtract([.bold, .dim])
    case 23 where has(.standout): modes.look.attributes.remove(.reverse)
    case 23 where has(.italic): modes.look.attributes.remove(.italic)
    case 24 where has(.dim): modes.look.attributes.remove(.underline)
    case 25 where has(.dim): modes.look.attributes.remove(.blink)
    case 27 where has(.dim): modes.look.attributes.remove(.reverse)
    default: return false
    }
    return true
  }
}
