#include "properties/domains/lp/degenerate/cube_roots.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpCubeRoots::draw(Choices& choices) {
  const int bits = static_cast<int>(choices.between(0, 4));
  const double a = std::ldexp(static_cast<double>(choices.around_zero(std::int64_t{4} << bits)), -bits);
  const int power = static_cast<int>(choices.around_zero(4));
  const double b = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, power);
  const double g1 = std::ldexp(static_cast<double>(choices.around_zero(32)), -2);
  const double g2 = std::ldexp(static_cast<double>(choices.around_zero(32)), -2);
  const double c = -(1 + a + a * a) / b, d = -1 - a;  // all multiples of 2^-12 and below 2^9
  const double h1 = g1 * (1 + a) + g2 * c, h2 = g1 * b + g2 * (1 + d);
  const lp_build::Rows rows = {{a, b, -1 - a, -b}, {c, d, -c, -1 - d}};
  LpProblem problem = lp_build::canonical(4, rows, {0, 0}, {0 - g1, 0 - g2, 0 - h1, 0 - h2});
  return {std::move(problem), bits};
}

}  // namespace assay
