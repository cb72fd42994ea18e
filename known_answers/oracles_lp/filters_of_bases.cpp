// The filter of bases asked directly: what it encloses, and where it gives up.
#include <cmath>
#include <vector>

#include "known_answers/drawn/drawn_programs.h"
#include "known_answers/drawn/stream.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/basis_filter.h"

namespace assay::known {
namespace {

/// Bases of small programs: enclosures of all their numbers, and what doubles prove of every row and column.
KnownWords filters_of_drawn_bases() {
  Stream stream{53};
  FoldedRun run;
  for (int k = 0; k < 400; ++k) {
    const auto rows = static_cast<std::uint32_t>(stream.within(1, 3));
    const auto columns = static_cast<std::uint32_t>(stream.within(1, 4));
    const double grain = k % 2 == 0 ? 1.0 / 3 : 1;
    const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
      const double low = grain * stream.within(-2, 2);
      const int kind = stream.within(0, 5), wide = stream.within(0, 2);
      lower.push_back(kind < 2 ? -kInfinity : low);
      upper.push_back(kind == 1 || kind > 3 ? kInfinity : low + wide);
    };
    const auto entry = [&] {
      const double divisor = stream.within(0, 2) == 0 ? 3 : 1;
      return stream.within(-1, 2) / divisor;
    };
    const LpProblem problem = drawn_program(
        rows, columns, [&] { return stream.within(-2, 2); }, bounds, entry);
    Basis basis;
    std::uint32_t left = rows;
    for (std::uint32_t v = rows + columns; v-- > 0;) {
      if (left > 0 && (left == v + 1 || stream.within(0, 1) == 0)) {
        basis.basic.push_back(v), --left;
      } else if (std::isfinite(lower_of(problem, v)) && std::isfinite(upper_of(problem, v)) &&
                 stream.within(0, 1) == 0) {
        basis.at_upper.push_back(v);
      }
    }
    const auto places = places_of(problem, basis);
    run.take(places.has_value());
    if (!places) continue;
    const BasisKernel kernel = kernel_of(problem, *places);
    BasisFilter filter(problem, *places, kernel);
    run.take(filter.is_primal_feasible()), run.take(filter.is_dual_feasible());
    for (std::uint32_t v = 0; v < places->size(); ++v)
      run.take((*places)[v] == Place::kBasic ? filter.row_proves_infeasibility(v) : filter.column_is_a_ray(v));
    for (const auto* balls : {&filter.values(), &filter.multipliers()})
      for (const Ball& ball : *balls) run.take_number(ball.middle), run.take_number(ball.radius);
  }
  return {run.folded(), run.units()};
}

/// Nothing falls, of a column with no cost; a column that runs into its own bound; a singular kernel.
void take_rays(FoldedRun& run) {
  for (const double cost : {0.0, -1.0, 1.0})
    for (const double upper : {9.0, kInfinity})
      for (const double lower : {-9.0, -kInfinity}) {
        const LpProblem problem{1, 2, {0, cost}, {1, 0}, {0}, {0}, {0, lower}, {9, upper}};
        for (const Place place : {Place::kAtLower, Place::kAtUpper, Place::kFree}) {
          const std::vector<Place> asked = {Place::kBasic, place, Place::kAtLower};
          run.take(BasisFilter(problem, asked, kernel_of(problem, asked)).column_is_a_ray(1));
        }
        const std::vector<Place> singular = {Place::kAtLower, Place::kBasic, Place::kAtLower};
        run.take(BasisFilter(problem, singular, kernel_of(problem, singular)).column_is_a_ray(0));
      }
}

/// From which cost on doubles prove a reduced cost not to be negative or positive, and a column to be a ray: of columns
/// of either sign that rest on either bound.
KnownWords flips_of_reduced_costs() {
  Stream stream{54};
  FoldedRun run;
  for (int k = 0; k < 6; ++k) {
    const auto n = static_cast<std::uint32_t>(1 + k % 3);
    LpProblem problem;
    problem.rows = n;
    problem.columns = n + 1;
    std::vector<Place> places(n, Place::kBasic);
    const bool at_upper = k % 2 == 0;
    places.push_back(at_upper ? Place::kAtUpper : Place::kAtLower);
    for (std::uint32_t j = 0; j <= n; ++j) {
      problem.cost.push_back(stream.unit() - 0.5);
      problem.lower.push_back(at_upper || j < n ? -kInfinity : 0);
      problem.upper.push_back(at_upper && j == n ? 0 : kInfinity);
    }
    for (std::uint32_t i = 0; i < n; ++i) {
      for (std::uint32_t j = 0; j <= n; ++j) {
        const double entry = stream.unit() - 0.5;
        problem.matrix.push_back(entry + (i == j ? 2 : 0));
      }
      problem.row_lower.push_back(0), problem.row_upper.push_back(0);
      places.push_back(Place::kAtLower);
    }
    const BasisKernel kernel = kernel_of(problem, places);
    for (const double way : {1.0, -1.0}) {
      LpProblem asked = problem;
      run.take(flip(0, 64, [&](double cost) {
        asked.cost[n] = way * cost;
        return BasisFilter(asked, places, kernel).is_dual_feasible();
      }));
      run.take(flip(0, 64, [&](double cost) {
        asked.cost[n] = way * cost;
        return BasisFilter(asked, places, kernel).column_is_a_ray(n);
      }));
    }
  }
  // The first multiplier is a ball around 0, and a column has a huge entry there.
  const std::vector<Place> places = {Place::kBasic, Place::kBasic, Place::kAtLower, Place::kAtLower, Place::kAtLower};
  for (const double entry : {0x1p80, -0x1p80})
    for (const double way : {1.0, -1.0})
      for (int k = 0; k < 5; ++k) {
        LpProblem problem{2, 3, {0, 1 + k / 5.0, 0}, {1, 0, entry, 0, 3, 0}, {0, 0}, {0, 0}, {0, 0, 0}, {9, 9, 9}};
        std::vector<Place> asked = places;
        if (way < 0) asked[2] = Place::kAtUpper;
        run.take(flip(0, 0x1p60, [&](double cost) {
          problem.cost[2] = way * cost;
          return BasisFilter(problem, asked, kernel_of(problem, asked)).is_dual_feasible();
        }));
      }
  take_rays(run);
  return {run.folded()};
}

}  // namespace

void add_filters_of_bases(KnownAnswers& all) {
  all.push_back(
      {"oracles/lp/filters_of_drawn_bases", Asked::kByCheck, filters_of_drawn_bases, {15591348371239613623u, 31465u}});
  all.push_back(
      {"oracles/lp/flips_of_reduced_costs", Asked::kByCheck, flips_of_reduced_costs, {10556937463076097434u}});
}

}  // namespace assay::known
