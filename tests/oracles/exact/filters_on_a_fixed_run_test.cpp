// The numbers that filters and enclosures give on a fixed run, to the last bit.
#include <gtest/gtest.h>

#include "oracles/exact/enclosure.h"
#include "oracles/exact/filter.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/drawn/adversarial_doubles.h"

namespace assay::filters_on_a_fixed_run_test {
namespace {

using known::AdversarialDoubles;
using known::FoldedRun;

void take(FoldedRun& run, const Enclosure& x) {
  run.take(std::isfinite(x.middle) ? x.middle : 0);
  run.take(std::isfinite(x.radius) ? x.radius : -1);  // a NaN has a sign that compilers choose
}

// A change of this number is a change of a bound or of the order of a sum: it is meant, or it is a mistake.
TEST(Enclosures, AreTheSameToTheLastBitOnAFixedRun) {
  AdversarialDoubles doubles(1);
  FoldedRun run;
  for (int k = 0; k < 6 * 500; ++k) {
    const int kind = k % AdversarialDoubles::kKinds;
    const auto number = [&] { return doubles.of_kind(kind); };
    const Enclosure x{number(), std::abs(number())}, y{number(), std::abs(number()) * 0x1p-30};
    for (const Enclosure& z : {x + y, x - y, x * y, x / y, exactly(x.middle) / y, blurred(x, std::abs(y.middle))})
      take(run, z);
    const double p[3] = {number(), number(), number()}, q[3] = {number(), number(), number()},
                 r[3] = {number(), number(), number()};
    take(run, det2(p, q));
    take(run, Minors3(p, q).determinant(r));
    take(run, {0, dot_error(static_cast<std::size_t>(k % 7), std::abs(number()))});
  }
  EXPECT_EQ(run.folded(), 9058056523498757610u);
}

}  // namespace
}  // namespace assay::filters_on_a_fixed_run_test
