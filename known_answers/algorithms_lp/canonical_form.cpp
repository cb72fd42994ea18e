// What a program that is refused for its rows is answered when it is asked again in the canonical form: which ones are
// split, and what becomes of vectors and bases that do not fit.
#include "algorithms/lp/canonical_form.h"

#include "known_answers/algorithms_lp/as_told.h"
#include "known_answers/algorithms_lp/canonical_only.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords canonical_forms() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(17000 + k)};
    LpProblem problem = folded_program(c, k, 6);
    problem.lower.assign(problem.columns, 0.0);
    problem.upper.assign(problem.columns, kInfinity);
    take(run, lp::solve_in_any_form(&canonical_only, problem, Watch{}));
  }
  return {run.folded()};
}

/// Declines what has lower bounds of rows, and answers anything else with what was told.
LpAnswer told_in_canonical_form(const LpProblem& problem, const Watch& watch) {
  for (const double bound : problem.row_lower)
    if (bound != -kInfinity) return Declined{"a lower bound of a row"};
  return as_told(problem, watch);
}

/// Two columns and a row between bounds.
LpProblem between(double lower, double upper) {
  LpProblem problem = program_of(1, {3, -2});
  problem.row_lower = {lower}, problem.row_upper = {upper};
  return problem;
}

/// Where one thing is not as it must be, the refusal stands.
KnownWords split_or_not() {
  FoldedRun run;
  const LpProblem plain = between(1, 2);
  tell({1, 2}, {5, 3});
  const auto take_changed = [&](auto change) {
    LpProblem problem = plain;
    change(problem);
    take(run, lp::solve_in_any_form(&told_in_canonical_form, problem, Watch{}));
  };
  take_changed([](LpProblem&) {});
  for (const double bound : {-0.0, 1.0, -1.0, -kInfinity}) {
    take_changed([&](LpProblem& problem) { problem.lower[0] = bound; });
    take_changed([&](LpProblem& problem) { problem.lower[1] = bound; });
  }
  for (const double bound : {5.0, -kInfinity}) {
    take_changed([&](LpProblem& problem) { problem.upper[0] = bound; });
    take_changed([&](LpProblem& problem) { problem.upper[1] = bound; });
  }
  take_changed([](LpProblem& problem) { problem.row_lower.push_back(1); });
  take_changed([](LpProblem& problem) { problem.row_upper.push_back(1); });
  take_changed([](LpProblem& problem) { problem.matrix.push_back(1); });
  return {run.folded()};
}

/// Multipliers and bases of as many parts as rows have bounds, and of others.
KnownWords folded_forms() {
  FoldedRun run;
  LpProblem two = program_of(2, {3, -2, 1, 4});
  two.row_lower = {1, -kInfinity}, two.row_upper = {2, 7};
  for (const LpProblem& problem : {between(1, 2), between(1, kInfinity), between(2, 2), between(kInfinity, 1), two})
    for (std::size_t parts = 0; parts < 5; ++parts) {
      std::vector<double> y;
      for (std::size_t k = 0; k < parts; ++k) y.push_back(static_cast<double>(10 * k + 3));
      told() = Infeasible{y, TableauLine{}};
      take(run, lp::solve_in_any_form(&told_in_canonical_form, problem, Watch{}));
      for (std::uint32_t chosen = 0; chosen < 64; ++chosen) {
        Basis basis;
        for (std::uint32_t v = 0; v < 6; ++v)
          if ((chosen >> v & 1) != 0) basis.basic.push_back(v);
        told() = Optimal{basis, {1, 2}, y};
        take(run, lp::solve_in_any_form(&told_in_canonical_form, problem, Watch{}));
      }
    }
  return {run.folded()};
}

}  // namespace

void add_canonical_form(KnownAnswers& all) {
  all.push_back({"algorithms/lp/canonical_form", Asked::kByCheck, canonical_forms, {18017398971783359915u}});
  all.push_back({"algorithms/lp/split_or_not", Asked::kByCheck, split_or_not, {13006965537735873653u}});
  all.push_back({"algorithms/lp/folded_forms", Asked::kByCheck, folded_forms, {13612216992020037973u}});
}

}  // namespace assay::known
