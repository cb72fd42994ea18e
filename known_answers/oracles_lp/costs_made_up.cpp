// The exact simplex method where its choices turn over by an entry, to the last bit, and where its patience
// ends.
#include <optional>
#include <utility>
#include <vector>

#include "known_answers/drawn/stream.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/exact/exact_simplex.h"

namespace assay::known {
namespace {

std::uint64_t ended_way(const LpProblem& problem, const Basis& start, std::optional<std::uint32_t> patience,
                        std::uint32_t most) {
  FoldedRun run;
  ExactSimplex simplex(problem, start, patience);
  run.take(simplex.run(most));
  run.take(simplex.pivots());
  run.take(simplex.places());
  run.take(simplex.proving_variable());
  return run.folded();
}

/// Which of two columns at their bounds enters for a row that both could mend, by the entry of one of them: costs of 0,
/// with the right sign, with the wrong one, and multipliers of the last row that are the largest of all.
KnownWords flips_of_entering() {
  FoldedRun run;
  const auto take = [&](const LpProblem& problem, const Basis& start, std::uint32_t j) {
    run.take(flip(0x1p-10, 0x1p40, [&](double entry) {
      LpProblem asked = problem;
      asked.matrix[j] = asked.matrix[j] < 0 ? -entry : entry;
      ExactSimplex simplex(asked, start);
      simplex.run(0);
      return simplex.places()[j] == Place::kBasic;
    }));
  };
  for (const auto& [first, second] : {std::pair{0.0, 0.0}, {0.1, -1.0 / 7}, {-7.0 / 3, 0.3}}) {
    const LpProblem lower{1, 2, {first, second}, {1, 1}, {1}, {kInfinity}, {0, 0}, {kInfinity, kInfinity}},
        upper{1, 2, {first, second}, {-1, -1}, {1}, {kInfinity}, {-kInfinity, -kInfinity}, {0, 0}},
        mixed{1, 2, {first, second}, {1, -1}, {1}, {kInfinity}, {0, -9}, {kInfinity, 0}};
    take(lower, {}, 0), take(upper, {}, 1), take(mixed, {{2}, {1}}, 0);
    // Column 2 is basic for the last row, whose multiplier is its cost; the first row is to be mended.
    const std::vector<double> none(3, kInfinity);
    const LpProblem large{2,         3,   {first, second, 5}, {1, 1, 0, 0, 0, 1}, {1, 2}, {kInfinity, kInfinity},
                          {0, 0, 0}, none};
    take(large, {{2, 3}, {}}, 0);
  }
  // The activity of the last row, which rests, could enter.
  for (const double cost : {-0.7, 0.0, 0.9}) {
    const LpProblem last{2, 2, {cost, 1}, {1, 1, 1, 0}, {3, 1}, {kInfinity, kInfinity}, {0, 0}, {kInfinity, kInfinity}};
    take(last, {{0, 2}, {}}, 1);
  }
  return {run.folded()};
}

/// The same for the third pivot: three rows, the last one furthest outside, of which the first is mended last.
KnownWords flips_of_third_pivots() {
  Stream stream{97};
  FoldedRun run;
  for (int k = 0; k < 4; ++k) {
    LpProblem problem{3,
                      4,
                      {},
                      {},
                      {1, 2, 4},
                      std::vector<double>(3, kInfinity),
                      std::vector<double>(4, 0),
                      std::vector<double>(4, kInfinity)};
    for (int j = 0; j < 4; ++j) problem.cost.push_back(stream.unit());
    for (int e = 0; e < 12; ++e) problem.matrix.push_back(stream.unit() - (e < 4 ? 0.5 : 0.2));
    const auto with = [&](double entry) {
      LpProblem asked = problem;
      asked.matrix[static_cast<std::size_t>(k)] = entry;
      return ended_way(asked, {}, {}, 2);
    };
    const std::uint64_t usual = with(0x1p-6);
    run.take(usual);
    run.take(flip(0x1p-6, 16, [&](double entry) { return with(entry) == usual; }));
  }
  return {run.folded()};
}

/// A row that is mended while steps have length 0: without patience by the first column that helps.
KnownWords mended_in_turn() {
  FoldedRun run;
  for (const double first : {1.0, 2.0, 7.0})
    for (const std::uint32_t patience : {0u, 1u, 2u, 20u}) {
      const LpProblem problem{3,
                              4,
                              {1, 1, 1, 1},
                              {first, 2, 3, 0, -1, -1, 1, 0, 0, 0, 0, 1},
                              {1, -kInfinity, 10},
                              {kInfinity, 0, kInfinity},
                              std::vector<double>(4, 0),
                              std::vector<double>(4, kInfinity)};
      for (std::uint32_t most = 0; most < 6; ++most) run.take(ended_way(problem, {}, patience, most));
    }
  return {run.folded()};
}

}  // namespace

void add_costs_made_up(KnownAnswers& all) {
  all.push_back({"oracles/lp/flips_of_entering", Asked::kByCheck, flips_of_entering, {13825293558017829836u}});
  all.push_back({"oracles/lp/flips_of_third_pivots", Asked::kByCheck, flips_of_third_pivots, {14041075328115739808u}});
  all.push_back({"oracles/lp/mended_in_turn", Asked::kByCheck, mended_in_turn, {14308494448101695831u}});
}

}  // namespace assay::known
