#include "algorithms/lp/collision/norm_bracket.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

#include "algorithms/lp/collision/collide_engine.h"

namespace assay {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// At least sqrt n, by less than two units in the last place.
double root_from_above(std::size_t n) { return n == 1 ? 1 : std::nextafter(std::sqrt(static_cast<double>(n)), 2.0); }

}  // namespace

Bracketed lp::euclidean_bracket(std::size_t dimension, const NormDistance& by_sum, const NormDistance& by_greatest) {
  const double root = root_from_above(dimension);
  const double low_of_sum = std::nextafter(by_sum.least / root, 0.0);
  const bool is_by_sum = low_of_sum > by_greatest.least;
  Bracketed bracket;
  bracket.low = is_by_sum ? low_of_sum : by_greatest.least;
  bracket.high = std::min(by_sum.most, std::nextafter(root * by_greatest.most, kInfinite));
  std::ranges::copy((is_by_sum ? by_sum : by_greatest).direction, bracket.direction.begin());
  return bracket;
}

GjkAnswer NormBracket::solve(const ConvexPair& pair, const Watch& watch) {
  if (pair.a.dimension > 3 || pair.b.dimension > 3) return Declined{"dimension outside 1 to 3"};
  const lp::DistanceAnswer by_sum = lp::distance<TableauBland>(pair, lp::Norm::kSum, watch),
                           by_greatest = lp::distance<TableauBland>(pair, lp::Norm::kGreatest, watch);
  for (const lp::DistanceAnswer* answer : {&by_sum, &by_greatest}) {
    if (const auto* declined = std::get_if<Declined>(answer)) return *declined;
    if (const auto* gave_up = std::get_if<GaveUp>(answer)) return *gave_up;
  }
  const auto &sum = std::get<lp::NormDistance>(by_sum), &greatest = std::get<lp::NormDistance>(by_greatest);
  if (sum.least == 0 && greatest.least == 0) return CollideFeasibility::solve(pair, watch);
  const Bracketed bracket = lp::euclidean_bracket(pair.a.dimension, sum, greatest);
  // A thousandth less than promised pays for the rounding of the difference and of the product.
  if (bracket.high - bracket.low <= 0.999 * lp::kNormBracketWidth * greatest.least) return bracket;
  return SeparatedAlong{bracket.direction};
}

}  // namespace assay
