// What casts answer on a fixed run, and the states on the way to it. A change of these numbers is a change
// of what is said or of how it is found: it is meant, or it is a mistake. That what was there before is right, other
// tests say.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/cast/proofs.h"
#include "tests/harness/drawn_bits.h"
#include "tests/harness/fixed_run.h"

namespace assay::casts_on_a_fixed_run_test {
namespace {

constexpr test::FixedRun kRuns[] = {
    {"cast/edges_2d", 12, 5471070811521976633u},
    {"cast/gjk_raycast", 12, 14694790833490516338u},
    {"cast/conservative_advancement", 6, 9050127198292520452u},
};

class CastsOnAFixedRun : public test::OnAFixedRun {};
TEST_P(CastsOnAFixedRun, AnswersTheSame) { expect_the_same<CastFamily>(); }
INSTANTIATE_TEST_SUITE_P(All, CastsOnAFixedRun, testing::ValuesIn(kRuns), test::name_of_run);

// A radius that is a little too small is hardly ever seen in an answer.
TEST(CastBounds, RadiiAndGapsAreTheSame) {
  test::DrawnBits drawn{std::mt19937_64(31)};
  test::FoldedRun run;
  const auto number = [&] { return std::ldexp(drawn.generic(), -static_cast<int>(drawn.below(8))); };
  const auto take = [&](cast::Near x) { run.take(x.middle), run.take(x.radius); };
  for (int i = 0; i < 2000; ++i) {
    // Radii as large as numbers, or a few units of them.
    const double unit = i % 2 == 0 ? 1 : 0x1p-52;
    const cast::Near x{number(), unit * std::abs(number())}, y{number(), unit * std::abs(number())};
    take(x + y), take(x - y), take(x * y);
    const ConvexPair pair{{2, {number(), number(), number(), number()}}, {2, {number(), number()}}};
    run.take(cast::least_gap<2>(pair, {number(), number()}, unit * std::abs(number())));
    run.take(cast::moved_error(std::abs(2 * number())));
  }
  EXPECT_EQ(run.folded(), 18206834656078217951u);
}

}  // namespace
}  // namespace assay::casts_on_a_fixed_run_test
