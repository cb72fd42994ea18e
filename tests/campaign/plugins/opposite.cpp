// Engines that are right by the opposite convention, hulls clockwise and inside out, and one that always says yes.
#include <algorithm>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "engines/plugin_kit.h"

namespace {

using namespace assay;

struct Clockwise {
  static constexpr std::string_view kName = "opposite/clockwise";
  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Hull2Answer answer = MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull>(&answer)) std::ranges::reverse(hull->ccw);
    return answer;
  }
};

struct InsideOut {
  static constexpr std::string_view kName = "opposite/inside_out";
  static Hull3Answer solve(const Cloud3& cloud, const Watch&) {
    Hull3Answer answer = hull3(cloud);
    if (auto* hull = std::get_if<Hull3>(&answer)) {
      std::uint32_t first = 0;
      for (const std::uint32_t end : hull->end) {
        std::reverse(hull->corner.begin() + first, hull->corner.begin() + end);
        first = end;
      }
    }
    return answer;
  }
};

/// Says of all pairs that they meet.
struct Yes {
  static constexpr std::string_view kName = "opposite/yes";
  static GjkAnswer solve(const ConvexPair&, const Watch&) { return BareVerdict{true}; }
};

}  // namespace

ASSAY_PLUGIN(plugin::engine<Hull2Family, Clockwise>({.version = "1", .sentence = "clockwise"}),
             plugin::engine<Hull3Family, InsideOut>({.version = "1", .sentence = "inside out"}),
             plugin::engine<GjkFamily, Yes>({.version = "1", .sentence = "everything meets"}))
