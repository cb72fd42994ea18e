// What the last check of the revised simplex says of vertices, asked directly: of drawn programs at their last basis
// and beside it, how far numbers may be off to the last bit, and near the ends of double.
#include <array>

#include "known_answers/algorithms_lp_revised/turning.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::Scaling;

Scaling scaling_of(std::uint64_t k) { return k % 2 == 0 ? Scaling::kGeometric : Scaling::kNone; }

/// Everything that can be asked of a basis.
void take_all(FoldedRun& run, Standing& stands) {
  stands.take_optimal(run);
  for (std::uint32_t r = 0; r < stands.it.program.rows; ++r)
    for (const bool below : {false, true}) stands.take_infeasible(run, r, below);
  for (std::uint32_t q = 0; q < stands.it.program.variables; ++q)
    if (stands.it.can_move(q)) stands.take_unbounded(run, q);
}

/// The last basis of a run, and the same one for a program of which some numbers are other ones.
KnownWords last_bases() {
  FoldedRun run;
  Standing stands;
  lp::RevisedSimplex solver;
  for (std::uint64_t k = 0; k < 120; ++k) {
    Choices c{mix64(24000 + k)};
    LpProblem problem = k % 3 == 0 ? hard_program(c, k) : folded_program(c, k, 6);
    const Basis basis = solver.solve(problem).basis;
    if (basis.basic.size() != problem.rows) continue;
    run.take(stands.stand(problem, basis, scaling_of(k)));
    take_all(run, stands);
    if (k % 4 == 0 && problem.rows > 0) {
      stands.detour();
      take_all(run, stands);
    }
    for (auto* numbers : {&problem.cost, &problem.lower, &problem.upper, &problem.row_lower})
      nudge_some(c, *numbers, 2);
    run.take(stands.stand(problem, basis, scaling_of(k)));
    take_all(run, stands);
  }
  return {run.folded()};
}

/// Numbers from all over the exponent range, infinite ones and NaN, put into a loaded program.
KnownWords far_ends() {
  constexpr std::array<double, 10> kFar = {0x1p1023, -0x1.8p1023, 0x1p-1022, -0x1p-1074, 0x1p-1040,
                                           0x1p600,  -0x1p-600,   kInfinity, -kInfinity, NAN};
  FoldedRun run;
  Standing stands;
  lp::RevisedSimplex solver;
  for (std::uint64_t k = 0; k < 160; ++k) {
    Choices c{mix64(25000 + k)};
    const LpProblem problem = folded_program(c, k, 4);
    const Basis basis = solver.solve(problem).basis;
    if (problem.rows == 0 || problem.columns == 0 || basis.basic.size() != problem.rows) continue;
    stands.stand(problem, basis, scaling_of(k));
    lp::Program& program = stands.it.program;
    for (std::uint64_t change = 1 + k % 2; change > 0; --change) {
      std::vector<double>& numbers =
          *std::array{&program.cost, &program.lower, &program.upper, &program.dense}[c.below(4)];
      const std::uint64_t at = c.below(numbers.size());
      numbers[at] = kFar[c.below(kFar.size())];
    }
    stands.renew();
    take_all(run, stands);
  }
  return {run.folded()};
}

/// Of the vertex where it stands.
void take_flips(FoldedRun& run, Standing& stands, const std::vector<double*>& numbers, double sign) {
  take_turns(
      run, stands, numbers, sign, [&] { return stands.vertex(); }, [&] { stands.take_optimal(run); });
}

/// The numbers of an optimal basis that decide: bounds where the vertex stands, costs, entries of basic columns.
KnownWords flips() {
  FoldedRun run;
  Standing stands;
  lp::RevisedSimplex solver;
  for (std::uint64_t k = 0; k < 3; ++k) {
    Choices c{mix64(26000 + k)};
    const auto rows = 1 + static_cast<std::uint32_t>(c.below(5));
    LpProblem problem = mixed_program(c, rows, rows + 1, 2 + c.below(7), true, true);
    into_thirds(problem);
    const lp::RevisedRun end = solver.solve(problem);
    if (!std::holds_alternative<Optimal>(end.answer)) continue;
    stands.stand(problem, end.basis, scaling_of(k));
    if (k % 3 == 0) stands.detour();
    lp::Program& program = stands.it.program;
    const double sign = c.below(2) == 0 ? 1 : -1;
    const std::uint32_t r = static_cast<std::uint32_t>(c.below(rows)), v = stands.it.basic[r],
                        q = static_cast<std::uint32_t>(c.below(problem.columns));
    for (const std::uint32_t j : {q, v}) {
      take_flips(run, stands, {&program.cost[j]}, sign);
      if (!program.is_structural(j) || program.by_column.start[j] == program.by_column.start[j + 1]) continue;
      take_flips(run, stands, entry_at(program, program.by_column.start[j], j), sign);
    }
    take_flips(run, stands, {&program.lower[q]}, sign);
    std::vector<double>& bounds = sign > 0 ? program.lower : program.upper;
    bounds[v] = stands.it.x[v];
    take_flips(run, stands, {&bounds[v]}, sign);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_answers(KnownAnswers& all) {
  all.push_back({"algorithms/lp/last_bases", Asked::kByCheck, last_bases, {7463152363513116755u}});
  all.push_back({"algorithms/lp/answers_at_far_ends", Asked::kByCheck, far_ends, {9445333597640176463u}});
  all.push_back({"algorithms/lp/flips", Asked::kByCheck, flips, {3776662065622765506u}});
}

}  // namespace assay::known
