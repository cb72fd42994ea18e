#include "oracles/referee/shapes/shapes_in_space.h"

#include <algorithm>
#include <utility>

namespace assay::referee {
namespace {

/// Balls and boxes in space: the polytopes are points and boxes of doubles.
Points corners_of(const Shape& shape) {
  Points corners{3, {}};
  const auto& x = shape.numbers;
  if (shape.kind == ShapeKind::kBall) return {3, {x[0], x[1], x[2]}};
  for (std::size_t i = 0; i < 8; ++i)
    corners.push_back({x[(i & 1) != 0 ? 3 : 0], x[(i & 2) != 0 ? 4 : 1], x[(i & 4) != 0 ? 5 : 2]});
  return corners;
}

/// A body's least or greatest coordinate k, its radius apart.
Rational side_of(const Shape& shape, std::size_t k, bool high) {
  return exact(shape.numbers[shape.kind == ShapeKind::kBox && high ? 3 + k : k]);
}

}  // namespace

Result<ShapesOpinion> contact_in_space(const ShapesProblem& problem, Bound bound) {
  const ConvexPair pair{corners_of(problem.a), corners_of(problem.b)};
  const auto apart = collision(pair, bound);
  if (!apart) return Error{apart.error()};
  ShapesOpinion opinion{1, apart->squared_distance, 0, 0, {}};
  if (apart->contact != Contact::kSeparated) {
    const auto depth = squared_depth(pair, bound);
    if (!depth) return Error{depth.error()};
    opinion.side = *depth == 0 ? 0 : -1;
    opinion.square = *depth;
  }
  for (std::size_t k = 0; k < 3; ++k) {
    Rational low, high;
    bool any = false;
    for (const auto& [shape, body] : {std::pair{&problem.a, &pair.a}, std::pair{&problem.b, &pair.b}}) {
      const Rational reach = shape->kind == ShapeKind::kBall ? exact(shape->numbers.back()) : Rational(0);
      for (std::uint32_t i = 0; i < body->size(); ++i) {
        const Rational x = exact((*body)[i][k]);
        low = any ? std::min<Rational>(low, x - reach) : x - reach;
        high = any ? std::max<Rational>(high, x + reach) : x + reach;
        any = true;
      }
      if (k == 0) opinion.radius += reach;
    }
    opinion.extent = std::max<Rational>(opinion.extent, high - low);
  }
  return opinion;
}

ShapesWitnessOpinion witness_in_space(const ShapesProblem& problem, const std::array<double, 3>& normal,
                                      const std::array<double, 3>& move) {
  ShapesWitnessOpinion opinion;
  Rational inward;  // from the moved point to the nearest side, where it is within all of them
  for (std::size_t k = 0; k < 3; ++k) {
    const Rational low = side_of(problem.a, k, false) - side_of(problem.b, k, true);
    const Rational high = side_of(problem.a, k, true) - side_of(problem.b, k, false);
    const Rational n = exact(normal[k]), at = exact(move[k]), below = low - at, above = at - high;
    opinion.support += n * (n > 0 ? high : low);
    opinion.nearest[k] = low > 0 ? low : high < 0 ? high : Rational(0);
    const Rational outward = std::max<Rational>({below, above, Rational(0)});
    opinion.moved_square += outward * outward;
    const Rational here = -std::max<Rational>(below, above);
    if (k == 0 || here < inward) inward = here;
  }
  opinion.moved_side = inward > 0 ? -1 : opinion.moved_square > 0 ? 1 : 0;
  if (inward > 0) opinion.moved_square = inward * inward;
  return opinion;
}

}  // namespace assay::referee
