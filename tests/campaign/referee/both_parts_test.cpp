// Every gap, its relative and its absolute part: an answer that is off by twice the part is convicted, one that is off
// by 0.9 of it is not, and the referee says the same.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <string>

#include "campaign/referee/confirm.h"
#include "properties/catalog/batteries.h"

namespace assay::both_parts_test {
namespace {

/// Of every part here: a length, a share of L or of the time.
constexpr double kPart = 0x1p-10;

/// What an engine states, and the answer of one that is off by `off` of a length.
template <Family F>
struct Row {
  std::string name;
  std::string_view property;
  typename F::Problem problem;
  std::function<typename F::Answer(double)> answer;
  double unit = 1;  ///< how far off, as a length, answers are that are off by what the relative part allows, over it
  std::function<void(Stated<F>&)> relative, absolute;
};

template <Family F>
struct Judged {
  Assessment assessment;
  SecondOpinion second;
};

template <Family F>
Judged<F> judge(const Row<F>& row, const Stated<F>& says, double off) {
  const PropertyEntry<F>& property = *catalog<F>().property(row.property);
  Reply<F> reply;
  reply.answer = row.answer(off);
  Judged<F> judged;
  judged.assessment = assess<F>(property, row.problem, {&reply, 1}, {says, nullptr});
  const Assessment strictly = assess_strictly<F>(property, row.problem, {&reply, 1}, {says, nullptr});
  judged.second = second_opinion<F>(property, row.problem, {&reply, 1}, strictly, says);
  return judged;
}

/// The gap is exact but for the part: what nothing but the part excuses.
template <Family F>
void expect_both_parts(const Row<F>& row) {
  SCOPED_TRACE(row.name);
  Stated<F> by_relative, by_absolute;
  row.relative(by_relative);
  row.absolute(by_absolute);
  const auto by = [&](const Stated<F>& says, double off) {
    Judged<F> judged = judge(row, says, off);
    EXPECT_NE(judged.second.opinion, Opinion::kDisagrees) << off << ": " << judged.second.sentence;
    EXPECT_FALSE(judged.assessment.harness_defect) << judged.assessment.evidence;
    return judged;
  };
  const Judged<F> unstated = by({}, 0.9 * kPart);
  EXPECT_EQ(unstated.assessment.outcome, Outcome::kViolated) << "nothing is stated";
  const Judged<F> right = by(by_absolute, 0);
  EXPECT_EQ(right.assessment.outcome, Outcome::kHolds) << right.assessment.evidence;

  const Judged<F> within = by(by_absolute, 0.9 * kPart), beyond = by(by_absolute, 2 * kPart);
  EXPECT_EQ(within.assessment.outcome, Outcome::kWithinDocumented) << "right is what holds without the absolute part";
  EXPECT_EQ(beyond.assessment.outcome, Outcome::kViolated);
  EXPECT_EQ(beyond.assessment.evidence.find("by default"), std::string::npos) << beyond.assessment.evidence;

  const Judged<F> allowed = by(by_relative, 0.9 * kPart * row.unit), forbidden = by(by_relative, 2 * kPart * row.unit);
  EXPECT_NE(allowed.assessment.outcome, Outcome::kViolated) << allowed.assessment.evidence;
  EXPECT_EQ(forbidden.assessment.outcome, Outcome::kViolated);
}

Points square(double x) { return {2, {x, 0, x + 1, 0, x + 1, 1, x, 1}}; }
/// One apart, with L = 3; or a quarter deep, with L = 1.75.
const ConvexPair kApart{square(0), square(2)}, kDeep{square(0), square(0.75)};

TEST(BothParts, OfDistances) {
  expect_both_parts<GjkFamily>(
      {"distance", "gjk/distance_is_certified", kApart, [](double off) { return BareDistance{1 + off}; }, 9,
       [](auto& says) { says.distance_gap = kPart; }, [](auto& says) { says.distance_gap_absolute = kPart; }});
  expect_both_parts<GjkFamily>(
      {"too small a distance", "gjk/distance_is_certified", kApart, [](double off) { return BareDistance{1 - off}; }, 9,
       [](auto& says) { says.distance_gap = kPart; }, [](auto& says) { says.distance_gap_absolute = kPart; }});
}

TEST(BothParts, OfNearestPoints) {
  const auto off_b = [](double off) { return MeasuredApart{1, {1, 0.5, 0}, {2 - off, 0.5, 0}}; };
  expect_both_parts<GjkFamily>({"points", "gjk/nearest_points_are_right", kApart, off_b, 3,
                                [](auto& says) { says.points_gap = kPart; },
                                [](auto& says) { says.points_gap_absolute = kPart; }});
}

TEST(BothParts, OfDepths) {
  const auto deeper = [](double off) { return Penetrating{0.25 + off, {1, 0, 0}, 0, {}, {}}; };
  expect_both_parts<GjkFamily>({"depth", "gjk/depth_is_right", kDeep, deeper, 1.75,
                                [](auto& says) { says.depth_gap = kPart; },
                                [](auto& says) { says.depth_gap_absolute = kPart; }});
}

TEST(BothParts, OfNormals) {
  const auto tilted = [](double off) { return Penetrating{0.25, {1, off, 0}, 0, {}, {}}; };
  expect_both_parts<GjkFamily>({"normal", "gjk/normal_is_right", kDeep, tilted, 1.75,
                                [](auto& says) { says.normal_gap = kPart; },
                                [](auto& says) { says.normal_gap_absolute = kPart; }});
}

TEST(BothParts, OfHullsInThePlane) {
  // The square, and a point above it that is not listed; the diagonal is that of a square to 0.1 %.
  for (const double off : {0.9 * kPart, 2 * kPart, 0.9 * kPart * std::sqrt(2), 2 * kPart * std::sqrt(2)}) {
    const Cloud2 cloud{{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0.5, 1 + off}}};
    Reply<Hull2Family> reply;
    reply.answer = Hull{{0, 1, 2, 3}};
    const auto judged = [&](const Stated<Hull2Family>& says) {
      const auto& property = principal<Hull2Family>();
      const Assessment assessment = assess<Hull2Family>(property, cloud, {&reply, 1}, {says, nullptr});
      const Assessment strictly = assess_strictly<Hull2Family>(property, cloud, {&reply, 1}, {says, nullptr});
      const auto second = second_opinion<Hull2Family>(property, cloud, {&reply, 1}, strictly, says);
      EXPECT_NE(second.opinion, Opinion::kDisagrees) << second.sentence;
      return assessment;
    };
    Stated<Hull2Family> relative, absolute;
    relative.hull_gap = kPart, absolute.hull_gap_absolute = kPart;
    EXPECT_EQ(judged({}).outcome, Outcome::kViolated);
    EXPECT_EQ(judged(relative).outcome == Outcome::kViolated, off > 1.5 * kPart) << off;
    EXPECT_EQ(judged(absolute).outcome, off < kPart ? Outcome::kWithinDocumented : Outcome::kViolated) << off;
  }
}

TEST(BothParts, OfHullsInSpace) {
  for (const double off : {0.9 * kPart, 2 * kPart}) {
    Cloud3 cloud{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0.25, 0.25, -off}}};
    Reply<Hull3Family> reply;
    reply.answer = Hull3{{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3}, {3, 6, 9, 12}, {}};
    Stated<Hull3Family> absolute;
    absolute.hull_gap_absolute = kPart;
    const auto& property = principal<Hull3Family>();
    const Assessment assessment = assess<Hull3Family>(property, cloud, {&reply, 1}, {absolute, nullptr});
    EXPECT_EQ(assessment.outcome, off < kPart ? Outcome::kWithinDocumented : Outcome::kViolated) << off;
    const Assessment strictly = assess_strictly<Hull3Family>(property, cloud, {&reply, 1}, {absolute, nullptr});
    const auto second = second_opinion<Hull3Family>(property, cloud, {&reply, 1}, strictly, absolute);
    EXPECT_NE(second.opinion, Opinion::kDisagrees) << second.sentence;
  }
}

