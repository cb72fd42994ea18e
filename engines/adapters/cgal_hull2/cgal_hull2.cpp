// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL (see LICENSE).
//
// The plug-in.
#include "engines/adapters/cgal_hull2/engines.h"

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const auto engines = assay::cgal2::engines<assay::cgal2::ConvexHull2, assay::cgal2::GrahamAndrew>();
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<uint32_t>(engines.size()),
                                      engines.data()};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
