// What this project ships, behind Assay's interface: planar hulls by the monotone chain.
#include <algorithm>
#include <numeric>

#include "engines/plugin_kit.h"

using namespace assay;

struct DownstreamHull {
  static constexpr std::string_view kName = "downstream/hull";

  static double turn(const Point2& a, const Point2& b, const Point2& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  }
  static bool keeps_left(const Point2& a, const Point2& b, const Point2& c) { return turn(a, b, c) > 0; }

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const std::vector<Point2>& p = cloud.points;
    const auto before = [&](unsigned i, unsigned j) {
      return p[i].x < p[j].x || (p[i].x == p[j].x && p[i].y < p[j].y);
    };
    const auto same = [&](unsigned i, unsigned j) { return p[i].x == p[j].x && p[i].y == p[j].y; };
    std::vector<unsigned> order(p.size()), chain;
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), before);
    order.erase(std::unique(order.begin(), order.end(), same), order.end());
    if (order.size() < 3) return FlatHull{{order.begin(), order.end()}};
    for (int side = 0; side < 2; ++side, std::reverse(order.begin(), order.end())) {
      const std::size_t first = chain.size();
      for (const unsigned i : order) {
        while (chain.size() >= first + 2 && !keeps_left(p[chain[chain.size() - 2]], p[chain.back()], p[i]))
          chain.pop_back();
        chain.push_back(i);
      }
      chain.pop_back();
    }
    if (chain.size() < 3) return FlatHull{{chain.begin(), chain.end()}};
    return Hull{{chain.begin(), chain.end()}};
  }
};

ASSAY_PLUGIN(plugin::engine<Hull2Family, DownstreamHull>({.version = "1.0",
                                                          .sentence = "monotone chain in plain double"}))