/// They touch at t = 1/2, coming nearer by 2; L = 5.
MovingPair meeting() {
  MovingPair pair;
  pair.bodies = kApart;
  pair.of_a.displacement = {2, 0, 0};
  return pair;
}

TEST(BothParts, OfCasts) {
  const auto early = [](double off) { return BareTime{0.5 - off / 2}; };
  const auto late = [](double off) { return BareTime{0.5 + off / 2}; };
  const auto early_by_time = [](double off) { return BareTime{0.5 - off}; };
  expect_both_parts<CastFamily>({"still apart", "cast/bracket_holds_time", meeting(), early, 5,
                                 [](auto& says) { says.gap = kPart; }, [](auto& says) { says.gap_absolute = kPart; }});
  expect_both_parts<CastFamily>({"in each other", "cast/bracket_holds_time", meeting(), late, 5,
                                 [](auto& says) { says.gap = kPart; }, [](auto& says) { says.gap_absolute = kPart; }});
  expect_both_parts<CastFamily>({"too early", "cast/bracket_holds_time", meeting(), early_by_time, 2.5,
                                 [](auto& says) { says.gap = kPart; }, [](auto& says) { says.time_absolute = kPart; }});
}

/// a slides along b's lower side by 4 and comes nearer by 1/32: they touch at t = `contact`. A length that the fastest
/// point goes in the time that is stated is as much as all of the approach.
MovingPair glancing(double contact) {
  MovingPair pair;
  pair.bodies = {square(0), {2, {-8, 1 + contact / 32, 16, 1 + contact / 32, 16, 2, -8, 2}}};
  pair.of_a.displacement = {4, 0x1p-5, 0};
  return pair;
}

