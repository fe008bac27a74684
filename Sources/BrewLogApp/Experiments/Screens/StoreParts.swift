/// A part of the root store, which one screen shows. A type of its own, so that each screen is one too.
protocol StorePart {
  static var name: String { get }
  static var legacy: ReferenceWritableKeyPath<LegacyRootStore, Int> { get }
  static var modern: ReferenceWritableKeyPath<ModernRootStore, Int> { get }
}

enum BrewsPart: StorePart {
  static let name = "Brews"
  static let legacy = \LegacyRootStore.brews
  static let modern = \ModernRootStore.brews
}

enum TagsPart: StorePart {
  static let name = "Tags"
  static let legacy = \LegacyRootStore.tags
  static let modern = \ModernRootStore.tags
}

enum PreferencesPart: StorePart {
  static let name = "Preferences"
  static let legacy = \LegacyRootStore.preferences
  static let modern = \ModernRootStore.preferences
}

enum SyncPart: StorePart {
  static let name = "Sync"
  static let legacy = \LegacyRootStore.syncState
  static let modern = \ModernRootStore.syncState
}

enum BeansPart: StorePart {
  static let name = "Beans"
  static let legacy = \LegacyRootStore.beans
  static let modern = \ModernRootStore.beans
}

enum GrindersPart: StorePart {
  static let name = "Grinders"
  static let legacy = \LegacyRootStore.grinders
  static let modern = \ModernRootStore.grinders
}

enum RecipesPart: StorePart {
  static let name = "Recipes"
  static let legacy = \LegacyRootStore.recipes
  static let modern = \ModernRootStore.recipes
}

enum RemindersPart: StorePart {
  static let name = "Reminders"
  static let legacy = \LegacyRootStore.reminders
  static let modern = \ModernRootStore.reminders
}

enum StatisticsPart: StorePart {
  static let name = "Statistics"
  static let legacy = \LegacyRootStore.statistics
  static let modern = \ModernRootStore.statistics
}

enum AccountPart: StorePart {
  static let name = "Account"
  static let legacy = \LegacyRootStore.account
  static let modern = \ModernRootStore.account
}

/// All ten parts, in the order of their screens.
enum StoreParts {
  static let all: [any StorePart.Type] = [
    BrewsPart.self, TagsPart.self, PreferencesPart.self, SyncPart.self, BeansPart.self,
    GrindersPart.self, RecipesPart.self, RemindersPart.self, StatisticsPart.self, AccountPart.self,
  ]
}
