/// A field of a form.
nonisolated protocol FormField: Hashable {
  /// The name before the field.
  var key: String { get }
  /// How a value of the field looks, shown faintly while it is empty.
  var example: String { get }
  /// What stands above the field, where a group of fields begins with it.
  var heading: String? { get }
}
