// The published casts, each convicted by a smallest case, and numbers that are none.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "algorithms/cast/tolerances.h"
#include "algorithms/published/cast/angular_cast_firth.h"
#include "algorithms/published/cast/linear_sweep_firth.h"
#include "properties/cast/verdict_is_right.h"
#include "variants/variants.h"

namespace assay::cast_algorithms_test {
namespace {

bool stop_late(void* context, const std::uint32_t*, std::uint32_t) { return ++*static_cast<int*>(context) < 3000; }

Verdict verdict_of(const MovingPair& pair, const CastAnswer& answer, double gap) {
  return check_cast_verdict(pair, answer, {Touching::kUnspecified, gap});
}

constexpr double kSide = 1;
Points triangle(double x) { return {2, {x, 0, x + kSide, 0, x, kSide}}; }

TEST(PublishedCasts, TheLinearSweepMissesBodiesThatMeetAtFirst) {
  const MovingPair pair{{triangle(0), triangle(0)}, {}, {}};
  const CastAnswer answer = LinearSweepFirth::solve(pair, {});
  ASSERT_TRUE(std::holds_alternative<Missed>(answer));
  EXPECT_TRUE(violation(verdict_of(pair, answer, cast::kCastGap)));
}

TEST(PublishedCasts, TheAngularCastHitsWhatPassesWithinItsAbsoluteTolerance) {
  // Triangles of size 2^-20 that are farther apart than they are large, at rest.
  MovingPair pair{{triangle(0), triangle(3)}, {}, {}};
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (double& x : body->coordinates) x = std::ldexp(x, -20);
  const CastAnswer answer = AngularCastFirth::solve(pair, {});
  ASSERT_TRUE(std::holds_alternative<BareTime>(answer));
  EXPECT_TRUE(violation(verdict_of(pair, answer, 0x1p-10)));
}

TEST(PublishedCasts, TheAngularCastAsksItsWatchBecauseNothingElseEndsIt) {
  // A rod that turns beside a wall at 1.5 tolerances: a step is the distance over |v.n| + r |w|, some 2^-13 of the way.
  MovingPair pair{{{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, 5.0015, 8, 5.0015, 8, 6, -8, 6}}}, {}, {}};
  pair.of_a.rotation = {0, 0, 3};
  int steps = 0;
  const CastAnswer answer = AngularCastFirth::solve(pair, Watch(&stop_late, &steps));
  EXPECT_GT(steps, 100);
  EXPECT_FALSE(std::holds_alternative<Declined>(answer));
}

/// Along x + y = 86 past the side x + y = 85, in units of the least double: an eighth of these numbers is none, and
/// rounded, x + y = 10 passes through x + y <= 11.
TEST(CastAlgorithms, SeeTheGapOfBodiesMadeOfTheLeastDoubles) {
  MovingPair pair{{{2, {139, -53}}, {2, {0, 0, 85, 0, 0, 85}}}, {}, {}};
  pair.of_a.displacement = {-192, 192, 0};
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (double& x : body->coordinates) x *= 0x1p-1074;
  for (double& x : pair.of_a.displacement) x *= 0x1p-1074;
  for (const ListedVariant<CastFamily>& variant : variants<CastFamily>()) {
    if (variant.states.kind != EngineKind::kOurs) continue;
    const CastAnswer answer = variant.solve(pair, {});
    EXPECT_TRUE(std::holds_alternative<Missed>(answer) || std::holds_alternative<GaveUp>(answer)) << variant.name;
  }
}

TEST(CastAlgorithms, AnswerNumbersThatAreNone) {
  MovingPair not_finite{{triangle(0), triangle(3)}, {}, {}}, empty = not_finite;
  not_finite.of_a.displacement = {std::numeric_limits<double>::quiet_NaN(), 0, 0};
  empty.of_a.displacement = {1, 0, 0};
  empty.bodies.a.coordinates.clear();
  for (const ListedVariant<CastFamily>& variant : variants<CastFamily>()) {
    EXPECT_TRUE(std::holds_alternative<GaveUp>(variant.solve(not_finite, {}))) << variant.name;
    EXPECT_TRUE(std::holds_alternative<Declined>(variant.solve(empty, {}))) << variant.name;
  }
}

}  // namespace
}  // namespace assay::cast_algorithms_test
