// The referee on bodies at one moment of their motion, turning or not, and what it says of a judged time of contact.
#include "oracles/referee/collision/moment_opinion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/cast/check_cast.h"
#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/words.h"
#include "oracles/referee/collision/cast_opinion.h"
#include "properties/catalog/batteries.h"

namespace assay::moment_opinion_test {
namespace {

using testing::HasSubstr;

/// A rod from (-5, 0) to (5, 0), its tip turning up by 3 radians a unit of time, and a wall at y = 4: the tip is at 5
/// sin 3t, and above the corner that begins at (0, 1/2) from t = 0.04 on.
MovingPair spinning() {
  MovingPair pair{{{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, 4, 8, 4, 8, 9, -8, 9}}}, {}, {}};
  pair.of_a.rotation = {0, 0, 3};
  return pair;
}

/// Unit squares, the second three to the right; the first moves towards it by three: they touch at t = 2/3.
MovingPair straight() {
  MovingPair pair{{{2, {0, 0, 1, 0, 1, 1, 0, 1}}, {2, {3, 0, 4, 0, 4, 1, 3, 1}}}, {}, {}};
  pair.of_a.displacement = {3, 0, 0};
  return pair;
}

double root(const Rational& squared) { return std::sqrt(approximate(squared)); }

TEST(MomentOpinion, KnowsWhereASpinningTipIs) {
  for (const double t : {0.1, 0.25, 0.3, 0.5}) {
    const auto then = moment_opinion(spinning(), exact(t));
    ASSERT_TRUE(then) << then.error();
    const double tip = 5 * std::sin(3 * t);
    EXPECT_NEAR(root(then->squared_distance), std::max(4 - tip, 0.0), 1e-14) << t;
    EXPECT_NEAR(root(then->squared_depth), std::max(tip - 4, 0.0), 1e-14) << t;
    EXPECT_LT(then->error, exact(0x1p-140));
  }
}

TEST(MomentOpinion, IsExactWhereNothingTurnsThoughPlacesAreNoDoubles) {
  const Rational third(1, 3), close(7, 9);
  EXPECT_EQ(moment_opinion(straight(), third)->squared_distance, 1);
  EXPECT_EQ(moment_opinion(straight(), close)->squared_depth, Rational(1, 9));
  EXPECT_EQ(moment_opinion(straight(), close)->error, 0);
  EXPECT_FALSE(*moment_opinion(straight(), close)->is_deeper(third));
  EXPECT_TRUE(*moment_opinion(straight(), close)->is_deeper(third - Rational(1, 1000000)));
}

TEST(MomentOpinion, DoesNotDecideWithinItsError) {
  const MomentOpinion then{1, 0, Rational(1, 10)};
  EXPECT_TRUE(*then.is_farther_apart(Rational(8, 10)));
  EXPECT_FALSE(*then.is_farther_apart(Rational(12, 10)));
  EXPECT_FALSE(then.is_farther_apart(Rational(95, 100)));
  EXPECT_FALSE(then.is_farther_apart(Rational(105, 100)));
  EXPECT_FALSE(then.is_deeper(0)) << "a depth of 0 that may be off";
}

TEST(MomentOpinion, RefusesWhatIsNoProblemOrTooLarge) {
  MovingPair none = spinning();
  none.bodies.a.coordinates.clear();
  EXPECT_FALSE(moment_opinion(none, 0));
  none = spinning();
  none.of_a.rotation[2] = NAN;
  EXPECT_FALSE(moment_opinion(none, 0));
  MovingPair large = spinning();
  for (int i = 0; i < 100000; ++i) large.bodies.a.push_back({0.25, 0.25});
  EXPECT_THAT(moment_opinion(large, 0).error(), HasSubstr("too large"));
}

/// Two ways to the same lengths with no arithmetic in common.
TEST(MomentOpinion, AgreesWithTierZeroOnTheDomains) {
  int apart = 0, deep = 0;
  for (const auto& domain : catalog<CastFamily>().domains)
    for (std::uint64_t index = 0; index < 4; ++index) {
      Choices choices(stream_key(23, domain.versioned_name(), index));
      const MovingPair pair = domain.draw(choices).problem;
      if (!why_not_a_problem(pair).empty() || pair.bodies.a.empty() || pair.bodies.b.empty()) continue;
      SCOPED_TRACE(domain.versioned_name() + " " + std::to_string(index));
      const TurningPair turning(pair);
      const double unit = std::ldexp(1.0, turning.exponent());
      for (const Rational& t : {Rational(1, 3), Rational(1)}) {
        const auto then = moment_opinion(pair, t);
        ASSERT_TRUE(then) << then.error();
        const MomentMeasure measured = measured_at(turning, turning.at(t));
        const double slack = measured.error + 1e-12;
        EXPECT_NEAR(root(then->squared_distance) / unit, measured.distance, slack);
        EXPECT_NEAR(root(then->squared_depth) / unit, measured.depth, slack);
        (then->squared_distance.is_zero() ? deep : apart) += 1;
      }
    }
  EXPECT_GE(apart, 20);
  EXPECT_GE(deep, 10);
}

constexpr CastStatement kPromise{.touching = Touching::kUnspecified, .gap = 0x1p-10};

/// What the referee says of a time once a judge has called it wrong, or right.
SecondOpinion opinion_of(const MovingPair& pair, double time, bool wrong) {
  const auto truth = first_meeting(pair);
  EXPECT_TRUE(truth);
  return cast_opinion(pair, BareTime{time}, *truth, kPromise, false,
                      {wrong, wrong ? ClaimId(cast_claims::kTimeWithinPromise) : ClaimId()});
}

/// asin(4/5) / 3
constexpr double kContact = 0.30909840600;

TEST(TimeOpinion, ConfirmsWhatTierZeroConvictsOfTurningBodies) {
  for (const double time : {0.25, 0.3, 0.35, 0.45}) {
    const Verdict verdict = check_cast_times(spinning(), BareTime{time}, kPromise);
    ASSERT_TRUE(std::holds_alternative<Violated>(verdict)) << time;
    EXPECT_EQ(opinion_of(spinning(), time, true).opinion, Opinion::kConfirms) << time;
  }
}

/// A planted judgement: the time is within the promise, which is some 2^-10 of a reach of about 20, and called wrong.
TEST(TimeOpinion, ConvictsAJudgeThatCallsAGoodTimeTooEarly) {
  EXPECT_TRUE(holds(check_cast_times(spinning(), BareTime{kContact - 1e-4}, kPromise)));
  EXPECT_EQ(opinion_of(spinning(), kContact - 1e-4, true).opinion, Opinion::kDisagrees);
  EXPECT_EQ(opinion_of(straight(), 2.0 / 3 - 1e-5, true).opinion, Opinion::kDisagrees);
}

TEST(TimeOpinion, ConvictsAJudgeThatCallsAGoodTimeTooLate) {
  EXPECT_TRUE(holds(check_cast_times(straight(), BareTime{2.0 / 3 + 1e-5}, kPromise)));
  EXPECT_EQ(opinion_of(straight(), 2.0 / 3 + 1e-5, true).opinion, Opinion::kDisagrees);
  EXPECT_EQ(opinion_of(straight(), 0.7, true).opinion, Opinion::kConfirms) << "where the bodies are is no double";
  EXPECT_TRUE(holds(check_cast_times(spinning(), BareTime{kContact + 1e-4}, kPromise)));
  EXPECT_EQ(opinion_of(spinning(), kContact + 1e-4, true).opinion, Opinion::kDisagrees);
}

}  // namespace
}  // namespace assay::moment_opinion_test
