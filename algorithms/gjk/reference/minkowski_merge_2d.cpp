#include "algorithms/gjk/reference/minkowski_merge_2d.h"

#include <variant>
#include <vector>

#include "algorithms/gjk/reference/boundary_answer.h"
#include "algorithms/hull2/minkowski_sum.h"
#include "algorithms/model/point_lists.h"

namespace assay {
using namespace gjk;

GjkAnswer GjkMinkowskiMerge2d::solve(const ConvexPair& pair, const Watch&) {
  if (const auto no = refused(pair)) return *no;
  if (pair.a.dimension != 2) return Declined{"only the plane is served"};
  const MinkowskiFrame<2> frame(pair);
  if (const auto no = refused(frame)) return *no;
  const std::vector<Point2> a = points_at<Point2>(pair.a.coordinates), b = points_at<Point2>(pair.b.coordinates);
  const PolygonSumAnswer sum = minkowski_sum(a, negated(b));
  if (const auto* gave_up = std::get_if<GaveUp>(&sum)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&sum)) return *declined;
  std::vector<Difference<2>> ring;
  for (const SumVertex& vertex : std::get<PolygonSum>(sum).ccw)
    ring.push_back(frame.difference(vertex.on_a, vertex.on_b));
  return answer_of_boundary(frame, sides_of(ring));
}

}  // namespace assay
