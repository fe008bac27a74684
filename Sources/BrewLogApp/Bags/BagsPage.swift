import BrewModel
import TerminalUI

/// The bags in place of the list of brews: what is left of each, and how old it is.
struct BagsPage: View {
  let model: BagsModel
  let size: CellSize
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    let columns = BagColumns(width: max(1, size.columns - 1), units: model.log.units)
    VStack(alignment: .leading, spacing: 0) {
      BagsTitle(model: model, width: size.columns)
      Text(" " + columns.header).bold()
      ZStack {
        // The list alone: the line below it has a value of its own, and would take this one's with it.
        BagsList(model: model, columns: columns).focused($focus, equals: .page)
        BagsEmptyNotice(model: model)
      }
      if briefRows > 0 {
        Divider()
        BagBrief(model: model, width: size.columns).frame(height: briefRows)
      }
      BagsLastLine(model: model.log, width: size.columns, page: listRows, focus: $focus)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
    .onKeyPress(action: model.take)
  }

  private var briefRows: Int { size.rows >= 16 ? min(6, size.rows / 4) : 0 }
  /// The title, the header and the last line take one each, and the line above what is below the list.
  private var listRows: Int { max(1, size.rows - 3 - (briefRows > 0 ? briefRows + 1 : 0)) }
}

/// The last line of the page: the command that is typed, else what the last key did, else the keys.
struct BagsLastLine: View {
  let model: LogModel
  let width: Int
  let page: Int
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    if let prompt = model.prompt {
      LogPromptLine(model: model, prompt: prompt, width: width, page: page, focus: $focus)
    } else {
      LogLineBelowPage(model: model, width: width)
    }
  }
}

struct BagsTitle: View {
  let model: BagsModel
  let width: Int

  var body: some View {
    let open = model.shelf.entries.count { !$0.bag.isFinished }
    let finished = model.shelf.entries.count - open
    let way = model.showsFinished ? nil : model.log.way(onBags: .showFinished)
    let words = finished == 0 ? "" : ", \(finished) finished" + (way.map { ": \($0)" } ?? "")
    TitleLine(
      text: " Bags of beans  \(open) open\(words)", warning: model.log.warning, width: width)
  }
}

/// The bags. Reads which there are, and nothing of any.
struct BagsList: View {
  let model: BagsModel
  let columns: BagColumns

  var body: some View {
    let selection = Binding {
      model.selection
    } set: {
      model.select($0)
    }
    let today = model.log.today()
    List(model.rows, selection: selection) { entry in
      BagRow(entry: entry, columns: columns, today: today)
    }
    .listStyle(.plain)
  }
}

/// A bag in the list: runs again when it changes, or what is left of it.
struct BagRow: View {
  let entry: BagEntry
  let columns: BagColumns
  let today: CivilDay

  var body: some View { Text(columns.text(of: entry, today: today)) }
}

/// What to do where no bag is listed.
struct BagsEmptyNotice: View {
  let model: BagsModel

  var body: some View {
    if model.rows.isEmpty { EmptyListNotice(lines: lines) }
  }

  private var lines: [String] {
    let keys = model.log.bagKeys
    let add = keys.line(.add, "adds one: its bean, its weight, its roast")
    return model.shelf.entries.isEmpty
      ? ["No bags yet."] + add + ["A brew's form then has it to choose."]
      : ["No bag is open."] + add + keys.line(.showFinished, "shows those that are finished")
  }
}

/// The selected bag in the few lines below the list.
struct BagBrief: View {
  let model: BagsModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let entry = model.selected {
        let lines = entry.brief(units: model.log.units, today: model.log.today())
        ForEach(lines, id: \.self) { Text($0).lineLimit(nil) }
      }
      Spacer()
    }
    .padding(.horizontal, 1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension BagEntry {
  /// What is known of it, in few lines.
  func brief(units: DisplayUnits, today: CivilDay) -> [String] {
    let roast = bag.roast
    let age = roast.age(on: today).map { "\($0.counted("day")) off roast" }
    let from = [
      bag.bean.name, bag.bean.roaster, roast.roasted.map { "roasted \($0)" } ?? "", age ?? "",
    ]
    let cold = [
      roast.frozen.map { "frozen \($0)" } ?? "", roast.thawed.map { "thawed \($0)" } ?? "",
      bag.isFinished ? "finished" : "",
    ]
    let count = use.brews.counted("brew")
    let stock = [
      left.map { "\(units.number($0)) of \(bag.weight.map(units.text) ?? "?") left" } ?? "",
      count + (use.taken.value > 0 ? " of \(units.text(use.taken))" : ""),
      brewsLeft.map { "enough for \($0) more" } ?? "", cost,
    ]
    return [from, cold, stock, [bag.note.onOneLine]]
      .map { $0.filter { !$0.isEmpty }.joined(separator: " · ") }.filter { !$0.isEmpty }
  }

  private var cost: String {
    guard let dose = use.meanDose, let each = bag.cost(of: dose) else {
      return bag.cost?.description ?? ""
    }
    let amount = DecimalText.fixed(each.amount, decimals: 2)
    return "\(amount) \(each.currency)".trimmed + " a brew"
  }
}
