// A plug-in whose engine serves no family.
#include "engines/assay_engine.h"

const assay_plugin* assay_plugin_entry(uint32_t) {
  static const assay_semantics semantics = {sizeof(assay_semantics), 0, 0, -1, -1, -1, -1, "", 0, 0};
  static const assay_engine engine = {sizeof(assay_engine),
                                      "broken/idle",
                                      "1",
                                      "foreign",
                                      "does nothing",
                                      semantics,
                                      nullptr,
                                      nullptr,
                                      nullptr,
                                      nullptr};
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 1, &engine};
  return &plugin;
}
