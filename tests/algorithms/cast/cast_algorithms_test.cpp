// The casts on every domain of theirs: never wrong; the published ones and the faults convicted, each with a smallest
// case.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/tolerances.h"
#include "algorithms/faults/cast/answers_at_the_cap.h"
#include "algorithms/faults/cast/forgets_b.h"
#include "algorithms/faults/cast/forgets_the_turn.h"
#include "algorithms/faults/cast/ignores_the_start.h"
#include "algorithms/published/cast/angular_cast_firth.h"
#include "algorithms/published/cast/linear_sweep_firth.h"
#include "properties/cast/verdict_is_right.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

using Solve = CastAnswer (*)(const MovingPair&, const Watch&);

Stated<CastFamily> stated(double gap) {
  Stated<CastFamily> semantics;
  semantics.touching = Touching::kHit;
  semantics.gap = gap;
  return semantics;
}

bool stop_late(void* context, const std::uint32_t*, std::uint32_t) { return ++*static_cast<int*>(context) < 3000; }

/// What the first cases of every domain say against a variant, by claim.
std::map<std::string, std::string> complaints(Solve solve, double gap, std::uint64_t cases, int& judged) {
  std::map<std::string, std::string> found;
  Court<CastFamily> court;
  court.semantics = stated(gap);
  for (const auto& domain : catalog<CastFamily>().domains) {
    for (std::uint64_t index = 0; index < cases; ++index) {
      Choices choices(stream_key(7, domain.versioned_name(), index));
      const MovingPair pair = domain.draw(choices).problem;
      int steps = 0;
      std::vector<Reply<CastFamily>> replies(1);
      replies[0].answer = solve(pair, Watch(&stop_late, &steps));
      if (std::holds_alternative<GaveUp>(replies[0].answer) || std::holds_alternative<Declined>(replies[0].answer))
        continue;
      for (const std::string_view name : {"cast/verdict_is_right", "cast/bracket_holds_time"}) {
        const Verdict verdict = catalog<CastFamily>().property(name)->judge(pair, replies, court);
        if (const auto* violated = violation(verdict))
          found.emplace(violated->claim,
                        std::string(domain.name) + " " + std::to_string(index) + ": " + violated->evidence);
        ++judged;
      }
    }
  }
  return found;
}

void expect_sound(Solve solve, double gap, int least_judged) {
  int judged = 0;
  for (const auto& [claim, evidence] : complaints(solve, gap, 12, judged)) ADD_FAILURE() << claim << ": " << evidence;
  EXPECT_GE(judged, least_judged);
}

TEST(CastAlgorithms, ExactEdgesAreNeverWrong) { expect_sound(&CastEdges2d::solve, cast::kEdgesGap, 200); }
TEST(CastAlgorithms, RaycastIsNeverWrong) { expect_sound(&GjkRaycast::solve, cast::kCastGap, 300); }
TEST(CastAlgorithms, AdvancementIsNeverWrong) { expect_sound(&ConservativeAdvancement::solve, cast::kCastGap, 400); }

TEST(CastAlgorithms, FaultsAreConvicted) {
  for (const auto& [name, solve] :
       {std::pair{"turn", &CastForgetsTheTurn::solve}, std::pair{"cap", &CastAnswersAtTheCap::solve},
        std::pair{"b", &CastForgetsB::solve}, std::pair{"start", &CastIgnoresTheStart::solve}}) {
    int judged = 0;
    EXPECT_FALSE(complaints(solve, cast::kCastGap, 6, judged).empty()) << name;
  }
}

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

TEST(CastAlgorithms, AnswerNumbersThatAreNone) {
  MovingPair pair{{triangle(0), triangle(3)}, {}, {}};
  pair.of_a.displacement = {std::numeric_limits<double>::quiet_NaN(), 0, 0};
  for (const Solve solve : {&CastEdges2d::solve, &GjkRaycast::solve, &ConservativeAdvancement::solve,
                            &LinearSweepFirth::solve, &AngularCastFirth::solve})
    EXPECT_TRUE(std::holds_alternative<GaveUp>(solve(pair, {})));
  pair.of_a.displacement = {1, 0, 0};
  pair.bodies.a.coordinates.clear();
  for (const Solve solve : {&CastEdges2d::solve, &GjkRaycast::solve, &ConservativeAdvancement::solve,
                            &LinearSweepFirth::solve, &AngularCastFirth::solve})
    EXPECT_TRUE(std::holds_alternative<Declined>(solve(pair, {})));
}

}  // namespace
}  // namespace assay
