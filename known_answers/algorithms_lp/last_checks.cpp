// The check before an answer where a bound, a multiplier or a sum is next to what turns it over, asked alone.
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/enclosed_solve.h"
#include "algorithms/lp/final_check.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

bool is_optimal(const LpProblem& problem, const Basis& basis) {
  bool singular = false;
  return lp::optimal_from_basis(problem, basis, singular).has_value();
}

/// A column with these bounds and no row that says anything of it.
LpProblem column_between(double lower, double upper) {
  LpProblem problem = program_of(1, {0});
  problem.lower = {lower}, problem.upper = {upper};
  return problem;
}

/// Rays along a column alone: where it may not go, where its point is, how little it must gain.
KnownWords rays_of_columns() {
  FoldedRun run;
  for (const double ray : {1.0, 0.7, 3.0})
    for (const auto& [lower, upper] : {std::pair{0.0, kInfinity}, {-kInfinity, 0.0}, {0.0, 1.0}})
      for (const double way : {1.0, -1.0}) {
        LpProblem problem = program_of(1, {0, 0});
        problem.cost = {-1, 0}, problem.lower = {0, lower}, problem.upper = {kInfinity, upper};
        run.take(flip(0, 1, [&](double by) { return lp::proves_unbounded(problem, {0, 0}, {ray, way * by}); }));
      }
  // Bounds at which it matters whether a product is rounded before it is subtracted.
  for (const double bound : {0x1.00000340355p+0, 0x1.00000ab38e9p+0, 0x1.00001226e7dp+0, 0x1.0000199a411p+0}) {
    LpProblem gaining = column_between(bound, kInfinity);
    gaining.cost = {-1};
    run.take(flip(0.5, 2, [&](double x) { return lp::proves_unbounded(gaining, {x}, {1}); }));
    gaining.lower = {-kInfinity}, gaining.upper = {bound}, gaining.cost = {1};
    run.take(flip(0.5, 2, [&](double x) { return lp::proves_unbounded(gaining, {x}, {-1}); }));
  }
  const auto gains = [](double by) {
    LpProblem problem = column_between(0, kInfinity);
    problem.cost = {-by};
    return lp::proves_unbounded(problem, {0}, {1});
  };
  run.take(gains(0)), run.take(flip(0, 1, gains));
  return {run.folded()};
}

/// One row that is at least `by`, and a column with an entry and bounds.
bool is_infeasible(double by, double entry, double lower, double upper) {
  LpProblem problem = program_of(1, {entry});
  problem.row_lower = {by}, problem.lower = {lower}, problem.upper = {upper};
  return lp::proves_infeasible(problem, {1});
}

/// How much a row must ask for, against a column that helps as far as its bounds let it, or by rounding alone.
KnownWords rows_that_ask_for_more() {
  FoldedRun run;
  const double far = 0x1p1023;
  for (const auto& [lower, upper] : {std::pair{0.0, 0.1},
                                     {-0.3, 0.0},
                                     {0.0, far},
                                     {-far, 0.0},
                                     {-far, far},
                                     {0.0, kInfinity},
                                     {-kInfinity, 0.0},
                                     {-kInfinity, 0.7},
                                     {-0.7, kInfinity},
                                     {-kInfinity, kInfinity},
                                     {0.1, 0.7}})
    for (const double entry : {1.0, -1.0, 0x1p-1071, -0x1p-1071, 0.0}) {
      run.take(is_infeasible(0, entry, lower, upper));
      run.take(flip(0, 1, [&, low = lower, high = upper](double by) { return is_infeasible(by, entry, low, high); }));
      run.take(
          flip(0, 1, [&, low = lower, high = upper](double by) { return is_infeasible(1, entry * by, low, high); }));
    }
  // Two rows, whose difference is little beside the terms, and columns that add none.
  for (const double lower : {0.0, -kInfinity})
    for (const double upper : {0.0, kInfinity})
      run.take(flip(0, 1, [&, low = lower, high = upper](double by) {
        LpProblem problem = program_of(2, {0, 0});
        problem.row_lower = {1 + by, -kInfinity}, problem.row_upper = {kInfinity, 1};
        problem.lower = {low}, problem.upper = {high};
        return lp::proves_infeasible(problem, {1, -1});
      }));
  return {run.folded()};
}

/// Bases that are none, that name bounds which do not exist, and gaps beside a value that is no float.
KnownWords odd_bases() {
  FoldedRun run;
  for (const double row : {0.0, 1.0, -1.0})
    for (const double cost : {1.0, 0.0, -1.0})
      for (const double upper : {1.0, kInfinity})
        for (const Basis& basis :
             {Basis{{0, 1}, {}}, Basis{{0}, {}}, Basis{{1}, {}}, Basis{{1}, {0}}, Basis{{0}, {1}}}) {
          LpProblem problem = program_of(1, {1});
          problem.cost = {cost}, problem.row_lower = {row}, problem.upper = {upper};
          run.take(is_optimal(problem, basis));
        }
  for (const double fixed : {1000.1, -700.3, 3.7})
    run.take(flip(0, 1, [&](double by) {
      LpProblem problem = program_of(1, {1, 1, 0});
      problem.cost = {by / 0x1p30, 0, 1}, problem.row_lower = {0};
      problem.lower = {-kInfinity, 0, fixed}, problem.upper = {kInfinity, 0x1p30, fixed};
      return is_optimal(problem, {{0}, {}});
    }));
  return {run.folded()};
}

}  // namespace

void add_last_checks(KnownAnswers& all) {
  all.push_back({"algorithms/lp/rays_of_columns", Asked::kByCheck, rays_of_columns, {8173481500392343640u}});
  all.push_back(
      {"algorithms/lp/rows_that_ask_for_more", Asked::kByCheck, rows_that_ask_for_more, {1191401254717979965u}});
  all.push_back({"algorithms/lp/odd_bases", Asked::kByCheck, odd_bases, {6316113705886285660u}});
}

}  // namespace assay::known
