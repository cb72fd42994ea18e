// What judging, asking a referee and reducing may cost stands in docs/judges.md as it stands in the code.
#include "oracles/exact/work_limits.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "campaign/lp/program_work.h"
#include "campaign/make_small.h"
#include "oracles/cast/enclosed_cast.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull3/outward_distance3.h"
#include "oracles/referee/hulls/lost_beyond.h"
#include "oracles/referee/question_size.h"
#include "properties/lp/lp_status.h"
#include "tests/written_table.h"

namespace assay {
namespace {

std::string in_powers(std::uint64_t value) {
  if (!std::has_single_bit(value) || value < 4096) return fmt::format("{}", value);
  return fmt::format("2^{}", std::countr_zero(value));
}

std::string line(std::string_view what, std::string_view counted_in, const std::string& bound,
                 std::string_view beyond) {
  return fmt::format("| {} | {} | {} | {} |\n", what, counted_in, bound, beyond);
}

std::string table() {
  constexpr std::string_view kPassedOver = "no opinion, \"undecided: too large\"";
  const auto size = [&](std::string_view what, std::string_view rows, std::uint64_t most) {
    return line(what, rows, in_powers(most), kPassedOver);
  };
  return std::string("| work | counted in | at most | beyond |\n|---|---|---|---|\n") +
         line("one judgement of one property, tier 1 included", "units", in_powers(kJudgeWork),
              "*undecided*, \"too large\"") +
         line("the magnitude of a wrong hull", "units", in_powers(kMagnitudeWork),
              "*violated* with magnitude 0, \"at least\"") +
         line("the pairs of a point and an edge or triangle that it is measured by", "pairs",
              in_powers(kMagnitudePairs), "evenly chosen points, \"at least\"") +
         line("the points listed that a hull's magnitude is measured from, in space", "points", in_powers(kListedMost),
              "a part of them") +
         line("an exact simplex method of a judge", "pivots", in_powers(kPropertyWork.pivots),
              "*undecided*, \"too large\"") +
         line("the program that it is asked to solve", "rows + columns", in_powers(kPropertyWork.variables),
              "*undecided*, \"too large\"") +
         line("a cast of bodies that turn", "pieces of time", in_powers(kPieces), "*undecided*") +
         line("how deep moving bodies get", "pieces of time", in_powers(kDepthPieces), "*undecided*") +
         line("`solve` and `study netlib`: one step, or one answer measured", "units", in_powers(kProgramStepWork),
              "left open, \"too large\"") +
         line("the same: all that settles what is true of a program", "units", in_powers(kProgramWork), "not settled") +
         line("the same: all that measures the answers to it", "units", in_powers(kProgramWork),
              "left open, \"too large\"") +
         line("all judgements of one reduction", "units", in_powers(kReductionWork),
              "nothing more is asked, \"not minimal\"") +
         line("candidates of one reduction", "questions", in_powers(budget_for(Outcome::kViolated).questions),
              "nothing more is asked, \"not minimal\"") +
         line("the same, where the claim is a hang or a crash", "questions",
              in_powers(budget_for(Outcome::kHung).questions), "nothing more is asked, \"not minimal\"") +
         size("referee: a linear program, for CGAL", "rows x columns x bits", referee::kLargestProgram) +
         size("the same, for QSopt_ex", "rows x columns x bits", referee::kLargestProgramOfQsopt) +
         size("referee: a collision, a straight cast, bodies at a moment", "vertices x (dimension + 2) x bits",
              referee::kLargestPair) +
         size("referee: a cast of bodies that turn", "vertices x (dimension + 2) x bits",
              referee::kLargestTurningPair) +
         line("referee: the moments of such a cast", "moments", in_powers(referee::kTurningMoments),
              "\"apart until\" the last one") +
         size("referee: a depth, bodies at a moment, shapes", "pairs of vertices x dimension x bits",
              referee::kLargestDifference) +
         size("referee: a hull, an area, a volume", "points x dimension x bits", referee::kLargestCloud) +
         line("referee: lost points of a hull that need only be near", "products of doubles", in_powers(kLostProducts),
              "evenly chosen points") +
         line("referee: their distances from a few listed points, from all", "distances",
              in_powers(kLostPartQuestions) + ", " + in_powers(kLostFullQuestions),
              "\"none of the N that seem farthest\", no opinion");
}

TEST(WorkLimits, StandInTheDocumentation) { test::expect_in_document("judges.md", "work", table()); }

}  // namespace
}  // namespace assay
