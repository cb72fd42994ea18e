// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL (see LICENSE).
//
// CGAL's planar hulls with the filtered kernel and with plain double, as engines.
#pragma once
#include <array>

#include "engines/adapters/cgal_hull2/translation.h"
#include "engines/plugin_kit.h"

namespace assay::cgal2 {

/// The names follow CGAL's own words for the function and the kernel.
template <class Library>
struct FilteredDefault {
  static constexpr std::string_view kName = "cgal/convex_hull_2_filtered";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) { return cgal2::solve<Filtered, Library>(cloud); }
};
template <class Library>
struct PlainDefault {
  static constexpr std::string_view kName = "cgal/convex_hull_2_double";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) { return cgal2::solve<Plain, Library>(cloud); }
};
template <class Library>
struct PlainGrahamAndrew {
  static constexpr std::string_view kName = "cgal/ch_graham_andrew_double";
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) { return cgal2::solve<Plain, Library>(cloud); }
};

inline constexpr plugin::Statement<Hull2Family> says(const char* sentence, const char* note) {
  return {.version = CGAL_VERSION_STR, .kind = "foreign", .sentence = sentence, .note = note};
}

inline constexpr const char* kPlain =
    "Simple_cartesian<double>: predicates rounded to double, no guarantee. Extreme points only; fewer than three are "
    "given for a flat cloud. Gives up where CGAL throws.";

/// What the plug-in offers. In tests both libraries are one that answers exactly.
template <class Default, class Andrew>
std::array<assay_engine, 3> engines() {
  return {plugin::engine<Hull2Family, FilteredDefault<Default>>(
              says("CGAL's convex_hull_2 with Exact_predicates_inexact_constructions_kernel",
                   "exact predicates, barring overflow and underflow. Extreme points only; fewer than three are given "
                   "for a flat cloud.")),
          plugin::engine<Hull2Family, PlainDefault<Default>>(says("CGAL's convex_hull_2 with plain double", kPlain)),
          plugin::engine<Hull2Family, PlainGrahamAndrew<Andrew>>(
              says("CGAL's ch_graham_andrew with plain double", kPlain))};
}

}  // namespace assay::cgal2
