// Ends of judges that whole answers do not come to: a singular basis alone, entries that are 0 by definition, and costs
// that nothing bounds within a change.
#include <optional>
#include <vector>

#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/rounded_answer.h"
#include "oracles/lp/borderline.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay::known {
namespace {

/// Bases of two columns: regular, of a determinant that is 0 modulo 2^61 - 1 alone, and singular. A singular one has no
/// numbers to compare with, and is asked about without any.
KnownWords answers_of_odd_bases() {
  FoldedRun run;
  const std::vector<Place> places = {Place::kBasic, Place::kBasic, Place::kAtLower, Place::kAtLower};
  const auto asked = [&](const std::vector<double>& matrix, const std::vector<double>& x,
                         const std::vector<double>& y) {
    const LpProblem problem{2, 2, {1, 3}, matrix, {1, 2}, {5, 5}, {0, 0}, {9, 9}};
    return rounds_its_basis(problem, places, x, y);
  };
  for (const auto& matrix : {std::vector<double>{1, 2, 2, 1}, {1, 2, 2, 3}, {0x1p31, 1, 1, 0x1p30}})
    for (const auto& x : {std::vector<double>{}, {1, 0}, {(0x1p30 - 2) * 0x1p-61, (0x1p32 - 1) * 0x1p-61}})
      for (const auto& y :
           {std::vector<double>{}, {5.0 / 3, -1.0 / 3}, {3, -1}, {(0x1p30 - 3) * 0x1p-61, (3 * 0x1p31 - 1) * 0x1p-61}})
        run.take(asked(matrix, x, y));
  for (const auto& matrix : {std::vector<double>{1, 2, 2, 4}, {0, 0, 1, 1}, {0, 1, 0, 1}, {0, 0, 0, 0}})
    run.take(asked(matrix, {}, {}));
  return {run.folded()};
}

/// Every number of the rows and columns of tableaus, those of basic variables too, and what doubles make of them.
KnownWords whole_lines() {
  FoldedRun run;
  const LpProblem problem{3,          3,         {1, -2, 0.1}, {1, 2, 0.1, 3, 1, 1.0 / 3, -1, 0.7, 2},
                          {1, 0, -1}, {1, 4, 7}, {0, -1, 2},   {3, 9, kInfinity}};
  using enum Place;
  for (const std::vector<Place>& places : {std::vector<Place>{kBasic, kBasic, kAtLower, kAtLower, kAtUpper, kBasic},
                                           {kBasic, kBasic, kBasic, kAtLower, kAtLower, kAtUpper},
                                           {kAtUpper, kAtLower, kAtLower, kBasic, kBasic, kBasic},
                                           {kAtLower, kBasic, kAtLower, kBasic, kAtLower, kBasic}}) {
    const ExactKernel kernel(problem, kernel_of(problem, places));
    const auto take = [&](const std::optional<ExactLine>& line) {
      run.take(line.has_value());
      for (std::uint32_t v = 0; line && v < line->variables(); ++v) {
        run.take(line->at(v));
        run.take(line->sign(v));
        run.take(line->near(v)), run.take(line->near_error(v));
        for (const double bound : {0.0, 1.0, -1.0})
          run.take(line->compare(v, bound)), run.take(line->near_difference(v, bound));
      }
    };
    take(basic_line(problem, places, kernel));
    take(reduced_costs(problem, places, kernel));
    for (std::uint32_t v = 0; v < places.size(); ++v)
      take(places[v] == kBasic ? tableau_row(problem, places, kernel, v) : tableau_column(problem, places, kernel, v));
  }
  return {run.folded(), run.units()};
}

/// Costs of 0 and next to it, of a column that a row, a bound or nothing ends, and what a change makes of their optima.
KnownWords costs_within_a_change() {
  FoldedRun run;
  for (const double cost : {0.0, 0x1p-30, 0x1p-29})
    for (const double upper : {1.0, kInfinity})
      for (const double entry : {-1.0, 0.0, 0x1p-40, 1.0}) {
        const LpProblem problem{1, 2, {cost, 1}, {entry, 1}, {-kInfinity}, {1}, {0, 0}, {upper, 2}};
        const auto truth = certify_lp(problem);
        if (!truth) return {};
        for (const double change : {0x1p-30, 0x1p-10}) {
          const StabilityVerdict verdict = stability_of(problem, *truth, change);
          run.take(verdict.stability);
          run.take(std::string_view(verdict.proof));
        }
      }
  // A row between bounds that hardly differ, and none of it is left.
  for (const double wide : {0x1p-40, 0x1p-29, 0x1p-8}) {
    const LpProblem problem{1, 1, {1}, {1}, {1}, {1 + wide}, {0}, {5}};
    const auto truth = certify_lp(problem);
    if (!truth) return {};
    const StabilityVerdict verdict = stability_of(problem, *truth, 0x1p-30);
    run.take(verdict.stability);
    run.take(std::string_view(verdict.proof));
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_last_branches(KnownAnswers& all) {
  all.push_back({"oracles/lp/answers_of_odd_bases", Asked::kByCheck, answers_of_odd_bases, {12829969951949250353u}});
  all.push_back({"oracles/lp/whole_lines", Asked::kByCheck, whole_lines, {11727197557371073716u, 97475u}});
  all.push_back(
      {"oracles/lp/costs_within_a_change", Asked::kByCheck, costs_within_a_change, {3960621482624792617u, 695224u}});
}

}  // namespace assay::known
