// A hull by gift wrapping that aborts, after it has complained on standard error, where three points are on a line.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "engines/plugin_kit.h"

namespace {

using namespace assay;

struct Collinear {
  static constexpr std::string_view kName = "test/collinear";

  static Hull2Answer solve(const Cloud2& cloud, Watch) {
    const std::vector<Point2>& p = cloud.points;
    if (p.size() < 3) return Declined{"fewer than three points"};
    for (std::size_t i = 0; i + 2 < p.size(); ++i)
      for (std::size_t j = i + 1; j + 1 < p.size(); ++j)
        for (std::size_t k = j + 1; k < p.size(); ++k)
          if (turn(p[i], p[j], p[k]) == 0) complain(p.data());
    Hull hull;
    std::uint32_t first = 0;
    for (std::uint32_t i = 0; i < p.size(); ++i)
      if (std::pair(p[i].x, p[i].y) < std::pair(p[first].x, p[first].y)) first = i;
    std::uint32_t at = first;
    do {
      hull.ccw.push_back(at);
      if (hull.ccw.size() > p.size()) return GaveUp{GaveUp::Why::kCycling};
      std::uint32_t next = at;
      for (std::uint32_t i = 0; i < p.size(); ++i)
        if (next == at || turn(p[at], p[next], p[i]) < 0) next = i;
      at = next;
    } while (at != first);
    return hull;
  }

  static double turn(Point2 a, Point2 b, Point2 c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

  [[noreturn]] static void complain(const void* where) {
    for (int line = 1; line <= 9; ++line) std::fprintf(stderr, "line %d\n", line);
    std::fprintf(stderr, "collinear \x1b[31m<b>points</b> at %p\n==%d== assertion failed\n", where, std::rand());
    std::abort();
  }
};

}  // namespace

ASSAY_PLUGIN(plugin::engine<Hull2Family, Collinear>({.version = "1", .sentence = "aborts on collinear points"}))
