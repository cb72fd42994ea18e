// Planar hull by gift wrapping, with the orientation test that everybody writes first.
#include <cmath>

#include "engines/plugin_kit.h"

using namespace assay;

struct GiftWrapping {
  static constexpr std::string_view kName = "example/gift_wrapping";

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    const std::vector<Point2>& p = cloud.points;
    if (p.size() < 3) return Declined{"fewer than three points"};
    std::uint32_t first = 0;
    for (std::uint32_t i = 0; i < p.size(); ++i) {
      if (!std::isfinite(p[i].x) || !std::isfinite(p[i].y)) return GaveUp{GaveUp::Why::kNotFinite};
      if (p[i].x < p[first].x || (p[i].x == p[first].x && p[i].y < p[first].y)) first = i;
    }
    Hull hull;
    std::uint32_t at = first;
    do {
      if (!watch({&at, 1})) return GaveUp{GaveUp::Why::kStopped};
      if (hull.ccw.size() == p.size()) return GaveUp{GaveUp::Why::kCycling};
      hull.ccw.push_back(at);
      std::uint32_t next = at;
      for (std::uint32_t i = 0; i < p.size(); ++i) {
        const double turn = (p[next].x - p[at].x) * (p[i].y - p[at].y) - (p[next].y - p[at].y) * (p[i].x - p[at].x);
        if (next == at || turn < 0) next = i;
      }
      at = next;
    } while (at != first);
    if (hull.ccw.size() < 3) return FlatHull{hull.ccw};
    return hull;
  }
};

ASSAY_PLUGIN(plugin::engine<Hull2Family, GiftWrapping>({.version = "1.0",
                                                        .sentence = "gift wrapping in plain double",
                                                        .promises = {.range = {.least_scale = 1e-100,
                                                                               .greatest_scale = 1e100}},
                                                        .note = "no tolerance; collinear points are not handled"}))
