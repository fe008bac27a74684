extension DisplayUnits {
  /// How a brew was made, in the parts that were recorded: dose, ratio, grind, temperature and time.
  ///
  /// - Parameter grind: the setting of the grinder as it is to be called; empty for none.
  public func settings(of brew: Brew, grind: String) -> [String] {
    [
      brew.dose.map(text) ?? "", brew.ratio == nil ? "" : brew.ratioText, grind,
      brew.temperature.map(text) ?? "", brew.time?.clockText ?? "",
    ].filter { !$0.isEmpty }
  }
}
