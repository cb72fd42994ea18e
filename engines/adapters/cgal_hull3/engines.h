// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_3, which is under the GPL (see LICENSE).
//
// CGAL's convex_hull_3 with the filtered kernel and with plain double, as engines.
#pragma once
// clang-format off: before whatever else includes CGAL
#include "engines/adapters/cgal_hull3/translation.h"
// clang-format on
#include <array>

#include "engines/plugin_kit.h"

namespace assay::cgal3 {

template <class Library>
struct FilteredHull {
  static constexpr std::string_view kName = "cgal/convex_hull_3_filtered";
  static Hull3Answer solve(const Cloud3& cloud, const Watch&) { return cgal3::solve<Filtered, Library>(cloud); }
};
template <class Library>
struct PlainHull {
  static constexpr std::string_view kName = "cgal/convex_hull_3_double";
  static Hull3Answer solve(const Cloud3& cloud, const Watch&) { return cgal3::solve<Plain, Library>(cloud); }
};

inline constexpr plugin::Statement<Hull3Family> says(const char* sentence, const char* note) {
  return {.version = CGAL_VERSION_STR, .kind = "foreign", .sentence = sentence, .note = note};
}

/// What the plug-in offers. `Library` is ConvexHull3, or in tests one that answers exactly.
template <class Library>
std::array<assay_engine, 2> engines() {
  return {
      plugin::engine<Hull3Family, FilteredHull<Library>>(says(
          "CGAL's convex_hull_3 with Exact_predicates_inexact_constructions_kernel",
          "Exact predicates. Faces come in triangles, extreme points only. A flat cloud gives a point, a segment, a "
          "triangle or the border of a mesh with one side. Gives up where CGAL throws.")),
      plugin::engine<Hull3Family, PlainHull<Library>>(
          says("CGAL's convex_hull_3 with Simple_cartesian<double>",
               "Predicates rounded to double: CGAL's manual recommends a kernel with exact predicates and promises "
               "nothing for this one. Otherwise as with the filtered kernel."))};
}

}  // namespace assay::cgal3
