extension Bag: StoredRecord {
  static let table = "bag"

  static let columns = [
    "bean", "roaster", "roasted", "frozen", "thawed", "weight", "cost", "currency", "finished",
    "note",
    "extra",
  ]

  static let sql = RecordSQL(table: table, columns: columns)

  var values: [SQLValue] {
    [
      .text(bean.name), .text(bean.roaster), SQLValue(roast.roasted), SQLValue(roast.frozen),
      SQLValue(roast.thawed), SQLValue(weight), SQLValue(cost?.amount), SQLValue(cost?.currency),
      .integer(isFinished ? 1 : 0), .text(note), SQLValue(extra),
    ]
  }

  init(id: ID, _ row: inout Row, _ pool: StringPool) {
    self.init(id: id, Bean(pool.shared(row.text()), roaster: pool.shared(row.text())))
    roast = RoastDates(roasted: row.day(), frozen: row.day(), thawed: row.day())
    weight = row.measure()
    let amount = row.optionalReal()
    let currency = row.optionalText() ?? ""
    cost = amount.map { Cost($0, currency) }
    isFinished = row.integer() != 0
    note = row.text()
    extra = row.optionalText()
  }
}
