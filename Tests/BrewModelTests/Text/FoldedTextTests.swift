import BrewModel
import Testing

@Suite("Folded text")
struct FoldedTextTests {
  @Test(
    "case, accents and widths are gone",
    arguments: [
      ("Kenya AA", "kenya aa"), ("Machhörndl", "machhorndl"), ("Maaßen", "maassen"),
      ("ÅÉÎØŁ", "aeiol"),
      ("Ångström", "angstrom"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Ёлка", "елка"),
      ("İstanbul ı", "istanbul i"),
      ("有苦涩味", "有苦涩味"), ("ＡＢＣ１", "abc1"), ("œuf æ", "oeuf ae"), ("", ""), ("l’or", "l'or"),
    ])
  func folds(text: String, folded: String) { #expect(FoldedText.folded(text) == folded) }

  @Test("composed and decomposed texts are one")
  func normalization() {
    for (composed, decomposed) in [
      ("Brühkaffee", "Bru\u{308}hkaffee"), ("café", "cafe\u{301}"), ("가", "\u{1100}\u{1161}"),
      ("ṩ", "s\u{307}\u{323}"),
    ] {
      #expect(Array(FoldedText.folded(composed).utf8) == Array(FoldedText.folded(decomposed).utf8))
    }
  }

  @Test("parts are found")
  func contains() {
    #expect(FoldedText.contains("", in: "abc"))
    #expect(FoldedText.contains("bc", in: "abc"))
    #expect(!FoldedText.contains("abcd", in: "abc"))
    #expect(!FoldedText.contains("a", in: ""))
  }
}
