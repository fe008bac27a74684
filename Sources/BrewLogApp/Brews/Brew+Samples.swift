import BrewModel

extension Brew {
  /// A dozen brews to look around in, one a day up to a moment.
  static func samples(before end: Instant) -> [Brew] {
    let beans = [
      Bean("Kenya Gakuyuini AA", roaster: "Machhörndl"), Bean("Ethiopia Guji", roaster: "Quijote"),
      Bean("Brazil Santos", roaster: "Rösttrommel"), Bean("Colombia El Paraíso", roaster: "Nomad"),
    ]
    let methods = ["V60", "Espresso", "AeroPress", "French press"]
    let notes = [
      "Blackcurrant, bright and clean.", "Jasmine and peach; a little thin.",
      "Chocolate and nuts.\nFiner next time.", "Lychee, roses, long aftertaste.",
    ]
    return (0..<12).map { index in
      let kind = index % 4
      let time = ZonedTime(end.advanced(bySeconds: -86_400 * (12 - index)))
      var brew = Brew(beans[kind], at: time)
      brew.method = Method(methods[kind])
      brew.grinder = Grinder("Comandante", setting: "\([24, 9, 18, 28][kind] - index / 4) clicks")
      brew.dose = [15, 18, 14, 30][kind]
      brew.water = kind == 1 ? nil : Amount([250, 0, 220, 500][kind])
      brew.yield = kind == 1 ? Amount(36) : nil
      brew.temperature = [94, 93, 88, 95][kind]
      brew.time = Seconds([165, 28, 120, 270][kind])
      brew.rating = Rating([3.5, 4, 4.5, 3, 5][index % 5])
      brew.isFavorite = index % 5 == 4
      brew.tags = index % 2 == 0 ? ["washed"] : []
      brew.note = notes[kind]
      return brew
    }
  }
}
