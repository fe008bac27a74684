/// The completions for fish.
nonisolated struct FishCompletions {
  let guides: [CommandGuide]

  var text: String {
    "# Completions of brewlog for fish.\ncomplete -c brewlog -f\n"
      + "complete -c brewlog -n __fish_use_subcommand -l version -d 'prints the version'\n"
      + "complete -c brewlog -l help -d 'prints the help'\n"
      + "complete -c brewlog -n __fish_use_subcommand -a help -d 'prints the help'\n"
      + guides.map(lines).joined()
  }

  private func lines(_ guide: CommandGuide) -> String {
    let condition = "complete -c brewlog -n '__fish_seen_subcommand_from \(guide.name)'"
    var text =
      "complete -c brewlog -n __fish_use_subcommand -a \(guide.name) -d "
      + Shell.fish.quoted(guide.summary) + "\n"
    for option in guide.options { text += condition + line(option) + "\n" }
    if !guide.completionWords.isEmpty {
      let words = guide.completionWords.joined(separator: " ")
      text += condition + " -a " + Shell.fish.quoted(words) + "\n"
    }
    if guide.completesFiles { text += condition + " -F\n" }
    return text
  }

  private func line(_ option: CommandOption) -> String {
    var text = " -l \(option.name.dropFirst(2))"
    if option.value != nil { text += option.completes == .file ? " -r -F" : " -x" }
    if let words = option.completes?.words, !words.isEmpty {
      text += " -a " + Shell.fish.quoted(words.joined(separator: " "))
    }
    return text + " -d " + Shell.fish.quoted(option.summary)
  }
}