TEST(BothParts, OfTimesInAGlancingContact) {
  Stated<CastFamily> says;
  says.time_absolute = kPart;
  const auto& times = *catalog<CastFamily>().property("cast/bracket_holds_time");
  const auto outcome = [&](const PropertyEntry<CastFamily>& property, const MovingPair& pair,
                           const CastAnswer& answer) {
    Reply<CastFamily> reply;
    reply.answer = answer;
    return assess<CastFamily>(property, pair, {&reply, 1}, {says, nullptr}).outcome;
  };
  for (const double off : {0.9, 2.0, 64.0}) {
    const Outcome expected = off < 1 ? Outcome::kWithinDocumented : Outcome::kViolated;
    for (const double sign : {-1.0, 1.0})
      EXPECT_EQ(outcome(times, glancing(0.5), BareTime{0.5 + sign * off * kPart}), expected) << sign * off;
    EXPECT_EQ(outcome(principal<CastFamily>(), glancing(1 - off * kPart), Missed{}), expected)
        << off << " before the end they touch";
  }
}

TEST(BothParts, OfVerdicts) {
  for (const bool deep : {false, true})
    for (const double off : {0.9, 2.0}) {
      const ConvexPair pair{square(0), square(deep ? 1 - off * kPart : 1 + off * kPart)};
      Reply<GjkFamily> reply;
      reply.answer = BareVerdict{!deep};
      const auto& property = principal<GjkFamily>();
      const auto outcome = [&](const Stated<GjkFamily>& says) {
        return assess<GjkFamily>(property, pair, {&reply, 1}, {says, nullptr}).outcome;
      };
      const Outcome expected = off < 1 ? Outcome::kWithinDocumented : Outcome::kViolated;
      Stated<GjkFamily> absolute, relative, numbers;
      absolute.range.verdict_gap_absolute = kPart;
      relative.range.verdict_gap = kPart / 2;  // L is 2, to 0.1 %
      numbers.distance_gap_absolute = numbers.depth_gap_absolute = kPart;
      EXPECT_EQ(outcome({}), Outcome::kViolated);
      if (deep) {
        const Assessment missed = assess<GjkFamily>(*catalog<GjkFamily>().property("gjk/depth_is_right"), pair,
                                                    {&reply, 1}, {numbers, nullptr});
        EXPECT_EQ(missed.outcome, expected) << "who states how deep bodies are claims a depth of 0 by a miss";
      }
      EXPECT_EQ(outcome(absolute), expected) << off;
      EXPECT_EQ(outcome(relative), expected) << off;
      EXPECT_EQ(outcome(numbers), expected) << off << ", left open by what is stated of numbers";
    }
}

TEST(BothParts, AnAbsolutePartIsALengthWhateverTheScale) {
  for (const int exponent : {-8, 0, 8}) {
    const double scale = std::ldexp(1, exponent);
    ConvexPair pair = kApart;
    for (Points* body : {&pair.a, &pair.b})
      for (double& x : body->coordinates) x *= scale;
    Stated<GjkFamily> says;
    says.distance_gap_absolute = kPart;
    for (const double off : {0.9 * kPart, 2 * kPart}) {
      Reply<GjkFamily> reply;
      reply.answer = BareDistance{scale + off};
      const Assessment assessment = assess<GjkFamily>(*catalog<GjkFamily>().property("gjk/distance_is_certified"), pair,
                                                      {&reply, 1}, {says, nullptr});
      EXPECT_EQ(assessment.outcome, off < kPart ? Outcome::kWithinDocumented : Outcome::kViolated)
          << exponent << ", " << off;
    }
  }
}

TEST(BothParts, AnInfiniteOnePromisesNothing) {
  Stated<GjkFamily> says;
  says.distance_gap_absolute = std::numeric_limits<double>::infinity();
  Reply<GjkFamily> reply;
  reply.answer = BareDistance{100};
  const auto& property = *catalog<GjkFamily>().property("gjk/distance_is_certified");
  EXPECT_EQ(assess<GjkFamily>(property, kApart, {&reply, 1}, {says, nullptr}).outcome, Outcome::kWithinDocumented);
}

}  // namespace
}  // namespace assay::both_parts_test
