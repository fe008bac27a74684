/// A field of a form.
nonisolated protocol FormField: Hashable {
  /// The name before the field.
  var key: String { get }
  /// How a value of the field looks, or which there are: shown in parentheses while it is empty.
  var hint: String { get }
  /// What stands above the field, where a group of fields begins with it.
  var heading: String? { get }
}
