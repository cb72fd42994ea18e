// Lines of tableaus at the ends of what doubles are taken for, and from which bound on doubles compare alone.
#include <optional>
#include <vector>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/exact_kernel.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay::known {
namespace {

using enum Place;

std::optional<ExactLine> asked_column(const LpProblem& problem, const std::vector<Place>& places,
                                      std::uint32_t moving) {
  return tableau_column(problem, places, ExactKernel(problem, kernel_of(problem, places)), moving);
}

void take_line_of(FoldedRun& run, const std::optional<ExactLine>& line) {
  run.take(line.has_value());
  for (std::uint32_t v = 0; line && v < line->variables(); ++v) {
    run.take(line->at(v));
    run.take(line->sign(v));
    run.take_number(line->near(v)), run.take_number(line->sign_error(v)), run.take_number(line->near_error(v));
  }
}

/// Multipliers of 2^-900, of 2^900 and next to them, beside one that is 0 and one that is 1; singular kernels.
KnownWords lines_beyond_doubles() {
  FoldedRun run;
  const std::vector<Place> places = {kBasic, kBasic, kAtLower, kAtLower, kAtLower, kBasic};
  const auto problem_with = [](double first, double second, double own) {
    return LpProblem{3,         3,         {1, second, first}, {1, 0, first, 0, 1, second, 1, 1, own},
                     {0, 0, 0}, {9, 9, 9}, {0, 0, 0},          {9, 9, 9}};
  };
  for (const double first : {0x1p-900, 0x1.0000000000001p-900, 0x1.fffffffffffffp-901, 0x1p-901, 0x1p900,
                             0x1.fffffffffffffp899, 0x1.0000000000001p900, 0x1p901, 0x1p-1074, 0x1p1023, 1.0})
    for (const double second : {0.0, 1.0, -0x1p-450})
      for (const double own : {0.0, -1.0, 0x1p-1000}) {
        const LpProblem problem = problem_with(first, second, own);
        const ExactKernel kernel(problem, kernel_of(problem, places));
        for (std::uint32_t v = 0; v < places.size(); ++v)
          take_line_of(run, places[v] == kBasic ? tableau_row(problem, places, kernel, v)
                                                : tableau_column(problem, places, kernel, v));
        take_line_of(run, reduced_costs(problem, places, kernel));
        take_line_of(run, basic_line(problem, places, kernel));
      }
  // Up to which number, upwards and downwards, doubles are asked at all.
  const auto is_safe = [&](double first) {
    return asked_column(problem_with(first, 0, 1), places, 2)->sign_error(0) == 0;
  };
  run.take(flip(1, 0x1p1000, is_safe)), run.take(flip(0x1p-1000, 1, is_safe));
  const LpProblem singular{2, 2, {1, 3}, {1, 2, 2, 4}, {1, 2}, {5, 5}, {0, 0}, {9, 9}};
  const std::vector<Place> dependent = {kBasic, kBasic, kAtLower, kAtLower};
  const ExactKernel kernel(singular, kernel_of(singular, dependent));
  run.take(tableau_column(singular, dependent, kernel, 2).has_value());
  run.take(tableau_row(singular, dependent, kernel, 0).has_value());
  run.take(basic_line(singular, dependent, kernel).has_value());
  run.take(reduced_costs(singular, dependent, kernel).has_value());
  return {run.folded(), run.units()};
}

/// What sums of one and of two terms may be off by, of numbers of every size and sign.
KnownWords errors_of_sums() {
  Stream stream{61};
  FoldedRun run;
  for (const double unit : {1.0, -1.0, 0x1p-1010, -0x1p-1020, 0x1p-1030, 0x1p1000})
    for (int k = 0; k < 40; ++k) {
      const double own = unit * (1 + stream.unit()), entry = 1 + stream.unit(), other = stream.unit() - 0.5;
      const LpProblem problem{2, 2, {own, entry}, {1, other, entry, own}, {0, 0}, {9, 9}, {0, 0}, {9, 9}};
      take_line_of(run, asked_column(problem, {kAtLower, kAtLower, kBasic, kBasic}, 1));
      take_line_of(run, asked_column(problem, {kBasic, kAtLower, kAtLower, kBasic}, 1));
    }
  return {run.folded()};
}

/// From which bound on a sum that cancels to 0 is compared, and subtracted, without integers; and numbers whose
/// difference is beyond the largest double.
KnownWords flips_of_comparisons() {
  FoldedRun run;
  for (const double size : {1.0, 1.0 / 3, 0.7, 1.9, 0x1p-300, 1e10})
    for (const double entry : {1.0, 3.0, 0.1}) {
      const LpProblem problem{2, 2, {1, 1}, {size, size, entry, entry}, {0, 0}, {9, 9}, {0, 0}, {9, 9}};
      const auto line = asked_column(problem, {kBasic, kAtLower, kAtLower, kBasic}, 1);
      const auto work = [&](const auto& ask) {
        const std::uint64_t before = run.units();
        run.take(ask());
        return run.units() - before;
      };
      for (const double way : {1.0, -1.0}) {
        run.take(flip(0x1p-80, 0x1p80,
                      [&](double bound) { return work([&] { return line->compare(3, way * bound); }) != 0; }));
        run.take(flip(0x1p-80, 0x1p80,
                      [&](double bound) { return work([&] { return line->near_difference(3, way * bound); }) != 0; }));
      }
    }
  const double most = 0x1.fffffffffffffp1023;
  for (const double entry : {most, -most, 1.0}) {
    const LpProblem far{1, 1, {1}, {entry}, {0}, {9}, {0}, {9}};
    const auto line = asked_column(far, {kAtLower, kBasic}, 0);
    for (const double bound : {most, -most, 0.5 * most, -0.5 * most, 0.0}) {
      run.take(line->compare(1, bound)), run.take(run.units());
      run.take(line->near_difference(1, bound)), run.take(run.units());
    }
  }
  return {run.folded()};
}

}  // namespace

void add_ends_of_lines(KnownAnswers& all) {
  all.push_back(
      {"oracles/lp/lines_beyond_doubles", Asked::kByCheck, lines_beyond_doubles, {5454969375837286945u, 8944436u}});
  all.push_back({"oracles/lp/errors_of_sums", Asked::kByCheck, errors_of_sums, {4844357741682003155u}});
  all.push_back({"oracles/lp/flips_of_comparisons", Asked::kByCheck, flips_of_comparisons, {7902022913487640169u}});
}

}  // namespace assay::known
