// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL (see LICENSE).
//
// CGAL's planar hulls with the filtered kernel and with plain double, as engines.
#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/ch_graham_andrew.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/property_map.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <numeric>
#include <vector>

#include "engines/plugin_kit.h"

namespace {

using namespace assay;
using Filtered = CGAL::Exact_predicates_inexact_constructions_kernel;
using Plain = CGAL::Simple_cartesian<double>;

enum class Algorithm { kDefault, kGrahamAndrew };

/// The names follow CGAL's own words for the function and the kernel.
template <class Kernel, Algorithm kAlgorithm>
struct CgalHull {
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) noexcept {
    for (const Point2& p : cloud.points) {
      if (!std::isfinite(p.x) || !std::isfinite(p.y)) return Declined{"a coordinate that is not finite"};
    }
    std::vector<typename Kernel::Point_2> points;
    for (const Point2& p : cloud.points) points.emplace_back(p.x, p.y);
    std::vector<std::uint32_t> indices(points.size()), ring;
    std::iota(indices.begin(), indices.end(), 0u);
    const auto map = CGAL::make_property_map(points);
    const CGAL::Convex_hull_traits_adapter_2<Kernel, decltype(map)> traits(map);
    try {
      if constexpr (kAlgorithm == Algorithm::kGrahamAndrew) {
        CGAL::ch_graham_andrew(indices.begin(), indices.end(), std::back_inserter(ring), traits);
      } else {
        CGAL::convex_hull_2(indices.begin(), indices.end(), std::back_inserter(ring), traits);
      }
    } catch (const std::exception&) {  // a failed postcondition of CGAL's, or no memory
      return GaveUp{GaveUp::Why::kStalled, 0};
    }
    if (ring.size() < 3) return FlatHull{std::move(ring)};
    return Hull{std::move(ring)};
  }
};

struct FilteredDefault : CgalHull<Filtered, Algorithm::kDefault> {
  static constexpr std::string_view kName = "cgal/convex_hull_2_filtered";
};
struct PlainDefault : CgalHull<Plain, Algorithm::kDefault> {
  static constexpr std::string_view kName = "cgal/convex_hull_2_double";
};
struct PlainGrahamAndrew : CgalHull<Plain, Algorithm::kGrahamAndrew> {
  static constexpr std::string_view kName = "cgal/ch_graham_andrew_double";
};

constexpr plugin::Statement says(const char* sentence, const char* note) {
  return {.version = CGAL_VERSION_STR, .kind = "foreign", .sentence = sentence, .note = note};
}

constexpr const char* kPlain =
    "Simple_cartesian<double>: predicates rounded to double, no guarantee. Extreme points only; fewer than three are "
    "given for a flat cloud. Gives up where CGAL throws.";

}  // namespace

ASSAY_PLUGIN(plugin::engine<Hull2Family, FilteredDefault>(says(
                 "CGAL's convex_hull_2 with Exact_predicates_inexact_constructions_kernel",
                 "exact predicates, barring overflow and underflow. Extreme points only; fewer than three are given "
                 "for a flat cloud.")),
             plugin::engine<Hull2Family, PlainDefault>(says("CGAL's convex_hull_2 with plain double", kPlain)),
             plugin::engine<Hull2Family, PlainGrahamAndrew>(says("CGAL's ch_graham_andrew with plain double", kPlain)))
