#include <algorithm>
#include <cmath>

#include "oracles/referee/collision/opinions.h"
#include "oracles/referee/collision/promised_length.h"
#include "oracles/referee/half_a_unit.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

Result<Rational> squared_way(const Points& body, const std::array<double, 3>& point) {
  Points single;
  single.dimension = body.dimension;
  single.coordinates.assign(point.begin(), point.begin() + body.dimension);
  const auto opinion = referee::collision({body, single});
  if (!opinion) return Error{opinion.error()};
  return opinion->squared_distance;
}

/// Half a unit of each coordinate.
Rational rounding_of(const std::array<double, 3>& point, std::uint32_t dimension) {
  Rational sum = 0;
  for (std::uint32_t k = 0; k < dimension; ++k) sum += referee::half_a_unit(point[k]);
  return sum;
}

}  // namespace

SecondOpinion points_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Promise& promise,
                             bool claimed_wrong) {
  const auto* apart = std::get_if<MeasuredApart>(&answer);
  if (apart == nullptr)
    return no_opinion("points given as weighted vertices lie in the bodies; tier 0 judged the weights");
  for (const auto* point : {&apart->on_a, &apart->on_b})
    for (std::size_t k = 0; k < point->size(); ++k)
      if (!std::isfinite((*point)[k]) || (k >= pair.a.dimension && (*point)[k] != 0))
        return as_claimed(true, claimed_wrong, "the numbers are no points of the bodies' space");
  if (!promise.binds()) return no_opinion("nothing is promised about nearest points");
  const Rational promised = promised_length(pair, promise);
  const auto allowed = [&](const Rational& rounding) { return promised > 0 ? std::max(promised, rounding) : promised; };
  const Rational gap_a = allowed(rounding_of(apart->on_a, pair.a.dimension)),
                 gap_b = allowed(rounding_of(apart->on_b, pair.a.dimension));
  const auto off_a = squared_way(pair.a, apart->on_a), off_b = squared_way(pair.b, apart->on_b);
  if (!off_a || !off_b) return no_opinion(!off_a ? off_a.error() : off_b.error());
  if (*off_a > gap_a * gap_a || *off_b > gap_b * gap_b)
    return as_claimed(true, claimed_wrong,
                      std::string("by the referee the point said to be on ") + (*off_a > gap_a * gap_a ? "a" : "b") +
                          " is off it by more than the promise");
  if (std::isfinite(apart->distance)) {
    Rational squared = 0;
    for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
      const Rational along = exact(apart->on_a[k]) - exact(apart->on_b[k]);
      squared += along * along;
    }
    const Rational gap = allowed(rounding_of(apart->on_a, pair.a.dimension) +
                                 rounding_of(apart->on_b, pair.a.dimension) + referee::half_a_unit(apart->distance));
    const Rational least = exact(apart->distance) - gap, most = exact(apart->distance) + gap;
    if (most < 0 || squared > most * most || (least > 0 && squared < least * least))
      return as_claimed(true, claimed_wrong, "the points are another distance apart than reported");
  }
  return as_claimed(false, claimed_wrong, "by the referee both points are on their bodies within the promise");
}

}  // namespace assay
