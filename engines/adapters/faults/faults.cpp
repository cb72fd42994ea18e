// The control group: variants with one planted defect each, which the batteries must convict.
#include "engines/adapters/listed_engines.h"
#include "variants/variants.h"

namespace {

using namespace assay;

std::vector<assay_engine> all_engines() {
  std::vector<assay_engine> engines;
  plugin::for_each_c_family([&]<Family F>() { plugin::add_listed(engines, planted_faults<F>(), "1"); });
  return engines;
}

}  // namespace

extern "C" ASSAY_EXPORT const assay_plugin* assay_plugin_entry(std::uint32_t host_abi_version) {
  static const std::vector<assay_engine> engines = all_engines();
  return plugin::listed_plugin(engines, host_abi_version);
}
