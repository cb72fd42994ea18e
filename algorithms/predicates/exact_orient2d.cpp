#include "algorithms/predicates/exact_orient2d.h"

#include "algorithms/predicates/long_accumulator.h"

namespace assay {

int ExactOrient2d::accumulated_sign(const Point2& a, const Point2& b, const Point2& c) {
  using namespace long_accumulator;
  const auto product = [](double x, double y, bool negated) { return product_of(parts_of(x), parts_of(y), negated); };
  return sign_of_sum(std::array{product(a.x, b.y, false), product(a.y, b.x, true), product(b.x, c.y, false),
                                product(b.y, c.x, true), product(c.x, a.y, false), product(c.y, a.x, true)});
}

}  // namespace assay
