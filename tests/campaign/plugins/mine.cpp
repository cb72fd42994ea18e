// A downstream user's engine in five releases under one name: the orientation test changes, then determinism is lost,
// then an answer to some clouds; the last holds nearly everything for collinear.
#include <algorithm>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"
#include "engines/plugin_kit.h"

namespace {

/// The bug of a release: a tolerance of the determinant that takes no notice of the unit.
struct ToleratingOrient2d {
  static constexpr std::string_view kName = "tolerating";
  static constexpr std::string_view kPhrase = "the orientation test with an absolute tolerance";
  static constexpr bool kIsExact = false;
  static int sign(const assay::Point2& a, const assay::Point2& b, const assay::Point2& c) {
    constexpr double kTolerance = 0.25;
    const double determinant = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return determinant > kTolerance ? 1 : determinant < -kTolerance ? -1 : 0;
  }
};

struct Mine {
  static constexpr std::string_view kName = "mine/hull";
  static assay::Hull2Answer solve(const assay::Cloud2& cloud, const assay::Watch& watch) {
    if (MINE_IS_SHY && cloud.points.size() % 8 == 0) return assay::GaveUp{assay::GaveUp::Why::kUncertain, 0};
    assay::Hull2Answer answer = assay::MonotoneChain<MINE_TURN>::solve(cloud, watch);
    // Every second call lists the corners from another one on: the same hull, but not the same answer.
    static unsigned calls = 0;
    auto* hull = std::get_if<assay::Hull>(&answer);
    if (MINE_IS_MOODY && hull != nullptr && ++calls % 2 == 0)
      std::rotate(hull->ccw.begin(), hull->ccw.begin() + 1, hull->ccw.end());
    return answer;
  }
};

}  // namespace

ASSAY_PLUGIN(assay::plugin::engine<assay::Hull2Family, Mine>({.version = MINE_VERSION, .sentence = "somebody's hull"}))
