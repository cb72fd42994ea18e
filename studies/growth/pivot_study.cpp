#include "studies/growth/pivot_study.h"

#include <functional>
#include <string>
#include <variant>

#include "algorithms/lp/tableau/tableau_run.h"
#include "properties/choices.h"
#include "properties/domains/lp/classics/classic.h"
#include "studies/growth/growth_ladder.h"

namespace assay {
namespace {

/// A sequence of problems of growing size.
struct ProgramLadder {
  std::string family;
  GrowthModel model;
  std::vector<std::uint32_t> sizes;
  std::uint32_t problems = 1;  ///< of one size
  std::function<LpProblem(std::uint32_t size, std::uint32_t run)> problem;
};

std::vector<ProgramLadder> program_ladders() {
  constexpr std::uint32_t kRuns = 10;
  std::vector<std::uint32_t> cubes;
  for (std::uint32_t n = 3; n <= 12; ++n) cubes.push_back(n);
  return {{"klee_minty", GrowthModel::kExponential, cubes, 1,
           [](std::uint32_t n, std::uint32_t) { return klee_minty_cube(n); }},
          {"random_dense",
           GrowthModel::kPower,
           {8, 12, 16, 24, 32, 48, 64, 96},
           kRuns,
           [](std::uint32_t m, std::uint32_t run) { return random_dense(m, 2 * m, std::uint64_t{m} * kRuns + run); }}};
}

/// The pivots of a rule; where there is one problem a size, a random rule is tried with several seeds.
GrowthLadder pivots_of(const ProgramLadder& ladder, lp::Pricing pricing) {
  constexpr std::uint32_t kSteps = 100000, kSeeds = 20;
  const bool is_one_problem = ladder.problems == 1 && pricing == lp::Pricing::kRandomEdge;
  const auto count = [&ladder, pricing, is_one_problem](std::uint32_t size,
                                                        std::uint32_t run) -> std::optional<std::uint32_t> {
    lp::SimplexRules rules;
    rules.pricing = pricing;
    const LpProblem problem = ladder.problem(size, is_one_problem ? 0 : run);
    const lp::TableauRun tried = lp::run_tableau(problem, rules, Watch{}, {kSteps, false, run});
    if (!std::holds_alternative<Optimal>(tried.answer)) return std::nullopt;
    return tried.pivots;
  };
  return {ladder.family,
          std::string(name_of(pricing)),
          ladder.model,
          ladder.sizes,
          is_one_problem ? kSeeds : ladder.problems,
          count};
}

}  // namespace

LpProblem random_dense(std::uint32_t rows, std::uint32_t columns, std::uint64_t key) {
  constexpr int kBits = 20;
  Choices choices{mix64(key + 1)};
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  for (std::size_t k = 0; k < std::size_t{rows} * columns; ++k)
    problem.matrix.push_back(choices.dyadic(kBits) + 0x1p-20);
  for (std::uint32_t j = 0; j < columns; ++j) problem.cost.push_back(-(choices.dyadic(kBits) + 0x1p-20));
  problem.row_lower.assign(rows, -kInfinity);
  problem.row_upper.assign(rows, 1.0);
  problem.lower.assign(columns, 0.0);
  problem.upper.assign(columns, kInfinity);
  return problem;
}

Growth pivot_study() {
  Growth study;
  for (const ProgramLadder& ladder : program_ladders()) {
    for (std::size_t pricing = 0; pricing < lp::kPricingNames.size(); ++pricing) {
      climb(pivots_of(ladder, static_cast<lp::Pricing>(pricing)), study);
    }
  }
  return study;
}

}  // namespace assay
