import BrewModel
import TerminalUI

/// The list under its header, and what is known of the selected brew.
struct LogPanes: View {
  let model: LogModel
  let layout: LogLayout
  @FocusState<LogFocus?>.Binding var focus: LogFocus?

  var body: some View {
    // The list keeps its place whatever stands around it, and with its place the focus: the cursor stays on its row.
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        list
        if case .below(let rows) = layout.pane {
          Divider()
          LogBrief(model: model, width: layout.listWidth).frame(height: rows - 1)
        }
      }
      if case .beside(let width) = layout.pane {
        Divider()
        LogDetail(model: model).frame(width: width)
      }
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      LogHeader(model: model, columns: layout.columns)
      ZStack {
        LogList(model: model, columns: layout.columns).focused($focus, equals: .list)
        LogEmptyNotice(model: model)
      }
    }
  }
}

/// The names of the columns, and by which of them the list is sorted.
struct LogHeader: View {
  let model: LogModel
  let columns: LogColumns

  var body: some View {
    Text(" " + columns.header(sorted: model.sort)).bold()
  }
}

/// The brews. Reads which there are, and nothing of any.
struct LogList: View {
  let model: LogModel
  let columns: LogColumns

  var body: some View {
    // Read by the list alone, so that moving the selection does not run this body.
    let selection = Binding {
      model.selection
    } set: {
      model.select($0)
    }
    List(model.rows, selection: selection) { entry in
      LogRow(entry: entry, columns: columns)
    }
    .listStyle(.plain)
  }
}

/// A brew in the list: runs again when its star or anything else about it changes.
struct LogRow: View {
  let entry: BrewEntry
  let columns: LogColumns

  var body: some View {
    HStack(spacing: 0) {
      Text(entry.isFavorite ? "★" : columns.blankStar)
        .foregroundStyle(entry.isFavorite ? .yellow : .primary)
      Text(columns.text(of: entry.brew))
      Spacer()
    }
  }
}

/// What to do where nothing is listed.
struct LogEmptyNotice: View {
  let model: LogModel

  var body: some View {
    if model.rows.isEmpty { EmptyListNotice(lines: lines) }
  }

  private var lines: [String] {
    if model.order.hidesBrews {
      return ["No brew is like this."] + model.keys.line(.close, "lists all of them again")
    }
    return ["No brews yet."] + model.keys.line(.add, "adds one: its bean's name is enough")
      + model.keys.line(.addSample, "adds sample brews to look around")
      + ["brewlog import FILE  takes over others"]
  }
}
