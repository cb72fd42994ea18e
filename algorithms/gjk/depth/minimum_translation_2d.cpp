#include "algorithms/gjk/depth/minimum_translation_2d.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "algorithms/gjk/depth/edge_support_2d.h"
#include "algorithms/gjk/support/hull_graph.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/model/convex_pair.h"

namespace assay {
namespace gjk {
namespace {

class MinimumTranslationWalk {
 public:
  MinimumTranslationWalk(const ConvexPair& pair, const MinkowskiFrame<2>& frame) : pair_(pair), frame_(frame) {}

  GjkAnswer run() {
    walk(pair_.a, true);
    walk(pair_.b, false);
    if (apart_.normal != Vec<2>{}) return SeparatedAlong{{-apart_.normal[0], -apart_.normal[1], 0}};
    if (best_.reach.length == 0) return GaveUp{GaveUp::Why::kUncertain, steps_};
    Penetrating answer;
    answer.depth = frame_.in_callers_unit(best_.reach.along / best_.reach.length);
    if (!std::isfinite(answer.depth)) return GaveUp{GaveUp::Why::kNotFinite, steps_};
    const double depth = frame_.in_frame(answer.depth), gap = kDepthGap * frame_.extent();
    // Every edge of a - b is that far away, and some are so near; bodies that meet in an edge or less are not proved
    // to.
    const bool proved = least_ >= depth - gap && least_ > 0 && best_.reach.most() <= depth + gap &&
                        2 * best_.reach.error <= gap * best_.reach.length * (1 - 8 * kUnitRoundoff);
    if (!proved) return GaveUp{GaveUp::Why::kUncertain, steps_};
    answer.normal = {best_.normal[0], best_.normal[1], 0};
    answer.size = 2;
    answer.on_a = {best_.on_a[0], best_.on_a[1]};
    answer.on_b = {best_.on_b[0], best_.on_b[1]};
    return answer;
  }

 private:
  void walk(const Points& body, bool of_a) {
    const std::vector<std::uint32_t> ring = polygon_of(body);
    for (std::size_t i = 0; ring.size() > 1 && i < ring.size(); ++i) {
      ++steps_;
      const EdgeSupport edge = edge_support(frame_, body, ring[i], ring[(i + 1) % ring.size()], of_a);
      if (edge.reach.along + edge.reach.error < 0) apart_ = edge;
      least_ = std::min(least_, edge.reach.least());
      if (best_.reach.length == 0 || edge.reach.along * best_.reach.length < best_.reach.along * edge.reach.length)
        best_ = edge;
    }
  }

  const ConvexPair& pair_;
  const MinkowskiFrame<2>& frame_;
  EdgeSupport best_, apart_;
  double least_ = std::numeric_limits<double>::infinity();
  std::uint32_t steps_ = 0;
};

}  // namespace
}  // namespace gjk

GjkAnswer MinimumTranslation2d::solve(const ConvexPair& pair, const Watch&) {
  if (pair.a.dimension != 2 || pair.b.dimension != 2) return Declined{"only the plane is served"};
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"a body without vertices"};
  const gjk::MinkowskiFrame<2> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.extent() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point
  return gjk::MinimumTranslationWalk(pair, frame).run();
}

}  // namespace assay
