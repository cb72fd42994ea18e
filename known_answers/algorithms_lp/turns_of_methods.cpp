// Steps of the primal and the dual revised simplex from where they are put by hand: pivots that disagree or are as
// small as may be, numbers that are off by just their tolerance, costs and bounds that are moved when nothing moves.
#include "algorithms/lp/revised/dual_simplex.h"
#include "algorithms/lp/revised/primal_simplex.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using Place = lp::Iterate::Place;

constexpr lp::SimplexRules kByHand = plain_rules(lp::Pricing::kDantzig, lp::AntiCycling::kPerturbation);

/// Where a method stops from where it stands, its reduced costs and values taken as they are.
void take_end(FoldedRun& run, Standing& stands, bool is_primal) {
  lp::Iterate& it = stands.it;
  it.d_is_fresh = true;
  const lp::End end = is_primal ? lp::PrimalSimplex(it).run(true, it.rules.pricing) : lp::DualSimplex(it).run(true);
  run.take(end), run.take(it.why), run.take(it.basic), run.take(it.place);
  for (const auto* numbers : {&it.x, &it.d, &it.cost, &it.lower, &it.upper}) take_numbers(run, *numbers);
  for (const std::uint32_t count : {it.pivots, it.flips, it.degenerate_pivots, it.refactorisations}) run.take(count);
}

/// A row that is at least or at most 1, and a column whose entry the rows' copy of the matrix says otherwise.
KnownWords pivots_that_disagree() {
  FoldedRun run;
  for (const bool is_primal : {false, true})
    for (const double entry : {1.0, 0x1p-20, 1e-9, 1.0000000001e-9, 1e-8})
      for (const double copied : {1.0, 0.5, 1.5, 1 + 0x1p-22, 1 - 0x1p-22, 1 + 0x1p-24, 1 - 0x1p-24})
        for (const double way : {1.0, -1.0}) {
          LpProblem problem = program_of(1, {way * entry});
          problem.cost = {is_primal ? -1.0 : 1.0};
          // The primal method moves to the bound, the dual one from where it is violated.
          ((way > 0) == is_primal ? problem.row_upper : problem.row_lower) = {way};
          Standing stands(problem, {{1}, {}});
          stands.it.rules = kByHand, stands.it.rules.scaling = lp::Scaling::kGeometric;
          stands.it.program.dense[0] *= copied;
          take_end(run, stands, is_primal);
        }
  return {run.folded()};
}

/// Values and reduced costs that are off by their tolerance, by a little less and a little more.
KnownWords off_by_tolerances() {
  FoldedRun run;
  for (const double share : {1 - 0x1p-50, 1.0, 1 + 0x1p-50})
    for (const double way : {1.0, -1.0}) {
      LpProblem problem = program_of(2, {1, 0.5, 0, 1, 1, 0});
      problem.row_lower = {-1, 0}, problem.row_upper = {0, 1}, problem.upper = {1, 2, 1};
      for (const Basis& basis : {Basis{{3, 4}, {}}, Basis{{3, 4}, {0, 2}}})
        for (std::uint32_t v = 0; v < 5; ++v)
          for (const bool is_primal : {false, true}) {
            Standing stands(problem, basis);
            lp::Iterate& it = stands.it;
            it.rules = kByHand;
            const bool is_basic = it.place[v] == Place::kBasic;
            const double bound = way > 0 ? it.upper[v] : it.lower[v];
            if (is_basic) it.x[v] = bound + way * share * it.primal_tolerance(v);
            if (!is_basic) it.d[v] = way * share * it.dual_tolerance(v);
            run.take(it.primal_feasible()), run.take(it.dual_feasible());
            for (std::uint32_t u = 0; u < 5; ++u) run.take(it.is_dual_infeasible(u));
            take_end(run, stands, is_primal);
            if (is_basic || is_primal) continue;
            // The row is violated, so that a dual step of just that length is made.
            stands.renew();
            for (const std::uint32_t u : {0u, 1u, 2u}) it.d[u] = it.place[u] == Place::kAtUpper ? -1 : 1;
            it.d[v] = (it.place[v] == Place::kAtUpper ? -share : share) * it.dual_tolerance(v);
            it.x[3] = way, it.lower[4] = it.x[4] + 0.25;
            take_end(run, stands, false);
          }
    }
  return {run.folded()};
}

/// Fourteen steps of length 0, after which bounds or costs are moved: of both signs, and of columns that do not take
/// part.
KnownWords moved_when_nothing_moves() {
  FoldedRun run;
  constexpr std::uint32_t kRows = 14, kColumns = 18;
  for (const bool is_primal : {false, true}) {
    std::vector<double> matrix(std::size_t{kRows} * kColumns, 0);
    for (std::uint32_t i = 0; i < kRows; ++i) matrix[i * kColumns + i] = 1;
    LpProblem problem = program_of(kRows, matrix);
    if (is_primal) {
      problem.row_upper.assign(kRows, 0), problem.row_lower.assign(kRows, -3), problem.cost.assign(kColumns, -1);
    } else {
      problem.row_lower.assign(kRows, 1), problem.cost.assign(kColumns, 0);
    }
    for (std::uint32_t j = kRows; j < kColumns; ++j) {
      const double size = j;
      problem.cost[j] = j % 2 == 0 ? -size : size, problem.upper[j] = 2;
    }
    Basis basis = activities_of(problem);
    for (std::uint32_t j = kRows; j < kColumns; j += 2) basis.at_upper.push_back(j);
    Standing stands(problem, basis);
    stands.it.rules = kByHand;
    take_end(run, stands, is_primal);
  }
  return {run.folded()};
}

/// Entries and rooms that are as small as what takes part in a ratio test, to the last bit.
KnownWords rooms_of_nothing() {
  FoldedRun run;
  for (const double entry : {1e-13, -1e-13, 0x1p-40, -0x1p-40})
    for (const double row : {1.0, -1.0})
      for (const std::uint32_t upper : {0u, 1u}) {
        LpProblem problem = program_of(1, {1, entry});
        problem.upper = {4, 4}, problem.cost = {upper == 0 ? -1.0 : 1.0, 0};
        (row > 0 ? problem.row_lower : problem.row_upper) = {row};
        Standing stands(problem, {{2}, {upper}});
        stands.it.rules = kByHand;
        take_end(run, stands, false);
      }
  for (const double room : {1e-12, 1.0000000000001e-12, 0.9999999999999e-12})
    for (const double size : {1.0, 0.5, 2.0}) {
      LpProblem problem = program_of(3, {size, size, 1});
      problem.cost = {-1}, problem.row_upper = {room * std::max(size, 1.0), 0, 1};
      Standing stands(problem, {{1, 2, 3}, {}});
      stands.it.rules = kByHand;
      take_end(run, stands, true);
    }
  return {run.folded()};
}

}  // namespace

void add_turns_of_methods(KnownAnswers& all) {
  all.push_back({"algorithms/lp/pivots_that_disagree", Asked::kByCheck, pivots_that_disagree, {12633017447930555279u}});
  all.push_back({"algorithms/lp/off_by_tolerances", Asked::kByCheck, off_by_tolerances, {9390562091506819704u}});
  all.push_back(
      {"algorithms/lp/moved_when_nothing_moves", Asked::kByCheck, moved_when_nothing_moves, {15992541252570882985u}});
  all.push_back({"algorithms/lp/rooms_of_nothing", Asked::kByCheck, rooms_of_nothing, {14746667935375125182u}});
}

}  // namespace assay::known
