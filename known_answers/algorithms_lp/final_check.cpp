// What the check before an answer leaves a simplex code says and computes. Nothing here says that what was before is
// right; tests and judges do.
#include "algorithms/lp/final_check.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/enclosed_solve.h"
#include "algorithms/lp/tableau_simplex.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords final_checks() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 500; ++k) {
    Choices c{mix64(15000 + k)};
    const LpProblem problem = folded_program(c, k, 6);
    const LpAnswer answer = TableauBland::solve(problem, Watch{});
    if (const auto* optimal = std::get_if<Optimal>(&answer)) {
      Basis basis = optimal->basis;
      for (int wrong = 0; wrong < 3; ++wrong) {
        bool singular = false;
        const auto checked = lp::optimal_from_basis(problem, basis, singular);
        run.take(singular);
        run.take(checked.has_value());
        if (checked) take(run, LpAnswer(*checked));
        if (basis.basic.empty()) break;
        const auto out = static_cast<std::uint32_t>(c.below(problem.rows + problem.columns));
        if (std::find(basis.basic.begin(), basis.basic.end(), out) == basis.basic.end())
          basis.basic[c.below(basis.basic.size())] = out;
        std::erase(basis.at_upper, out);
      }
    } else if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
      std::vector<double> farkas = infeasible->farkas;
      run.take(lp::proves_infeasible(problem, farkas));
      if (!farkas.empty()) farkas[c.below(farkas.size())] += std::ldexp(1.0, -static_cast<int>(c.below(40)));
      run.take(lp::proves_infeasible(problem, farkas));
    } else if (const auto* unbounded = std::get_if<Unbounded>(&answer)) {
      std::vector<double> x = unbounded->x, ray = unbounded->ray;
      run.take(lp::proves_unbounded(problem, x, ray));
      for (auto* list : {&x, &ray}) {
        (*list)[c.below(list->size())] += std::ldexp(1.0, -static_cast<int>(c.below(40)));
        run.take(lp::proves_unbounded(problem, x, ray));
      }
    }
  }
  return {run.folded()};
}

KnownWords enclosed_solutions() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 120; ++k) {
    Choices c{mix64(16000 + k)};
    const std::size_t n = c.below(6);
    lp::Square matrix(n), inverse(n);
    std::vector<double> right(n);
    for (double& entry : matrix.entries) entry = static_cast<double>(c.around_zero(6)) / 3;
    if (k % 4 == 3 && n > 1)
      for (std::size_t j = 0; j < n; ++j)
        matrix(1, j) = matrix(0, j) + std::ldexp(c.dyadic(3), -static_cast<int>(k % 50));
    for (double& entry : right) entry = c.dyadic(50) - 0.5;
    const bool is_regular = lp::invert(matrix, inverse);
    run.take(is_regular);
    if (!is_regular) continue;
    run.take(inverse.entries);
    run.take(lp::transposed(inverse).entries);
    const auto solution =
        lp::solve_enclosed(matrix, inverse, [&](std::size_t i, lp::BoundedSum& side) { side.add(right[i], 1); });
    run.take(solution.value);
    run.take(solution.error);
  }
  return {run.folded()};
}

/// Inverses and matrices whose products overflow, to either side: nothing is enclosed then, whichever row it is in.
KnownWords enclosed_overflows() {
  constexpr double kFar = 0x1p1000;
  FoldedRun run;
  for (std::uint64_t k = 0; k < 200; ++k) {
    Choices c{mix64(17000 + k)};
    const std::size_t n = 2 + c.below(3);
    lp::Square matrix(n), inverse(n);
    for (std::size_t i = 0; i < n; ++i) matrix(i, i) = inverse(i, i) = 1;
    for (int change = 0; change < 4; ++change) {
      lp::Square& changed = c.below(2) == 0 ? matrix : inverse;
      changed.entries[c.below(n * n)] = static_cast<double>(c.around_zero(2)) * kFar;
    }
    std::vector<double> right(n);
    right[c.below(n)] = c.below(2) == 0 ? 1 : 0;
    const auto solution =
        lp::solve_enclosed(matrix, inverse, [&](std::size_t i, lp::BoundedSum& side) { side.add(right[i], 1); });
    for (const double x : solution.value) run.take_number(x);
    run.take(solution.error);
  }
  return {run.folded()};
}

}  // namespace

void add_final_check(KnownAnswers& all) {
  all.push_back({"algorithms/lp/final_check", Asked::kByCheck, final_checks, {10125644311927475867u}});
  all.push_back({"algorithms/lp/enclosed_solutions", Asked::kByCheck, enclosed_solutions, {2797641258829515118u}});
  all.push_back({"algorithms/lp/enclosed_overflows", Asked::kByCheck, enclosed_overflows, {16381632550902876737u}});
}

}  // namespace assay::known
