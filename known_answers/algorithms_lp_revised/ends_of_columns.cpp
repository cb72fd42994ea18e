// Ends of the revised simplex at one column of the tableau that is too rough, that gains nothing, that opposes, or
// whose vertex is just inside its bounds, to the last bit.
#include <cmath>

#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Columns without bounds but for the second, which enters and gains 1; activities without bounds.
LpProblem free_columns(std::uint32_t rows, std::vector<double> matrix) {
  LpProblem problem = program_of(rows, std::move(matrix));
  problem.cost.assign(problem.columns, 0), problem.cost.back() = -1;
  problem.lower.assign(problem.columns, -kInfinity), problem.lower.back() = 0;
  return problem;
}

/// Factors of other entries than the matrix has: how far those may be off, and how large a column may then be.
KnownWords rough_columns() {
  FoldedRun run;
  const auto said = [](double entry, double by) {
    Standing stands(free_columns(1, {1, entry}), {{0}, {}});
    stands.it.program.by_column.value[0] = stands.it.program.dense[0] = 1 + by;
    return stands.unbounded(1);
  };
  for (const double entry : {1.0, 0.3, 3.0, 100.0, -0.7}) {
    const double most = flip(1e-6, 0.5, [&](double by) { return said(entry, by).has_value(); });
    run.take(most);
    run.take(flip(1e-6, 0.5, [&](double by) { return Standing::proof(said(entry, by)) == Proof::kLine; }));
    const auto answer = said(entry, most / 2);
    run.take(Standing::proof(answer));
    if (answer) take_numbers(run, answer->ray);
  }
  // The first entry is rough, the second one decides how rough it may be.
  for (int k = 0; k < 4; ++k)
    run.take(flip(1, 1e6, [&](double large) {
      Standing stands(free_columns(2, {1, 0, 0.7, 0, 1, large}), {{0, 1}, {}});
      stands.it.program.by_column.value[0] = stands.it.program.dense[0] = 1.002 + 0.001 * k;
      return stands.unbounded(2).has_value();
    }));
  run.take(flip(0x1p-50, 0.25, [](double by) {
    Standing stands(free_columns(2, {1, 1, 1, 1, 1 + by, 3}), {{0, 1}, {}});
    return stands.unbounded(2).has_value();
  }));
  return {run.folded()};
}

/// A ray along a column whose reduced cost is said to be 0, either way of its cost.
KnownWords rays_of_no_gain() {
  FoldedRun run;
  for (const double cost : {1.0, -1.0})
    for (const double gain : {0.0, -0.0, 1.0, -1.0}) {
      LpProblem problem = program_of(1, {0});
      problem.cost = {cost}, problem.lower = {-kInfinity};
      Standing stands(problem, {{1}, {}});
      stands.it.d[0] = gain;
      stands.take_unbounded(run, 0);
    }
  return {run.folded()};
}

/// A basic activity with a cost, entries of nothing, and a ray beyond every double.
KnownWords odd_rays() {
  FoldedRun run;
  for (const double cost : {-4.0, -1.0, 0.0, 1.0, 4.0})
    for (const double entry : {1.0, -1.0}) {
      Standing stands(free_columns(1, {entry}), {{1}, {}});
      stands.it.program.cost[1] = cost;
      stands.take_unbounded(run, 0);
    }
  for (const double lower : {-kInfinity, -1.0})
    for (const double upper : {1.0, kInfinity})
      for (const double nothing : {0.0, -0.0})
        for (const double way : {1.0, -1.0}) {
          LpProblem problem = free_columns(1, {1, 0});
          problem.lower = {lower, way < 0 ? -kInfinity : 0}, problem.upper[0] = upper, problem.cost[1] = -way;
          Standing stands(problem, {{0}, {}});
          stands.it.load_column(1, stands.it.column);
          stands.it.column.set(0, nothing);
          const auto answer = stands.check.unbounded_by_column(1);
          run.take(Standing::proof(answer));
          if (answer) take_numbers(run, answer->ray);
        }
  for (const int exponent : {900, 1020, 1021, 1022, 1023, 1024})
    for (const double entry : {1.0, -4.0}) {
      Standing stands(free_columns(1, {1, entry}), {{0}, {}});
      stands.it.program.exponent[0] = exponent;
      stands.take_unbounded(run, 1);
    }
  return {run.folded()};
}

/// How near to a bound a vertex may be that is itself off by a little.
KnownWords vertices_beside_bounds() {
  FoldedRun run;
  for (const double entry : {3.0, 0.7, -1.3})
    for (const double x : {0x1.a5c3f7p-41, -0x1.6b2d91p-43, 0x1.3331f5a7p-38, -0x1.f00d3c1p-40, 0x1.123456789p-39})
      for (const bool is_lower : {false, true}) {
        LpProblem problem = free_columns(1, {entry, 0});
        problem.row_lower = problem.row_upper = {0};
        Standing stands(problem, {{0}, {}});
        run.take(flip(0, 0x1p-30, [&](double by) {
          lp::Program& program = stands.it.program;
          (is_lower ? program.lower : program.upper)[0] = is_lower ? x - by : x + by;
          stands.it.x[0] = x;
          return Standing::proof(stands.unbounded(1)) == Proof::kLine;
        }));
        // The bound itself, where it is next to 0: its last bit is far below that of x.
        run.take(flip(0, 0x1p-36, [&](double bound) {
          lp::Program& program = stands.it.program;
          program.lower[0] = -kInfinity, program.upper[0] = kInfinity;
          (x > 0 ? program.lower : program.upper)[0] = x > 0 ? 0x1p-37 - bound : bound - 0x1p-37;
          stands.it.x[0] = x;
          return Standing::proof(stands.unbounded(1)) == Proof::kLine;
        }));
      }
  return {run.folded()};
}

}  // namespace

void add_revised_ends_of_columns(KnownAnswers& all) {
  all.push_back({"algorithms/lp/rough_columns", Asked::kByCheck, rough_columns, {8124104467596382856u}});
  all.push_back({"algorithms/lp/rays_of_no_gain", Asked::kByCheck, rays_of_no_gain, {14666007355405913052u}});
  all.push_back({"algorithms/lp/odd_rays", Asked::kByCheck, odd_rays, {17246511073393201694u}});
  all.push_back(
      {"algorithms/lp/vertices_beside_bounds", Asked::kByCheck, vertices_beside_bounds, {13143791396880495156u}});
}

}  // namespace assay::known
