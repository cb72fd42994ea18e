// A proof of lifted solutions that is met exactly, and programs of which one list is too long, too short, or has an
// entry that is none.
#include <vector>

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/lifting.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay::known {
namespace {

/// A solution whose proof is met exactly at two digits modulo p = 2^61 - 1, which is one digit short: with M = 2^59 - 1
/// the largest numerator, (5 + 2^62) M + 5 n + 2^62 M = p^2.
KnownWords lifted_next_to_the_proof() {
  FoldedRun run;
  const Integer most = (Integer(1) << 59) - 1, sum = ((Integer(1) << 62) + 1) / 5;
  LpProblem problem;
  problem.rows = problem.columns = 2;
  problem.matrix = {5, 0x1p62, 0, 1};
  const IntegerMatrix matrix(problem, {{0, 1}, {0, 1}});
  const ModularLu factors(matrix);
  for (const int off : {-1, 0, 1}) {
    const Integer other = sum - most + off;
    const std::uint64_t before = run.units();
    const auto lifted = lift(matrix, factors, {5 * other + (most << 62), most}, Orientation::kPlain);
    run.take(lifted.has_value());
    if (lifted) {
      for (const Integer& numerator : lifted->numerator) run.take(Rational(numerator, lifted->denominator));
    }
    run.take(run.units() - before);
  }
  return {run.folded(), run.units()};
}

/// How far values among the least doubles may be off, where half of the least is rounded.
KnownWords errors_of_the_least() {
  FoldedRun run;
  for (int k = 0; k < 40; ++k) {
    const double low = 0x1p-1025 * (2 * k + 1);
    const LpProblem problem{1, 2, {low, low}, {1, 1}, {-kInfinity}, {kInfinity}, {low, 2 * low}, {1, 1}};
    const std::vector<Place> places = {Place::kAtLower, Place::kAtLower, Place::kBasic};
    const ExactKernel kernel(problem, kernel_of(problem, places));
    for (const auto& line : {basic_line(problem, places, kernel), reduced_costs(problem, places, kernel)}) {
      run.take(line.has_value());
      for (std::uint32_t v = 0; line && v < line->variables(); ++v) {
        run.take(line->near(v));
        run.take(line->sign_error(v));
        run.take(line->near_error(v));
      }
    }
  }
  return {run.folded()};
}

/// Which programs are none.
KnownWords odd_shapes() {
  FoldedRun run;
  const LpProblem good{2, 3, {1, 2, 3}, {1, 2, 3, 4, 5, 6}, {0, 1}, {2, 3}, {0, 0, 0}, {1, 1, 1}};
  const auto take = [&](const auto& spoil) {
    LpProblem spoilt = good;
    spoil(spoilt);
    run.take(unjudgeable(spoilt));
    if (unjudgeable(spoilt).empty()) run.take(has_crossed_bounds(spoilt));
  };
  for (auto list : {&LpProblem::cost, &LpProblem::matrix, &LpProblem::row_lower, &LpProblem::row_upper,
                    &LpProblem::lower, &LpProblem::upper}) {
    take([&](LpProblem& problem) { (problem.*list).push_back(1); });
    for (std::size_t i = 0; i < (good.*list).size(); ++i)
      for (const double entry : {kInfinity, -kInfinity, kNoNumber, 2.0, 1.0})
        take([&](LpProblem& problem) { (problem.*list)[i] = entry; });
  }
  return {run.folded()};
}

}  // namespace

void add_asked_shapes(KnownAnswers& all) {
  all.push_back(
      {"oracles/lp/lifted_next_to_the_proof", Asked::kByCheck, lifted_next_to_the_proof, {4754434804847917168u, 3432}});
  all.push_back({"oracles/lp/errors_of_the_least", Asked::kByCheck, errors_of_the_least, {14123392376630391214u}});
  all.push_back({"oracles/lp/odd_shapes", Asked::kByCheck, odd_shapes, {12731214969838407896u}});
}

}  // namespace assay::known
