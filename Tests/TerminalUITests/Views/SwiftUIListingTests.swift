// A listing as one writes it for SwiftUI, with its import line alone changed from `import SwiftUI`.
import TerminalUI

import Testing

private final class ShelfStore: ObservableObject {
  @Published var jars: [Jar] = [Jar(id: 1, name: "Kenya"), Jar(id: 2, name: "Peru")]
  func empty() { jars.removeAll() }
}

private struct Jar: Identifiable, Equatable {
  let id: Int
  var name: String
  var isOpen = false
}

@Observable private final class Scale {
  var grams = 15
  var unit = "g"
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct JarRow: View, Equatable {
  let jar: Jar

  var body: some View {
    HStack {
      Text(jar.name).bold()
      Spacer()
      Image(systemName: jar.isOpen ? "star.fill" : "star")
        .foregroundStyle(jar.isOpen ? Color.yellow : Color.secondary)
    }
  }
}

private struct ScaleView: View {
  @Bindable var scale: Scale
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(spacing: 2) {
      Text("\(scale.grams) \(scale.unit)")
      Unit(unit: $scale.unit)
      Text(accent).italic().foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }
}

private struct Unit: View {
  @Binding var unit: String
  var body: some View {
    Button("unit") { unit = unit == "g" ? "oz" : "g" }
  }
}

private struct Owner: View {
  @StateObject private var store = ShelfStore()
  var body: some View {
    Shelf().environmentObject(store)
  }
}

private struct Shelf: View {
  @EnvironmentObject private var store: ShelfStore
  @State private var selection: Int?
  @State private var scale = Scale()
  @State private var appeared = 0
  @State private var isShown = true
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      Divider()
      List(selection: $selection) {
        ForEach(store.jars) { jar in
          JarRow(jar: jar).equatable()
        }
      }
      .listStyle(.plain)
      .frame(maxWidth: .infinity, maxHeight: 3)
      .focused($isFocused)
      .onKeyPress(.space) {
        isShown.toggle()
        return .handled
      }
      ScaleView(scale: scale)
        .environment(\.accent, "bright")
        .disabled(store.jars.isEmpty)
      if isShown {
        Text("shown \(appeared)").id(isShown)
      } else {
        EmptyView()
      }
      Group {
        switch selection {
        case .some(let id): Text("jar \(id)")
        case nil: AnyView(Text("no jar"))
        }
      }
      .border(.secondary)
      ZStack(alignment: .topTrailing) {
        Text("below").frame(width: 8, height: 1, alignment: .leading)
        Text("^")
      }
      .background(.blue)
      .overlay(alignment: .bottom) { Text("o") }
    }
    .onAppear { appeared += 1 }
    .onDisappear { appeared -= 1 }
    .onChange(of: selection) { old, new in appeared += 10 }
    .task { await Task.yield() }
  }

  @ViewBuilder private var header: some View {
    Text("Shelf").bold().underline()
    if store.jars.count > 1 { Text("\(store.jars.count) jars") }
  }
}

struct SwiftUIListingTests {
  @Test func aListingCompilesAndRuns() async {
    let host = HeadlessHost(columns: 24, rows: 12) { Owner() }
    await host.idle()
    #expect(
      host.lines == [
        "Shelf",
        "2 jars",
        "────────────────────────",
        " Kenya                 ☆",
        " Peru                  ☆",
        "",
        " 15 g  unit  bright",
        "shown 1",
        "┌──────┐",
        "│no jar│",
        "└──────┘",
        "below  ^",
      ])
    host.press("j")
    #expect(host.lines[3] == ">Kenya                 ☆")
    #expect(host.lines[9] == "│jar 1│")
    #expect(host.lines[7] == "shown 11")
    host.press(.space)
    #expect(host.lines[7] == "┌─────┐")
    #expect(host.issues == [])
    #expect(host.repaintMatches())
  }
}
