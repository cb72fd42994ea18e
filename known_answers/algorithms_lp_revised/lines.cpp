// What the last check of the revised simplex says of rows and columns of the tableau, asked directly: how far numbers
// may be off until the line is left out, and until nothing is proved, to the last bit.
#include "known_answers/algorithms_lp_revised/turning.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::Scaling;

/// The numbers of a program that its line rests on: a bound, a cost and an entry of the variable and of another one.
std::vector<std::vector<double*>> numbers_of(Choices& c, lp::Program& program, std::uint32_t variable) {
  std::vector<std::vector<double*>> numbers;
  const auto other = static_cast<std::uint32_t>(c.below(program.variables));
  for (const std::uint32_t v : {variable, other}) {
    if (std::isfinite(program.lower[v])) numbers.push_back({&program.lower[v]});
    if (std::isfinite(program.upper[v])) numbers.push_back({&program.upper[v]});
    if (!program.is_structural(v)) continue;
    numbers.push_back({&program.cost[v]});
    const std::uint32_t first = program.by_column.start[v], entries = program.by_column.start[v + 1] - first;
    if (entries > 0) numbers.push_back(entry_at(program, first + static_cast<std::uint32_t>(c.below(entries)), v));
  }
  return numbers;
}

KnownWords lines(std::uint64_t seed, std::uint64_t cases, std::uint32_t least, std::uint32_t most) {
  FoldedRun run;
  Standing stands;
  lp::RevisedSimplex solver;
  for (std::uint64_t k = 0; k < cases; ++k) {
    Choices c{mix64(seed + k)};
    const auto rows = least + static_cast<std::uint32_t>(c.below(most - least + 1));
    LpProblem problem = mixed_program(c, rows, rows + 1, 3 + c.below(6), k % 3 == 0, false);
    into_thirds(problem);
    const lp::RevisedRun end = solver.solve(problem);
    if (!end.line) continue;
    if (!stands.stand(problem, end.basis, k % 2 == 0 ? Scaling::kGeometric : Scaling::kNone)) continue;
    const std::uint32_t v = end.line->variable;
    const auto& basic = stands.it.basic;
    const auto position = static_cast<std::uint32_t>(std::find(basic.begin(), basic.end(), v) - basic.begin());
    const double sign = c.below(2) == 0 ? 1 : -1;
    for (const auto& numbers : numbers_of(c, stands.it.program, v)) {
      if (position == rows) {
        take_turns(
            run, stands, numbers, sign, [&] { return Standing::proof(stands.unbounded(v)); },
            [&] { stands.take_unbounded(run, v); });
      } else {
        const bool below = stands.it.x[v] < stands.it.program.lower[v];
        take_turns(
            run, stands, numbers, sign, [&] { return Standing::proof(stands.infeasible(position, below)); },
            [&] { stands.take_infeasible(run, position, below); });
      }
    }
  }
  return {run.folded()};
}

/// A ray whose descent is less than what its column is off by: free columns of 3 and `entry`, which a third one enters.
KnownWords descents() {
  FoldedRun run;
  for (const double entry : {1.0, 7.0, 0.1}) {
    LpProblem problem;
    problem.rows = 2;
    problem.columns = 3;
    problem.cost = {1, 0, 0};
    problem.matrix = {3, 0, 1, 0.3, entry, 1};
    problem.lower.assign(3, -kInfinity), problem.upper.assign(3, kInfinity);
    problem.lower[2] = 0;
    problem.row_lower.assign(2, 0), problem.row_upper.assign(2, 0);
    Standing stands(problem, {{0, 1}, {}});
    lp::Program& program = stands.it.program;
    stands.unbounded(2);
    const double balanced = stands.it.column.value[0];
    const auto said = [&](double cost, double other) {
      program.cost = {1, other, cost, 0, 0};
      stands.renew();
      stands.it.d[2] = -1;
      return Standing::proof(stands.unbounded(2));
    };
    const auto take_turn = [&](double low, double high, const auto& says) {
      const Proof first = says(low);
      run.take(first);
      run.take(flip(low, high, [&](double by) { return says(by) == first; }));
      run.take(flip(low, high, [&](double by) { return says(by) != Proof::kRefused; }));
    };
    take_turn(balanced / 2, balanced * 2, [&](double cost) { return said(cost, 0); });
    for (const double cost : {balanced * (1 - 0x1p-48), balanced, balanced * (1 + 0x1p-48)})
      for (const double side : {1.0, -1.0})
        take_turn(0, 0x1p-30, [&](double other) { return said(cost, side * other); });
  }
  return {run.folded()};
}

}  // namespace

void add_revised_lines(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/lines", Asked::kByCheck, [] { return lines(30000, 10, 1, 5); }, {7564817541680071034u}});
  all.push_back({"algorithms/lp/lines_on_more_rows",
                 Asked::kByCheck,
                 [] { return lines(31000, 2, 17, 19); },
                 {13023236488264298792u}});
  all.push_back({"algorithms/lp/descents", Asked::kByCheck, descents, {11744432714840022115u}});
}

}  // namespace assay::known
