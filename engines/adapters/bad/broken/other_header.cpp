// Two engines of planar hulls that decline everything, as a plug-in states them that was compiled against another
// header of this version of the interface: assay_semantics is SEMANTICS_MORE bytes longer (shorter: negative), and an
// engine is ENGINE_MORE bytes longer behind what that adds. What the host does not know is full of ones; the list ends
// where memory does, so that who reads past it crashes.
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "engines/assay_engine.h"

namespace {

constexpr size_t kBehindSemantics = offsetof(assay_engine, semantics) + sizeof(assay_semantics);
constexpr size_t kBehind = sizeof(assay_engine) - kBehindSemantics;
constexpr size_t kBytes = sizeof(assay_engine) + SEMANTICS_MORE + ENGINE_MORE;

assay_status decline(void*, const assay_hull2_problem*, const assay_watch*, assay_hull2_answer*) {
  return ASSAY_DECLINED;
}

void write_engine(const char* name, unsigned char* place) {
  assay_engine engine = {};
  engine.size = static_cast<uint32_t>(kBytes);
  engine.name = name;
  engine.version = "1";
  engine.sentence = "compiled against another header";
  engine.semantics.size = static_cast<uint32_t>(sizeof(assay_semantics) + SEMANTICS_MORE);
  engine.semantics.note = "of another header";
  engine.semantics.verdict_gap = 0.25;
  engine.semantics.hull_gap_absolute = 0.125;
  engine.solve_hull2 = &decline;
  engine.only_by_name = "states it, where its header has it";
  memset(place, 0xff, kBytes);
  const size_t behind = kBehindSemantics + SEMANTICS_MORE;
  memcpy(place, &engine, behind < kBehindSemantics ? behind : kBehindSemantics);
  const auto* known = reinterpret_cast<const unsigned char*>(&engine) + kBehindSemantics;
  memcpy(place + behind, known, kBytes - behind < kBehind ? kBytes - behind : kBehind);
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t) {
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  auto* pages =
      static_cast<unsigned char*>(mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  if (pages == MAP_FAILED || mprotect(pages + page, page, PROT_NONE) != 0) return nullptr;
  unsigned char* engines = pages + page - 2 * kBytes;
  write_engine("other_header/first", engines);
  write_engine("other_header/second", engines + kBytes);
  static assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 2, nullptr};
  plugin.engines = reinterpret_cast<const assay_engine*>(engines);
  return &plugin;
}
