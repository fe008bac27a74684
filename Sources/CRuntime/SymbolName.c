#define _GNU_SOURCE
#include "CRuntime.h"
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <unistd.h>

// The file is read, not mapped: the symbols of a static program are megabytes, which must not count as its memory.

struct object {
  ElfW(Addr) address;  // as in the file, without the load bias
  const char *path;    // NULL while none was found
};

static int find_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct object *object = context;
  ElfW(Addr) address = object->address - info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || address < segment->p_vaddr ||
        address - segment->p_vaddr >= segment->p_memsz)
      continue;
    object->address = address;
    object->path = info->dlpi_name && *info->dlpi_name ? info->dlpi_name : "/proc/self/exe";
    return 1;
  }
  return 0;
}

static int read_at(int file, void *to, size_t size, off_t offset) {
  return pread(file, to, size, offset) == (ssize_t)size;
}

// Finds the function in one symbol table that holds the address.
static int find_symbol(int file, const ElfW(Shdr) *table, ElfW(Addr) address, ElfW(Sym) *found) {
  ElfW(Sym) symbols[512];
  size_t left = table->sh_size / sizeof *symbols;
  for (off_t at = table->sh_offset; left > 0;) {
    size_t count = left < 512 ? left : 512;
    if (!read_at(file, symbols, count * sizeof *symbols, at)) return 0;
    for (size_t i = 0; i < count; i++) {
      if ((symbols[i].st_info & 0xf) != STT_FUNC || address < symbols[i].st_value) continue;
      ElfW(Addr) offset = address - symbols[i].st_value;
      if (offset != 0 && offset >= symbols[i].st_size) continue;
      *found = symbols[i];
      return 1;
    }
    left -= count;
    at += count * sizeof *symbols;
  }
  return 0;
}

static int read_section(int file, const ElfW(Ehdr) *header, size_t index, ElfW(Shdr) *section) {
  return index < header->e_shnum &&
         read_at(file, section, sizeof *section, header->e_shoff + index * sizeof *section);
}

// Looks into the symbol tables of one kind (SHT_SYMTAB or SHT_DYNSYM).
static size_t find_name(int file, const ElfW(Ehdr) *header, unsigned kind, ElfW(Addr) address,
                        char *name, size_t capacity) {
  for (size_t i = 0; i < header->e_shnum; i++) {
    ElfW(Shdr) table, strings;
    ElfW(Sym) symbol;
    if (!read_section(file, header, i, &table)) return 0;
    if (table.sh_type != kind || !find_symbol(file, &table, address, &symbol)) continue;
    if (!read_section(file, header, table.sh_link, &strings)) continue;
    ssize_t length = pread(file, name, capacity, strings.sh_offset + symbol.st_name);
    if (length > 0 && memchr(name, 0, (size_t)length)) return strlen(name);
  }
  return 0;
}

static size_t name_at(uintptr_t address, char *name, size_t capacity) {
  struct object object = {address, NULL};
  dl_iterate_phdr(find_object, &object);
  int file = object.path ? open(object.path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return 0;
  size_t length = 0;
  ElfW(Ehdr) header;
  if (read_at(file, &header, sizeof header, 0) && !memcmp(header.e_ident, ELFMAG, SELFMAG) &&
      header.e_shentsize == sizeof(ElfW(Shdr))) {
    length = find_name(file, &header, SHT_SYMTAB, object.address, name, capacity);
    if (!length) length = find_name(file, &header, SHT_DYNSYM, object.address, name, capacity);
  }
  close(file);
  return length;
}

// Where a function without a symbol goes that does nothing but call another; 0 for any other. The optimiser makes such
// functions of the getters that key paths use: it jumps to a type's getter, and calls a generic type's.
static uintptr_t call_target(uintptr_t address) {
#if defined(__x86_64__)
  static const struct { size_t size; unsigned char bytes[11]; } forms[] = {
    {1, {0xe9}},                                // jmp
    {6, {0x55, 0x48, 0x89, 0xe5, 0x5d, 0xe9}},  // the same, with a frame
    // push %rbp; mov %rsp, %rbp; push %r13; push %rax; mov (%rdi), %r13; call
    {11, {0x55, 0x48, 0x89, 0xe5, 0x41, 0x55, 0x50, 0x4c, 0x8b, 0x2f, 0xe8}},
  };
  const unsigned char *code = (const unsigned char *)address;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    if (memcmp(code, forms[i].bytes, forms[i].size)) continue;
    int32_t distance;
    memcpy(&distance, code + forms[i].size, sizeof distance);
    return address + forms[i].size + sizeof distance + (intptr_t)distance;
  }
#endif
  (void)address;
  return 0;
}

size_t brewlog_symbol_name(uintptr_t address, char *name, size_t capacity) {
  size_t length = name_at(address, name, capacity);
  if (length) return length;
  uintptr_t target = call_target(address);
  return target ? name_at(target, name, capacity) : 0;
}

int brewlog_return_addresses(uintptr_t *addresses, int capacity) { return backtrace((void **)addresses, capacity); }
