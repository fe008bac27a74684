import BrewModel
import TerminalUI

extension LogModel {
  func beginCommand() {
    commandText = ""
    prompt = .command
  }

  /// Does what a line asks for. - Parameter page: the rows that are seen at once.
  func run(_ line: String, page: Int) {
    do throws(CommandMistake) {
      if part == .bags {
        let command = try TypedCommand.read(line, keys: bagKeys, takingWords: [])
        if let command { bags.perform(command, page: page) }
      } else {
        if let command = try TypedCommand.read(line, keys: keys) { perform(command, page: page) }
      }
    } catch {
      message = error.words(help: key(of: .toggleHelp))
    }
  }

  private func perform(_ command: TypedCommand<LogScreenAction>, page: Int) {
    switch command {
    case .row(let row): select(near: max(1, row) - 1)
    case .move(let step):
      let place = step.target(from: place(of: selection) ?? 0, page: page, count: rows.count)
      select(near: place)
    case .search(let text): use(text, in: .search)
    case .filter(let text): use(text, in: .filter)
    case .sort(let sort): change { $0.sort = sort }
    case .action(let action): perform(action)
    }
  }

  /// As if it were typed in a prompt.
  private func use(_ text: String, in prompt: LogPrompt) {
    begin(prompt)
    promptText = text
    endPrompt(isKept: true)
  }
}

extension BagsModel {
  func perform(_ command: TypedCommand<BagAction>, page: Int) {
    switch command {
    case .row(let row): select(near: max(1, row) - 1)
    case .move(let step):
      let place = rows.firstIndex { $0.id == selection } ?? 0
      select(near: step.target(from: place, page: page, count: rows.count))
    case .action(.screen(let action)): log.perform(action)
    case .action(let action): act(action)
    case .search, .filter, .sort: break
    }
  }

  private func select(near place: Int) {
    if !rows.isEmpty { selection = rows[min(place, rows.count - 1)].id }
  }
}

extension ListStep {
  /// The row to which it leads from another one.
  func target(from row: Int, page: Int, count: Int) -> Int {
    let press = KeyPress(key: keys[0].key, modifiers: keys[0].modifiers)
    return ListMove(press, page: max(1, page)).map { max(0, $0.target(from: row, count: count)) }
      ?? row
  }
}
