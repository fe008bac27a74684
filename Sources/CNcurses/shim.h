// What of ncurses Swift cannot see: globals, and macros that are not plain numbers.
#ifndef BREWLOG_CNCURSES_H
#define BREWLOG_CNCURSES_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <sys/ioctl.h>
#include <term.h>
// term.h has names such as `lines` and `columns` as macros, which no importer of this module should get.
#undef lines
#undef columns

/// The terminal that TERM names, read from standard input; NULL if it is unknown.
static inline SCREEN *brewlog_new_terminal(FILE *output) { return newterm(NULL, output, stdin); }

static inline WINDOW *brewlog_stdscr(void) { return stdscr; }
static inline WINDOW *brewlog_curscr(void) { return curscr; }
static inline int brewlog_lines(void) { return LINES; }
static inline int brewlog_columns(void) { return COLS; }
static inline int brewlog_colors(void) { return COLORS; }
static inline int brewlog_color_pairs(void) { return COLOR_PAIRS; }

static inline attr_t brewlog_bold(void) { return A_BOLD; }
static inline attr_t brewlog_dim(void) { return A_DIM; }
static inline attr_t brewlog_italic(void) { return A_ITALIC; }
static inline attr_t brewlog_underline(void) { return A_UNDERLINE; }
static inline attr_t brewlog_reverse(void) { return A_REVERSE; }

/// A blank in the rendition given: the form that the cells of a style are made from.
static inline cchar_t brewlog_blank(attr_t attributes, int pair) {
  cchar_t cell;
  wchar_t blank[] = {L' ', 0};
  setcchar(&cell, blank, attributes, 0, &pair);
  return cell;
}

/// Sets the n-th scalar of a cell: 0 is the base, 1 to 4 are marks.
static inline void brewlog_set_scalar(cchar_t *cell, int n, uint32_t scalar) {
  cell->chars[n] = (wchar_t)scalar;
}

enum {
  BREWLOG_MOUSE_PRESS = 1,
  BREWLOG_MOUSE_SCROLL_UP = 2,
  BREWLOG_MOUSE_SCROLL_DOWN = 3,
};

/// Asks for presses of the left button and steps of the wheel.
static inline void brewlog_enable_mouse(void) {
  mouseinterval(0);
  mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
}

/// Takes the mouse event that a KEY_MOUSE announced; 0 if it is none that was asked for.
static inline int brewlog_next_mouse_event(int *column, int *row) {
  MEVENT event;
  if (getmouse(&event) != OK) return 0;
  *column = event.x;
  *row = event.y;
  if (event.bstate & BUTTON1_PRESSED) return BREWLOG_MOUSE_PRESS;
  if (event.bstate & BUTTON4_PRESSED) return BREWLOG_MOUSE_SCROLL_UP;
  if (event.bstate & BUTTON5_PRESSED) return BREWLOG_MOUSE_SCROLL_DOWN;
  return 0;
}

/// The size of the terminal window in cells; false if the terminal does not tell.
static inline bool brewlog_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

/// A string capability of the terminal by its terminfo name, or NULL.
static inline const char *brewlog_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

#endif
