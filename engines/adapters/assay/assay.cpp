// Every variant of ours and of the articles as a plug-in. Asked directly or through this, they must answer the same
// (tests/engines).
#include "engines/adapters/listed_engines.h"
#include "variants/variants.h"

namespace {

using namespace assay;

std::vector<assay_engine> all_engines() {
  std::vector<assay_engine> engines;
  plugin::for_each_c_family([&]<Family F>() { plugin::add_listed(engines, variants<F>(), ASSAY_VERSION); });
  return engines;
}

}  // namespace

extern "C" ASSAY_EXPORT const assay_plugin* assay_plugin_entry(std::uint32_t host_abi_version) {
  static const std::vector<assay_engine> engines = all_engines();
  return plugin::listed_plugin(engines, host_abi_version);
}
