// The radii and gaps that proofs of casts rest on: a radius that is a little too small is hardly ever seen in an
// answer.
#include <cmath>

#include "algorithms/cast/proofs.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords radii_and_gaps() {
  DrawnBits drawn{std::mt19937_64(31)};
  FoldedRun run;
  const auto number = [&] {
    const int exponent = -static_cast<int>(drawn.below(8));
    return std::ldexp(drawn.generic(), exponent);
  };
  const auto take = [&](cast::Near x) { run.take(x.middle), run.take(x.radius); };
  for (int i = 0; i < 2000; ++i) {
    // Radii as large as numbers, or a few units of them.
    const double unit = i % 2 == 0 ? 1 : 0x1p-52;
    const cast::Near x{number(), unit * std::abs(number())}, y{number(), unit * std::abs(number())};
    take(x + y), take(x - y), take(x * y);
    const ConvexPair pair{{2, {number(), number(), number(), number()}}, {2, {number(), number()}}};
    const double error = unit * std::abs(number());
    run.take(cast::least_gap<2>(pair, {number(), number()}, error));
    run.take(cast::moved_error(std::abs(2 * number())));
    // A number that may be 0 has no sign.
    for (const double radius : {y.radius, x.middle, -x.middle}) run.take(cast::proved_sign({x.middle, radius}));
  }
  return {run.folded()};
}

}  // namespace

void add_bounds_of_casts(KnownAnswers& all) {
  all.push_back({"algorithms/cast/radii_and_gaps", Asked::kByCheck, radii_and_gaps, {12893710524688538372u}});
}

}  // namespace assay::known
