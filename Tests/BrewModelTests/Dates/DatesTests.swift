import BrewModel
import Glibc
import Testing

@Suite("Dates")
struct DatesTests {
  @Test("every day of 9,999 years has the number that counting gives, and its parts back")
  func everyDay() {
    var number = -719_162
    var wrong = 0
    for year in 1...9_999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        .enumerated()
      {
        // The first and the last days of a month, where mistakes are.
        for day in [1, 2, length - 1, length] {
          let expected = number + day - 1
          guard let civil = CivilDay(year: year, month: month + 1, day: day),
            civil.dayNumber == expected,
            civil.year == year, civil.month == month + 1, civil.day == day
          else {
            wrong += 1
            continue
          }
        }
        if CivilDay(year: year, month: month + 1, day: length + 1) != nil { wrong += 1 }
        number += length
      }
    }
    #expect(wrong == 0)
    #expect(CivilDay("1970-01-01")?.dayNumber == 0)
  }

  @Test("days as text")
  func dayText() {
    #expect(CivilDay("2024-02-29")?.description == "2024-02-29")
    for text in [
      "2023-02-29", "2024-13-01", "2024-1-1", "2024-01-01x", "", "0000-01-01", "20240101",
    ] {
      #expect(CivilDay(text) == nil, "\(text)")
    }
    #expect(CivilDay("2026-03-01")!.days(since: CivilDay("2026-02-01")!) == 28)
  }

  @Test(
    "times are read and written as ISO 8601",
    arguments: [
      ("2019-12-01T14:46:30.285+01:00", 1_575_207_990_285, "2019-12-01T14:46:30.285+01:00"),
      ("2019-12-01T13:46:30Z", 1_575_207_990_000, "2019-12-01T13:46:30Z"),
      ("2019-12-01 13:46z", 1_575_207_960_000, "2019-12-01T13:46:00Z"),
      ("2019-12-01T08:16:30-0530", 1_575_207_990_000, "2019-12-01T08:16:30-05:30"),
      ("1969-12-31T23:59:59.5Z", -500, "1969-12-31T23:59:59.500Z"),
    ])
  func iso(text: String, milliseconds: Int, written: String) {
    let time = ZonedTime(text)
    #expect(time?.instant.milliseconds == milliseconds)
    #expect(time?.description == written)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "12/16/2012?", "2011", "2019-12-01T25:00Z", "2019-12-01T10Z", "2019-12-01T10:00+25:00",
      "7:13 AM",
    ])
  func noTimes(text: String) { #expect(ZonedTime(text) == nil) }

  @Test("the day of a time is that of its own clocks")
  func ownDay() {
    #expect(ZonedTime("2026-01-01T00:30:00+01:00")?.day == CivilDay("2026-01-01"))
    #expect(ZonedTime("2025-12-31T23:30:00Z")?.day == CivilDay("2025-12-31"))
    #expect(ZonedTime("2026-01-01T09:05:00+01:00")?.clockText == "09:05")
  }

  @Test("a local time has the offset that the C library gives")
  func localTime() {
    for day in ["2026-01-15", "2026-07-15", "1999-03-28"] {
      let time = ZonedTime("\(day) 12:00")!
      var seconds = time_t(time.instant.milliseconds / 1_000)
      var parts = tm()
      localtime_r(&seconds, &parts)
      #expect(parts.tm_hour == 12 && parts.tm_min == 0)
      #expect(time.offset * 60 == parts.tm_gmtoff)
    }
  }
}
