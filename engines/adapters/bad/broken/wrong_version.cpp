// A plug-in of a later version that does not refuse an older host.
#include "engines/assay_engine.h"

const assay_plugin* assay_plugin_entry(uint32_t) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION + 1, 0, nullptr};
  return &plugin;
}
