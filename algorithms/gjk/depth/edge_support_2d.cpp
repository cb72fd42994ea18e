#include "algorithms/gjk/depth/edge_support_2d.h"

#include <algorithm>
#include <cmath>

#include "algorithms/gjk/tolerances.h"

namespace assay::gjk {

EdgeSupport edge_support(const MinkowskiFrame<2>& frame, const Points& body, std::uint32_t from, std::uint32_t to,
                         bool of_a) {
  Vec<2> e{body[to][0] - body[from][0], body[to][1] - body[from][1]};
  if (!std::isfinite(dot(e, {0, 0}))) e = {body[to][0] / 2 - body[from][0] / 2, body[to][1] / 2 - body[from][1] / 2};
  const int exponent = std::ilogb(std::max(std::abs(e[0]), std::abs(e[1])));
  EdgeSupport edge;
  edge.normal = {std::ldexp(e[1], -exponent), -std::ldexp(e[0], -exponent)};
  if (!of_a) edge.normal = -1.0 * edge.normal;
  const Support back = frame.support(-1.0 * edge.normal);
  const double size = absolute_dot(edge.normal, frame.extents());
  edge.reach.along = -back.least;
  edge.reach.error = support_error<2>(size) + 2 * kUnitRoundoff * size;
  edge.reach.length = std::sqrt(dot(edge.normal, edge.normal));
  edge.on_a = of_a ? std::array{from, to} : std::array{back.a, back.a};
  edge.on_b = of_a ? std::array{back.b, back.b} : std::array{from, to};
  return edge;
}

}  // namespace assay::gjk
