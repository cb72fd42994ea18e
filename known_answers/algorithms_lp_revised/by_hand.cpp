// What the last check of the revised simplex says of small programs at its very thresholds.
#include <cfloat>

#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

const Basis kFirst{{0}, {}}, kSecondAtUpper{{0}, {1}};

/// A basic column at 1, others of zeros between 0 and `room`.
LpProblem beside_zeros(std::uint32_t columns, double room) {
  LpProblem problem;
  problem.rows = 1;
  problem.columns = columns;
  problem.cost.assign(columns, 0);
  problem.matrix.assign(columns, 0);
  problem.matrix[0] = 1;
  problem.row_lower = {1};
  problem.row_upper = {kInfinity};
  problem.lower.assign(columns, 0);
  problem.upper.assign(columns, room);
  problem.lower[0] = -kInfinity;
  problem.upper[0] = kInfinity;
  return problem;
}

/// The greatest cost of the second column, in units of `unit`, that a change of the program leaves the vertex.
template <class Change>
double greatest_cost(const LpProblem& problem, const Basis& basis, double unit, const Change& change) {
  Standing stands(problem, basis);
  change(stands.it.program);
  return flip(0, 1, [&](double by) {
    stands.it.program.cost[1] = by * unit;
    stands.renew();
    return stands.vertex() == Vertex::kRefused;
  });
}

KnownWords thresholds() {
  FoldedRun run;
  for (const double scale : {1.0, 3.0, 0.7, 1000.0, 0x1p-30}) {
    // Reduced costs of the wrong sign of columns that move no row.
    run.take(greatest_cost(beside_zeros(2, 0x1p-40), kFirst, -scale, [](const lp::Program&) {}));
    run.take(greatest_cost(beside_zeros(2, 0x1p-40), kSecondAtUpper, scale, [](const lp::Program&) {}));
    const auto unbounded = [](lp::Program& program) { program.lower[1] = -kInfinity; };
    run.take(greatest_cost(beside_zeros(2, 0x1p-40), kSecondAtUpper, scale, unbounded));
    // A gap, by itself and beside a cost of the size of its error whose bound is far.
    run.take(greatest_cost(beside_zeros(2, 1024), kFirst, -scale, [](const lp::Program&) {}));
    run.take(
        greatest_cost(beside_zeros(2, 1024), kFirst, -scale, [&](lp::Program& program) { program.cost[0] = scale; }));
    for (int size = 8; size < 13; ++size)
      run.take(greatest_cost(beside_zeros(3, 1024), kFirst, -scale, [&](lp::Program& program) {
        program.cost[2] = size * 0x1p-1074;
        program.upper[2] = 0x1p1023;
      }));
  }
  return {run.folded()};
}

/// What a reduced cost that should be 0 may be, that of a free basic column whose entry was another one when it was
/// factored; and the multiplier of a row without a lower bound.
KnownWords wrong_signs() {
  FoldedRun run;
  LpProblem problem = beside_zeros(1, 0);
  problem.row_lower = problem.row_upper = {0};
  for (const double cost : {4e-9, 3.7e-9, 1.3e-8, -4e-9, -1.1e-8, 3.0, -3.0, 1000.1})
    for (const double sign : {1.0, -1.0}) {
      Standing stands(problem, kFirst);
      lp::Program& program = stands.it.program;
      program.cost[0] = cost;
      stands.renew();
      run.take(flip(0, 1, [&](double by) {
        program.by_column.value[0] = program.dense[0] = 1 + sign * by;
        return stands.vertex() == Vertex::kAsComputed;
      }));
    }
  problem.row_lower = {-kInfinity};
  for (const double largest : {0.5, 1.1, 1000.1})
    run.take(flip(0, 1, [&](double by) {
      Standing stands(problem, kFirst);
      stands.it.program.largest_cost = largest;
      stands.it.program.cost[0] = by;
      stands.renew();
      return stands.vertex() == Vertex::kRefused;
    }));
  return {run.folded()};
}

/// Values and multipliers around the least normal double.
KnownWords least_normals() {
  FoldedRun run;
  for (const double number : {0x1p-1021, 0x1p-1022, 0x1p-1022 - 0x1p-1074, 0x1p-1030, 0x1p-1074})
    for (const bool is_value : {false, true}) {
      Standing stands(beside_zeros(1, 0), kFirst);
      (is_value ? stands.it.program.lower[1] : stands.it.program.cost[0]) = number;
      stands.renew();
      stands.take_optimal(run);
    }
  return {run.folded()};
}

/// Nothing can enter, and a reduced cost overflows on the way.
KnownWords overflows() {
  FoldedRun run;
  for (const double cost : {1.0, 0x1.8p1022, 0x1.8p1023, DBL_MAX}) {
    LpProblem problem = beside_zeros(2, 1);
    problem.cost = {cost, 0}, problem.matrix = {3, 0};
    problem.lower = {0, 0}, problem.row_lower = problem.row_upper = {0};
    for (const double room : {0.0, 1.0}) {
      problem.upper = {0, room};
      Standing(problem, kFirst).take_optimal(run);
    }
  }
  // Of two that cancel each other the error is magnified beyond the largest double, in free columns.
  for (const std::uint32_t others : {0u, 17u})
    for (int exponent = 120; exponent < 150; exponent += 2) {
      LpProblem problem;
      problem.rows = problem.columns = 3 + others;
      const std::uint32_t n = problem.columns;
      problem.matrix.assign(std::size_t{n} * n, 0);
      problem.matrix[0] = std::ldexp(1.0, 10 - exponent);
      problem.matrix[1] = 0x1p10, problem.matrix[2] = -0x1p10, problem.matrix[n + 1] = 1 / 3.0;
      problem.matrix[n + 2] = -1 / 3.0;
      problem.matrix[2 * n + 1] = problem.matrix[2 * n + 2] = 1;
      for (std::uint32_t i = 3; i < n; ++i) problem.matrix[i * n + i] = 1;
      problem.cost.assign(n, 0);
      for (auto* bounds : {&problem.lower, &problem.row_lower}) bounds->assign(n, -kInfinity);
      for (auto* bounds : {&problem.upper, &problem.row_upper}) bounds->assign(n, kInfinity);
      problem.row_lower[2] = problem.row_upper[2] = 0x1.5555555555555p1001;
      Standing(problem, first_columns(n)).take_optimal(run);
    }
  return {run.folded()};
}

}  // namespace

void add_revised_by_hand(KnownAnswers& all) {
  all.push_back({"algorithms/lp/thresholds", Asked::kByCheck, thresholds, {5777200847159566644u}});
  all.push_back({"algorithms/lp/wrong_signs", Asked::kByCheck, wrong_signs, {3426002464278539190u}});
  all.push_back({"algorithms/lp/least_normals", Asked::kByCheck, least_normals, {5212515785103748488u}});
  all.push_back({"algorithms/lp/answers_that_overflow", Asked::kByCheck, overflows, {3167313861515119955u}});
}

}  // namespace assay::known
