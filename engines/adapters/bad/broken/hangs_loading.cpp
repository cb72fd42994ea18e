// A library whose static initialiser never ends.
#include <unistd.h>

#include "engines/assay_engine.h"

namespace {
const int kNever = [] {
  for (;;) pause();
  return 0;
}();
}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t) { return kNever == 0 ? nullptr : nullptr; }
