#include "algorithms/gjk/depth/minimum_translation_2d.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

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
    if (best_.length == 0) return GaveUp{GaveUp::Why::kUncertain, steps_};
    Penetrating answer;
    answer.depth = frame_.in_callers_unit(best_.support / best_.length);
    if (!std::isfinite(answer.depth)) return GaveUp{GaveUp::Why::kNotFinite, steps_};
    const double depth = frame_.in_frame(answer.depth), gap = kDepthGap * frame_.extent();
    // Every edge of a - b is that far away, and some are so near; bodies that meet in an edge or less are not proved
    // to.
    const bool proved = least_ >= depth - gap && least_ > 0 &&
                        best_.support + best_.error <= (depth + gap) * best_.length * (1 - 8 * kUnitRoundoff) &&
                        2 * best_.error <= gap * best_.length * (1 - 8 * kUnitRoundoff);
    if (!proved) return GaveUp{GaveUp::Why::kUncertain, steps_};
    answer.normal = {best_.normal[0], best_.normal[1], 0};
    answer.size = 2;
    answer.on_a = {best_.on_a[0], best_.on_a[1]};
    answer.on_b = {best_.on_b[0], best_.on_b[1]};
    return answer;
  }

 private:
  struct Edge {
    Vec<2> normal{};
    double support = 0, length = 0, error = 0;
    std::array<std::uint32_t, 2> on_a{}, on_b{};
  };

  /// H(n) for n = the outward normal of each edge of a, or minus that of each edge of b.
  ///
  /// The edge is a difference of doubles, rounded once, so n_k is off by u |n_k|: that moves H(n) by at most u G, G =
  /// sum |n_k| E_k, and |n| by u |n|. With support_error for H itself, 2 u G more and 1 + 8 u pay for it.
  void walk(const Points& body, bool of_a) {
    const std::vector<std::uint32_t> ring = polygon_of(body);
    for (std::size_t i = 0; ring.size() > 1 && i < ring.size(); ++i) {
      ++steps_;
      const std::uint32_t from = ring[i], to = ring[(i + 1) % ring.size()];
      Vec<2> e{body[to][0] - body[from][0], body[to][1] - body[from][1]};
      if (!std::isfinite(dot(e, {0, 0})))
        e = {body[to][0] / 2 - body[from][0] / 2, body[to][1] / 2 - body[from][1] / 2};
      const int exponent = std::ilogb(std::max(std::abs(e[0]), std::abs(e[1])));
      Edge edge;
      edge.normal = {std::ldexp(e[1], -exponent), -std::ldexp(e[0], -exponent)};
      if (!of_a) edge.normal = -1.0 * edge.normal;
      const Support back = frame_.support(-1.0 * edge.normal);
      const double size = absolute_dot(edge.normal, frame_.extents());
      edge.support = -back.least;
      edge.length = std::sqrt(dot(edge.normal, edge.normal));
      edge.error = support_error<2>(size) + 2 * kUnitRoundoff * size;
      edge.on_a = of_a ? std::array{from, to} : std::array{back.a, back.a};
      edge.on_b = of_a ? std::array{back.b, back.b} : std::array{from, to};
      if (edge.support + edge.error < 0) apart_ = edge;
      least_ = std::min(least_, (edge.support - edge.error) / (edge.length * (1 + 8 * kUnitRoundoff)));
      if (best_.length == 0 || edge.support * best_.length < best_.support * edge.length) best_ = edge;
    }
  }

  const ConvexPair& pair_;
  const MinkowskiFrame<2>& frame_;
  Edge best_, apart_;
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
