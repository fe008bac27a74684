import BrewModel
import TerminalUI

/// Everything about the selected brew, beside the list.
struct LogDetail: View {
  let model: LogModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let entry = model.selected {
        BrewDetail(entry: entry, store: model.store, units: model.units)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The same in place of the list.
struct LogDetailPage: View {
  let model: LogModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WarningLine(model: model, width: width)
      ScrollView {
        if let entry = model.selected {
          BrewDetail(entry: entry, store: model.store, units: model.units)
            .padding(.trailing, 1)
        }
      }.markingEnds()
      LogLineBelowPage(model: model, width: width)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
  }
}

/// What the last key did, or what keys there are on a page.
struct LogLineBelowPage: View {
  let model: LogModel
  let width: Int

  var body: some View {
    if let message = model.message {
      Text(" " + message.onOneLine)
    } else {
      KeyFooter(hints: model.pageFooter(width: width))
    }
  }
}

/// A brew, field by field. Runs again when that brew changes.
struct BrewDetail: View {
  let entry: BrewEntry
  let store: BrewLog
  let units: DisplayUnits

  var body: some View {
    let brew = entry.brew
    let summary = BrewSummary(brew: brew, bag: store.bag(brew.bag), units: units)
    VStack(alignment: .leading, spacing: 0) {
      Text(" " + (entry.isFavorite ? "★ " : "") + brew.bean.name.onOneLine).bold()
      ForEach(summary.lines, id: \.name) { line in
        HStack(alignment: .top, spacing: 1) {
          Text(" " + line.name.padded(to: 11)).foregroundStyle(.secondary)
          Text(line.value).lineLimit(nil)
        }
      }
      if !brew.note.isEmpty {
        Text(" ")
        Text(brew.note).lineLimit(nil).padding(.leading, 1)
      }
    }
  }
}

/// The selected brew in the few lines below the list.
struct LogBrief: View {
  let model: LogModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let entry = model.selected {
        let bag = model.store.bag(entry.brew.bag)
        ForEach(BrewSummary(brew: entry.brew, bag: bag, units: model.units).brief, id: \.self) {
          Text($0).lineLimit(nil)
        }
      }
      Spacer()
    }
    .padding(.horizontal, 1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
