#include "algorithms/gjk/reference/minkowski_merge_2d.h"

#include <variant>
#include <vector>

#include "algorithms/gjk/reference/boundary_answer.h"
#include "algorithms/hull2/minkowski_sum.h"
#include "algorithms/model/point_lists.h"

namespace assay {
namespace {

using namespace gjk;

/// The edges of the difference; its only vertex where it has none.
std::vector<Simplex<2>> edges_of(const MinkowskiFrame<2>& frame, const PolygonSum& sum) {
  const std::size_t h = sum.ccw.size();
  const auto vertex = [&](std::size_t k) { return frame.difference(sum.ccw[k % h].on_a, sum.ccw[k % h].on_b); };
  std::vector<Simplex<2>> edges;
  if (h == 1) edges.push_back({1, {vertex(0)}});
  for (std::size_t k = 0; k < h && h > 1; ++k) edges.push_back({2, {vertex(k), vertex(k + 1)}});
  return edges;
}

}  // namespace

GjkAnswer GjkMinkowskiMerge2d::solve(const ConvexPair& pair, const Watch&) {
  if (const auto no = refused(pair)) return *no;
  if (pair.a.dimension != 2) return Declined{"only the plane is served"};
  const MinkowskiFrame<2> frame(pair);
  if (const auto no = refused(frame)) return *no;
  const std::vector<Point2> a = points_at<Point2>(pair.a.coordinates), b = points_at<Point2>(pair.b.coordinates);
  const PolygonSumAnswer sum = minkowski_sum(a, negated(b));
  if (const auto* gave_up = std::get_if<GaveUp>(&sum)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&sum)) return *declined;
  return answer_of_boundary(frame, edges_of(frame, std::get<PolygonSum>(sum)));
}

}  // namespace assay
