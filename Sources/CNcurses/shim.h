// ncurses for Swift: the wide-character API, and what it offers only as macros or macro-like globals.
#ifndef BREWLOG_CNCURSES_SHIM_H
#define BREWLOG_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stddef.h>
#include <term.h>

// `term.h` names capabilities by macros that are ordinary words.
#undef buttons
#undef columns
#undef lines
#undef tab

static inline WINDOW *curses_stdscr(void) { return stdscr; }
static inline WINDOW *curses_curscr(void) { return curscr; }
static inline int curses_lines(void) { return LINES; }
static inline int curses_columns(void) { return COLS; }
static inline int curses_colors(void) { return COLORS; }
static inline int curses_color_pairs(void) { return COLOR_PAIRS; }

static inline attr_t curses_bold(void) { return A_BOLD; }
static inline attr_t curses_dim(void) { return A_DIM; }
static inline attr_t curses_italic(void) { return A_ITALIC; }
static inline attr_t curses_underline(void) { return A_UNDERLINE; }
static inline attr_t curses_reverse(void) { return A_REVERSE; }

/// The bits of an attribute that hold a colour pair, as far as they can: the pair itself is in `ext_color`.
static inline attr_t curses_pair_bits(int pair) { return COLOR_PAIR(pair < 255 ? pair : 255) & A_COLOR; }

/// A prepared cell: what `setcchar` makes, without its checks. At most `CCHARW_MAX` scalars, the rest are zero.
static inline cchar_t curses_cell(wchar_t scalar, attr_t attributes, int pair) {
  cchar_t cell = {.attr = attributes, .chars = {scalar}, .ext_color = pair};
  return cell;
}

/// Puts a mark of no width on a prepared cell; `index` 1 … `CCHARW_MAX` − 1.
static inline void curses_cell_add_mark(cchar_t *cell, int index, wchar_t mark) {
  if (index > 0 && index < CCHARW_MAX) cell->chars[index] = mark;
}

// `wchar.h` hides it unless the right macro was defined before the first of all headers.
extern int wcwidth(wchar_t);
/// The columns that ncurses gives to a scalar: 0, 1, 2, or -1.
static inline int curses_width(wchar_t scalar) { return wcwidth(scalar); }

/// Starts a screen on a terminal's descriptor, of the type that TERM names; NULL if it is unknown.
/// Unlike `initscr` it leaves the program alive. ncurses never reads from it: input is decoded by the caller.
/// `stream` becomes the stream on the descriptor, for `curses_end`.
static inline SCREEN *curses_start(int terminal, FILE **stream) {
  FILE *output = fdopen(terminal, "w");
  if (!output) return NULL;
  // The size is the terminal's own, not what LINES and COLUMNS once were.
  use_tioctl(TRUE);
  SCREEN *screen = newterm(NULL, output, stdin);
  if (screen) {
    *stream = output;
  } else {
    fclose(output);
  }
  return screen;
}

/// Gives the memory of a screen back, and closes its descriptor.
static inline void curses_end(SCREEN *screen, FILE *stream) {
  delscreen(screen);
  fclose(stream);
}

// Where ncurses collects what the next flush sends. `putp` goes past it, to standard output.
extern int _nc_outch(int);
/// Adds a capability to what the next `doupdate` or `endwin` sends.
static inline void curses_put(const char *capability) { tputs(capability, 1, _nc_outch); }

/// Adds what turns attributes and a colour pair on, and those that were on before off.
static inline void curses_put_rendition(attr_t attributes, int pair) {
  vid_puts(attributes, (NCURSES_PAIRS_T)pair, &pair, _nc_outch);
}

extern void _nc_flush(void);
/// Sends what ncurses has collected.
static inline void curses_flush(void) { _nc_flush(); }

// Capabilities of the current terminal; NULL where it has none.
static inline const char *curses_valid(const char *string) { return string == (char *)-1 ? NULL : string; }
static inline const char *curses_enter_alternate_screen(void) { return curses_valid(enter_ca_mode); }
static inline const char *curses_leave_alternate_screen(void) { return curses_valid(exit_ca_mode); }
static inline const char *curses_cursor_visible(void) { return curses_valid(cursor_normal); }
static inline const char *curses_cursor_invisible(void) { return curses_valid(cursor_invisible); }
static inline const char *curses_reset_attributes(void) { return curses_valid(exit_attribute_mode); }
static inline const char *curses_reset_colors(void) { return curses_valid(orig_pair); }
static inline const char *curses_keypad_on(void) { return curses_valid(keypad_xmit); }
static inline const char *curses_keypad_off(void) { return curses_valid(keypad_local); }
static inline const char *curses_scroll_region(void) { return curses_valid(change_scroll_region); }
static inline const char *curses_mouse_prefix(void) { return curses_valid(key_mouse); }
static inline bool curses_can_address_cursor(void) { return curses_valid(cursor_address) != NULL; }
/// The string that moves the cursor, valid until the next call.
static inline const char *curses_move(int row, int column) {
  return curses_can_address_cursor() ? tiparm(cursor_address, row, column) : NULL;
}

static inline int curses_function_key(int number) { return KEY_F(number); }

/// The bytes that the terminal sends for the key `KEY_…`; NULL where it has no such key.
static inline const char *curses_key_string(int key) {
  switch (key) {
  case KEY_UP: return curses_valid(key_up);
  case KEY_DOWN: return curses_valid(key_down);
  case KEY_LEFT: return curses_valid(key_left);
  case KEY_RIGHT: return curses_valid(key_right);
  case KEY_HOME: return curses_valid(key_home);
  case KEY_END: return curses_valid(key_end);
  case KEY_PPAGE: return curses_valid(key_ppage);
  case KEY_NPAGE: return curses_valid(key_npage);
  case KEY_DC: return curses_valid(key_dc);
  case KEY_BTAB: return curses_valid(key_btab);
  case KEY_SR: return curses_valid(key_sr);
  case KEY_SF: return curses_valid(key_sf);
  case KEY_SLEFT: return curses_valid(key_sleft);
  case KEY_SRIGHT: return curses_valid(key_sright);
  case KEY_SHOME: return curses_valid(key_shome);
  case KEY_SEND: return curses_valid(key_send);
  case KEY_F(1): return curses_valid(key_f1);
  case KEY_F(2): return curses_valid(key_f2);
  case KEY_F(3): return curses_valid(key_f3);
  case KEY_F(4): return curses_valid(key_f4);
  case KEY_F(5): return curses_valid(key_f5);
  case KEY_F(6): return curses_valid(key_f6);
  case KEY_F(7): return curses_valid(key_f7);
  case KEY_F(8): return curses_valid(key_f8);
  case KEY_F(9): return curses_valid(key_f9);
  case KEY_F(10): return curses_valid(key_f10);
  case KEY_F(11): return curses_valid(key_f11);
  case KEY_F(12): return curses_valid(key_f12);
  default: return NULL;
  }
}

#endif
