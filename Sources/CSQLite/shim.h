// SQLite for Swift: the C interface, and what it offers only as a macro that Swift cannot read; and the one function
// for searching in what was read that the C library hides unless the right macro was defined before the first header.
#ifndef BREWLOG_CSQLITE_SHIM_H
#define BREWLOG_CSQLITE_SHIM_H

#include <sqlite3.h>
#include <stddef.h>

/// Gives a parameter a text of `length` bytes, which SQLite copies: it need not outlive the call. `text` may be NULL
/// where the length is 0: that is the empty text, where SQLite itself would take it for no value.
static inline int sqlite_bind_text_copy(sqlite3_stmt *statement, int index, const void *text, size_t length) {
  return sqlite3_bind_text64(statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Switches one of the yes-or-no settings of a connection (`SQLITE_DBCONFIG_…`), a function of variable arguments.
static inline int sqlite_configure(sqlite3 *database, int setting, int value) {
  return sqlite3_db_config(database, setting, value, NULL);
}

extern void *memmem(const void *bytes, size_t count, const void *part, size_t part_count);
/// The first place where `part` stands in `bytes`; NULL where it does not.
static inline const void *bytes_find(const void *bytes, size_t count, const void *part, size_t part_count) {
  return memmem(bytes, count, part, part_count);
}

#endif
