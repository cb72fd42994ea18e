// How a program is loaded at the edges of its scales: entries at the ends of what is well scaled, bounds and costs that
// scaling would round, tolerances beside costs of either sign; and which entries are too small.
#include "algorithms/lp/revised/factor/basis_factor.h"
#include "algorithms/lp/revised/geometric_scaling.h"
#include "algorithms/lp/revised/working.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

lp::SparseMatrix two_columns(double entry, double other, double third) {
  return {{0, 2, 4}, {0, 1, 0, 1}, {entry, 1, other, third}};
}

/// Entries that are the largest ones of their row and column, and entries beside such.
KnownWords well_scaled() {
  FoldedRun run;
  const auto is_well = [&](const lp::SparseMatrix& matrix) {
    std::vector<double> most;
    const bool is = lp::is_well_scaled(matrix, 2, most);
    run.take(is), run.take(most);
    return is;
  };
  constexpr double kEntries[] = {0x1p-16, -0x1p-16, 0x1p-17, 0x1p-4, 0x1.fffffffffffffp-5, 1, 16, -16, 17, 0};
  for (const double entry : kEntries)
    for (const double other : kEntries)
      for (const double third : {1.0, 0x1p-4, 17.0, 0x1p-20}) is_well(two_columns(entry, other, third));
  run.take(flip(1, 100, [&](double by) { return is_well(two_columns(1, by, 1)); }));
  run.take(flip(0, 1, [&](double by) { return is_well(two_columns(1, by, 1)); }));
  run.take(flip(0, 1, [&](double by) { return is_well({{0, 1}, {0}, {by}}); }));
  return {run.folded()};
}

/// Bounds of every size beside others, with and without costs that are lifted; with a matrix that is scaled.
KnownWords rounded_bounds() {
  FoldedRun run;
  constexpr double kBounds[] = {0, 0x1p-1074, 0x1p-1060, 0x1p-1000, 0x1p-20, 1};
  for (const double lower : kBounds)
    for (const double upper : kBounds)
      for (const double cost : {0x1p-20, -3.0, -0x1p30})
        for (const double entry : {1.0, 0x1p-30})
          for (const bool is_row : {false, true}) {
            if (lower > upper) continue;
            LpProblem problem = program_of(2, {1, 0, entry, 1});
            problem.cost = {cost, 0};
            (is_row ? problem.row_lower : problem.lower) = {lower, 0};
            (is_row ? problem.row_upper : problem.upper) = {upper, 0};
            lp::Program program;
            lp::load(problem, lp::Scaling::kGeometric, program);
            run.take(program.is_scaled), run.take(program.exponent), run.take(program.cost_exponent);
            for (const auto* numbers : {&program.lower, &program.upper, &program.cost, &program.dense,
                                        &program.primal_tolerance, &program.dual_tolerance})
              run.take(*numbers);
          }
  for (const double entry : {1.0, 0.3, 0x1p-30})
    for (const double bound : {-5.0, -0.3, 0.7, 1e6, 0x1p-40})
      for (const double width : {0.0, 1.0, 1e3})
        for (const double cost : {-1e3, -5.0, -0.7, 5.0}) {
          LpProblem problem = program_of(2, {entry, 1, 1, 0.25});
          problem.cost = {cost, cost / 16}, problem.lower = {bound, bound}, problem.upper = {bound + width, 1e7};
          lp::Program program;
          lp::load(problem, lp::Scaling::kGeometric, program);
          run.take(program.primal_tolerance), run.take(program.dual_tolerance);
        }
  return {run.folded()};
}

/// Bounds that are crossed, at every place.
KnownWords crossed_bounds() {
  FoldedRun run;
  for (std::uint32_t at = 0; at < 4; ++at)
    for (const double lower : {-0.0, 0x1p-1074, 1.0, -kInfinity})
      for (const double upper : {-1.0, 0.0, 1.0, -0x1p-1074}) {
        LpProblem problem = program_of(2, {1, 2, 3, 4});
        (at < 2 ? problem.lower : problem.row_lower)[at % 2] = lower;
        (at < 2 ? problem.upper : problem.row_upper)[at % 2] = upper;
        run.take(lp::refusal_of(problem));
      }
  return {run.folded()};
}

/// Which entries take no part, beside largest ones of every size.
KnownWords least_entries() {
  FoldedRun run;
  lp::Iterate it;
  for (const bool believes : {false, true})
    for (const auto scaling : {lp::Scaling::kNone, lp::Scaling::kGeometric})
      for (const double largest : {0.0, 1.0, 50.0, 100.0, 300.0, 999.0, 1000.0, 1001.0, 1e6}) {
        it.believes_small_entries = believes, it.rules.scaling = scaling;
        run.take(lp::least_entry(it, largest)), run.take(lp::least_pivot(it));
      }
  return {run.folded()};
}

/// How little a column may keep beside terms that cancel, of either sign, until it is replaced.
KnownWords cancelled_columns() {
  FoldedRun run;
  const auto is_replaced = [&](const std::vector<double>& third) {
    lp::SparseMatrix matrix{{0, 2, 4, 7}, {0, 2, 1, 2, 0, 1, 2}, {1, 1, 1, 1}};
    matrix.value.insert(matrix.value.end(), third.begin(), third.end());
    std::vector<std::uint32_t> basic = {0, 1, 2};
    std::vector<lp::Replacement> replaced;
    lp::BasisFactor().factor(matrix, 3, basic, replaced);
    run.take(basic);
    return !replaced.empty();
  };
  for (const double way : {1.0, -1.0}) {
    for (const auto& [first, second] : {std::pair{0.5, 0.5}, {1.0, 0.0}, {-1.0, 2.0}, {0.25, 0.75}})
      run.take(flip(0, 1, [&, a = first, b = second](double by) { return is_replaced({way * a, way * b, way + by}); }));
    for (const double size : {0.5, 1.0, 2.0, 3.0, 4.0})
      for (const double entry : {lp::kCancelled * size, 0.0}) {
        run.take(is_replaced({way * size, -way * size, entry}));
        run.take(is_replaced({0, 0, entry}));
      }
  }
  return {run.folded()};
}

}  // namespace

void add_loaded_programs(KnownAnswers& all) {
  all.push_back({"algorithms/lp/well_scaled", Asked::kByCheck, well_scaled, {7466662427819952051u}});
  all.push_back({"algorithms/lp/rounded_bounds", Asked::kByCheck, rounded_bounds, {9145171792133640380u}});
  all.push_back({"algorithms/lp/crossed_bounds", Asked::kByCheck, crossed_bounds, {6790579551465833048u}});
  all.push_back({"algorithms/lp/least_entries", Asked::kByCheck, least_entries, {6998198142529670709u}});
  all.push_back({"algorithms/lp/cancelled_columns", Asked::kByCheck, cancelled_columns, {10247848680225109131u}});
}

}  // namespace assay::known
