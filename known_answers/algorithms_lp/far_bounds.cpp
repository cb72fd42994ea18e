// How far bounds may be until the check before an answer finds no gap closed, where the sign of a reduced cost is open.
#include "algorithms/lp/final_check.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A free basic column and one of the same cost and entry: its reduced cost is `by` of the cost, or rounding alone.
LpProblem of_equal_columns(double cost, double by, double lower, double upper) {
  LpProblem problem;
  problem.rows = 1;
  problem.columns = 2;
  problem.cost = {cost, cost + by * cost};
  problem.matrix = {1, 1};
  problem.row_lower = {0};
  problem.row_upper = {kInfinity};
  problem.lower = {-kInfinity, lower};
  problem.upper = {kInfinity, upper};
  return problem;
}

/// Both bounds away from 0 on either side, on both, or missing; the greatest of each that is accepted.
KnownWords far_bounds() {
  FoldedRun run;
  for (const double cost : {700.1, -1024.0})
    for (const double by : {0.0, 0x1p-52})
      for (const auto& [lower, upper] : {std::pair{-2.0, -1.0}, {-1.0, 2.0}, {-2.0, 1.0}, {1.0, 2.0}, {-1.0, 0.0}})
        for (const bool is_at_upper : {false, true})
          run.take(flip(0, 0x1p40, [&, low = lower, high = upper](double far) {
            LpProblem problem = of_equal_columns(cost, by, low * far, high * far);
            if (cost < 0) problem.row_lower = {-kInfinity}, problem.row_upper = {0};
            bool singular = false;
            const Basis basis = is_at_upper ? Basis{{0}, {1}} : Basis{{0}, {}};
            return lp::optimal_from_basis(problem, basis, singular).has_value();
          }));
  return {run.folded()};
}

}  // namespace

void add_far_bounds(KnownAnswers& all) {
  all.push_back({"algorithms/lp/far_bounds", Asked::kByCheck, far_bounds, {10573273773099432299u}});
}

}  // namespace assay::known
