import BrewLogApp
import BrewModel

extension ManualPage {
  /// brewlog(1).
  static var program: String {
    title("brewlog", section: 1, "a brew log in the terminal")
      + ".SH SYNOPSIS\n" + CommandGuide.all.map(synopsis).joined(separator: ".br\n")
      + section(
        "DESCRIPTION",
        [
          "BrewLog keeps a log of coffee, tea and beer in one file. The commands below print or change it, also while the log is open on a screen or in other copies of the program: each sees what the others did. Reading never writes. What a command has reported is on the disk."
        ]) + ".SH COMMANDS\n" + CommandGuide.all.map(command).joined()
      + section("SCREENS", screens) + ".SH KEYS OF A BREW\n" + escaped(amounts) + "\n"
      + terms(BrewField.allCases.map { ($0.key, $0.meaning) })
      + ".SH EXIT STATUS\n" + terms(statuses) + ".SH ENVIRONMENT\n" + terms(variables)
      + ".SH CONFIG FILE\n"
      + escaped(
        "Lines of name = value; those that begin with # say nothing. A mistake is told with its file and line, and the rest holds: by each command in one line on standard error until it is mended, by brewlog check each in its own, and by the screens in their last line and their log (L). Mistakes about keys, mouse and colour are told by the screens and by brewlog check alone. An option of the command line wins."
      ) + "\n" + terms(Settings.table) + paragraph(actions) + ".SH FILES\n" + terms(files)
      + section("SEE ALSO", ["brewlog-log(5), sqlite3(1)"])
  }

  private static let amounts =
    "Amounts take a unit: dose=0.6oz, temp=200F. Without one they are in the units of the config file, as a list shows them; where it settles none, in the units below. A script that gives the units means the same for everybody."

  private static var actions: String {
    "The actions that can be given keys: " + KeyOverrides.names.joined(separator: ", ")
      + ". A key that is given to one is no other's on the same page, and moves no list; of two lines with one key the last counts, and the help (?, in a form F1) shows the keys as they are. Those that begin with form- are for the forms, where letters are typed: they take keys with Ctrl- or Alt-, those with names and F1 to F12. Of the terminal are Ctrl-c, Ctrl-l, Ctrl-z and Ctrl-\\. Fixed are the keys of a line that is typed (Left, Right, Home, End, Backspace, Del, Ctrl-a b d e f h k u w, Alt-b d f; Up, Down, Enter and Esc in the last line), and the digits that begin a number. What terminals send as another key, such as Ctrl-m, which is Enter, cannot be given to anything."
  }

  private static func paragraph(_ text: String) -> String { ".PP\n" + escaped(text) + "\n" }

  private static func synopsis(_ guide: CommandGuide) -> String {
    let rest = guide.usage.dropFirst("brewlog ".count + guide.name.count).trimmed
    return ".B \(escaped("brewlog " + guide.name))\n" + (rest.isEmpty ? "" : escaped(rest) + "\n")
  }

  private static func command(_ guide: CommandGuide) -> String {
    var text = ".SS \(escaped((guide.name + " " + guide.arguments).trimmed))\n"
    text += escaped(guide.summary.prefix(1).uppercased() + guide.summary.dropFirst() + ".") + "\n"
    for paragraph in guide.discussion { text += ".PP\n" + escaped(paragraph) + "\n" }
    text += terms(
      guide.options.map { ($0.name + ($0.value.map { " " + $0 } ?? ""), $0.summary) })
    if !guide.examples.isEmpty {
      text += ".PP\nExamples:\n.PP\n.nf\n.RS\n"
      text += guide.examples.map { escaped($0) + "\n" }.joined() + ".RE\n.fi\n"
    }
    for (status, when) in guide.failures {
      text += ".PP\nExit status \(status): \(escaped(when)).\n"
    }
    return text
  }

  private static let screens = [
    "? lists the keys of a screen. A number in front of a key that moves says how often: 5j, or 40G for row 40. 1 to 3 show the screens and 0 stars brew #0 of the comparison, so a number begins with another digit; in the log it may begin with 0, as in 012G. Esc drops it.",
    "In the log and on its page of bags, : takes a command: the number of a row, or the name by which the config file gives a key to something, whether it has one or not; in the log also sort COLUMN with up or down, and filter or search with what they take. While a day of a filter is typed, its last digit may become two: date:2026-11-2 shows the 2nd and the 20th to the 29th, date:2026-1 January and October to December; < and > take it as it stands.",
    "In a form, Tab goes to the next field and leaves what was typed as it is; Right at the end of the text takes what the last line offers. F1 lists the keys. What was typed into a form that is left is kept, also when the program ends: the log offers it until it is saved or thrown away. A new brew is from the open bag of its bean where there is one alone: the form shows it, and a - there leaves the bag empty.",
    "What cannot be saved, because another program holds the log, it was moved away or the disk is full, stays on the screen, is said not to be saved, and is tried again by itself until it is; what was typed for it is kept meanwhile.",
    "What other copies of the program change is shown when it happens; R or F5 reads the log again.",
    "With a Cyrillic, Greek, Hebrew, Arabic, Persian or Korean layout, a key that has no use of its own is the one in its place on a Latin keyboard.",
    "GNU screen has the mouse to itself unless the config file says mouse = yes: with a program that asks for the mouse it keeps Esc back until the next key.",
    "With --plain a screen is made for screen readers and braille displays: what a sign would show is said in words, no line is drawn, the cursor is shown on the selected row, whose line ends in its number, and nothing changes by itself.",
    "Names may be in any script; control characters in them are shown as signs and never sent. --ambiguous-width=2 is for terminals on which letters with accents are two columns wide.",
  ]

  private static let statuses = [
    ("0", "all is well"),
    (
      "1",
      "nothing was found, there is nothing to undo, a check found damage, or a measurement differs: an experiment from its claim, for no known reason, or from its baseline, or a replay from its session"
    ),
    (
      "2",
      "the command line, the log or the terminal cannot be used; nothing was changed, unless it says so"
    ),
    ("130", "ended by Ctrl-c"),
  ]

  private static let variables = [
    ("BREWLOG_LOG", "the path of the log, unless --log gives one"),
    ("XDG_DATA_HOME", "where the log is without these: in brewlog/brewlog.db below it"),
    ("XDG_CONFIG_HOME", "where the config file is, in brewlog/config below it"),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "the locale: where it has no UTF-8, or is not installed, screens and lists are in ASCII"
    ),
    ("ESCDELAY", "the milliseconds to wait for what may follow Esc, 25 if not said"),
    ("NO_COLOR", "if it is not empty, screens have no colours; the commands never have any"),
    ("TZ", "the zone of dates that are given without one"),
  ]

  private static let files = [
    ("~/.config/brewlog/config", "the config file, or brewlog/config in XDG_CONFIG_HOME"),
    ("~/.local/share/brewlog/brewlog.db", "the log; see brewlog-log(5)"),
    (
      "~/.local/share/brewlog/brewlog.db.draft",
      "what was typed into a form and not saved when the program ended; offered at the next start"
    ),
    ("~/.local/share/brewlog/brewlog.db.draft-*", "the same while it is typed"),
    (
      "~/.local/share/brewlog/brewlog.db.waiting-*",
      "what was done and could not be saved yet, because another program held the log or the disk was full; saved at the next start at the latest"
    ),
    ("~/.local/share/brewlog/brewlog.db.daily-*", "the copies of the last ten days with changes"),
  ]
}
