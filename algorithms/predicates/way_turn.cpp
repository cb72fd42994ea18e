#include "algorithms/predicates/way_turn.h"

#include <array>

#include "algorithms/predicates/long_accumulator.h"
#include "algorithms/predicates/orient2d_filter.h"

namespace assay {

int way_turn(const Point2& a, const Point2& b, const Point2& c, const Point2& d) {
  const TurnTerms terms = turn_terms(a, b, c, d);
  const double det = terms.p - terms.q;
  if (std::abs(det) > terms.bound) return det > 0 ? 1 : -1;
  ++filter_fallbacks;
  using namespace long_accumulator;
  const auto product = [](double x, double y, bool negated) { return product_of(parts_of(x), parts_of(y), negated); };
  return sign_of_sum(std::array{product(b.x, d.y, false), product(b.x, c.y, true), product(a.x, d.y, true),
                                product(a.x, c.y, false), product(b.y, d.x, true), product(b.y, c.x, false),
                                product(a.y, d.x, false), product(a.y, c.x, true)});
}

}  // namespace assay
