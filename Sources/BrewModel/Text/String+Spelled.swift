extension String {
  /// Whether the bytes are the same: strings of other normal forms of Unicode are equal, but spelled otherwise.
  /// Complexity: O(length).
  package func isSpelled(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
