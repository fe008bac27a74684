import TerminalUI

/// A screen that observes the root store and reads one part of it.
struct LegacyPartScreen<Part: StorePart>: View {
  @EnvironmentObject private var store: LegacyRootStore
  var body: some View { PartLine(name: Part.name, revision: store[keyPath: Part.legacy]) }
}

/// A screen that reads one part of the root store in the environment.
struct ModernPartScreen<Part: StorePart>: View {
  @Environment(ModernRootStore.self) private var store
  var body: some View { PartLine(name: Part.name, revision: store[keyPath: Part.modern]) }
}

/// A part and its revision, which is not cut off on a narrow screen.
struct PartLine: View {
  let name: String
  let revision: Int
  var body: some View { Text("\(revision) \(name)").lineLimit(1) }
}

/// Ten screens alive at once, as behind the tabs of a program.
struct LegacyScreens: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      VStack(alignment: .leading, spacing: 0) {
        LegacyPartScreen<BrewsPart>()
        LegacyPartScreen<TagsPart>()
        LegacyPartScreen<PreferencesPart>()
        LegacyPartScreen<SyncPart>()
        LegacyPartScreen<BeansPart>()
      }
      VStack(alignment: .leading, spacing: 0) {
        LegacyPartScreen<GrindersPart>()
        LegacyPartScreen<RecipesPart>()
        LegacyPartScreen<RemindersPart>()
        LegacyPartScreen<StatisticsPart>()
        LegacyPartScreen<AccountPart>()
      }
    }
  }
}

/// The same on the observable store.
struct ModernScreens: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      VStack(alignment: .leading, spacing: 0) {
        ModernPartScreen<BrewsPart>()
        ModernPartScreen<TagsPart>()
        ModernPartScreen<PreferencesPart>()
        ModernPartScreen<SyncPart>()
        ModernPartScreen<BeansPart>()
      }
      VStack(alignment: .leading, spacing: 0) {
        ModernPartScreen<GrindersPart>()
        ModernPartScreen<RecipesPart>()
        ModernPartScreen<RemindersPart>()
        ModernPartScreen<StatisticsPart>()
        ModernPartScreen<AccountPart>()
      }
    }
  }
}

extension StorePart {
  /// The types of the screens that show the part.
  static var screens: (legacy: any View.Type, modern: any View.Type) {
    (LegacyPartScreen<Self>.self, ModernPartScreen<Self>.self)
  }

  /// Adds one to the part in both stores.
  static func change(_ legacy: LegacyRootStore, _ modern: ModernRootStore) {
    legacy[keyPath: Self.legacy] += 1
    modern[keyPath: Self.modern] += 1
  }
}
