// The plug-in.
#include "engines/adapters/qhull/engines.h"

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const auto engines = assay::qhull::engines<assay::qhull::Run>();
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<uint32_t>(engines.size()),
                                      engines.data()};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
