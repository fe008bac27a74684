// zlib for Swift: the C interface, and the one call that zlib offers only as a macro with the size of a structure in it.
#ifndef BREWLOG_CZLIB_SHIM_H
#define BREWLOG_CZLIB_SHIM_H

#include <zlib.h>

/// Makes a stream ready to inflate raw deflate data, as it is in a ZIP file: without the header and checksum of zlib.
static inline int zlib_begin_raw(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }

/// Makes a stream ready to deflate in the same way.
static inline int zlib_begin_raw_deflate(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
}

#endif
