// A second listing as one writes it for SwiftUI: a form with its controls, their styles and roles.
@testable import TerminalUI

import Testing

private enum Method: String, CaseIterable, Identifiable {
  case v60, chemex
  var id: Self { self }
}

@Observable private final class Recipe: Identifiable {
  var name = "Morning"
  var cups = 2
  var method = Method.v60
  var isFavorite = false
}

@Observable private final class Recipes {
  var all = [Recipe()]
}

private struct RecipeForm: View {
  @Bindable var recipe: Recipe
  @FocusState private var isNameFocused: Bool
  let remove: () -> Void

  var body: some View {
    Form {
      Section(header: Text("Recipe"), footer: Text("saved")) {
        TextField("Name", text: $recipe.name)
          .textFieldStyle(.roundedBorder)
          .focused($isNameFocused)
          .onSubmit { isNameFocused = false }
        Picker("Method", selection: $recipe.method) {
          ForEach(Method.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Cups: \(recipe.cups)", value: $recipe.cups, in: 1...3)
        Stepper(value: $recipe.cups, in: 1...3) { Text("More").font(.headline) }
        Toggle("Favourite", isOn: $recipe.isFavorite)
      }
      Button("Delete", role: .destructive) { withAnimation(.easeInOut) { remove() } }
        .buttonStyle(.bordered)
      Button("Star", systemImage: "star") { recipe.isFavorite.toggle() }
      Button(role: .cancel, action: {}) { Text("Leave").fontWeight(.semibold) }
    }
    .font(.body)
    .animation(.default, value: recipe.cups)
  }
}

private struct RecipesView: View {
  @Environment(Recipes.self) private var recipes
  var body: some View {
    @Bindable var recipes = recipes
    VStack(alignment: .leading) {
      ForEach(recipes.all) { recipe in
        RecipeForm(recipe: recipe) { recipes.all.removeAll { $0.id == recipe.id } }
      }
      Section {
        Text("\(recipes.all.count) left")
      } footer: {
        Text("end")
      }
    }
  }
}

private struct Recipes_Previews: PreviewProvider {
  static var previews: some View { RecipesView().environment(Recipes()) }
}

struct FormListingTests {
  @Test func aFormCompilesAndRuns() {
    let recipes = Recipes()
    let host = HeadlessHost(columns: 24, rows: 12) { RecipesView().environment(recipes) }
    #expect(
      host.lines == [
        "Recipe", "Morning", "Method ‹ v60 ›", "Cups: 2 − +", "More − +", "[ ] Favourite", "saved",
        "Delete", "☆ Star", "Leave", "1 left", "end",
      ])
    host.type("!")
    host.press(.tab)
    host.press(.rightArrow)
    for _ in 0..<2 { host.press(.tab) }
    host.type("+++")
    #expect(
      host.lines.prefix(4) == ["Recipe", "Morning!", "Method ‹ chemex ›", "Cups: 3 − +"])
    host.click(column: 1, row: 8)
    #expect(host.lines[5] == "[x] Favourite")
    host.click(column: 1, row: 7)
    #expect(host.lines.filter { !$0.isEmpty } == ["         0 left", "         end"])
    #expect(host.issues == [])
    #expect(host.repaintMatches())
  }

  @Test func fontsAreBoldOrItalic() {
    #expect(Font.headline.attributes == .bold)
    #expect(Font.body.italic().attributes == .italic)
    #expect(Font.system(.title, weight: .light).attributes == [])
    #expect(Font.system(size: 12, weight: .heavy).italic().attributes == [.bold, .italic])
    #expect(Text("a").font(.title).style.attributes == .bold)
    #expect(Text("a").fontWeight(.thin).style.attributes == [])
  }
}
