#include "campaign/studies/growth_study.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

#include "algorithms/lp/tableau/tableau_run.h"
#include "properties/choices.h"
#include "properties/domains/classics/lp_classic.h"

namespace assay {
namespace {

/// A sequence of problems of growing size.
struct Ladder {
  std::string family, model;
  std::vector<std::uint32_t> sizes;
  std::uint32_t problems = 1;  ///< of one size
  std::function<LpProblem(std::uint32_t size, std::uint32_t run)> problem;
};

std::vector<Ladder> ladders() {
  constexpr std::uint32_t kRuns = 10;
  std::vector<std::uint32_t> cubes;
  for (std::uint32_t n = 3; n <= 12; ++n) cubes.push_back(n);
  return {{"klee_minty", "exponential", cubes, 1, [](std::uint32_t n, std::uint32_t) { return klee_minty_cube(n); }},
          {"random_dense", "power", {8, 12, 16, 24, 32, 48, 64, 96}, kRuns, [](std::uint32_t m, std::uint32_t run) {
             return random_dense(m, 2 * m, std::uint64_t{m} * kRuns + run);
           }}};
}

GrowthRow row_of(const Ladder& ladder, lp::Pricing pricing, std::uint32_t size) {
  constexpr std::uint32_t kSteps = 100000, kSeeds = 20;
  // Where there is one problem a size, a random rule is tried with several seeds.
  const bool is_one_problem = ladder.problems == 1 && pricing == lp::Pricing::kRandomEdge;
  GrowthRow row{
      ladder.family, std::string(name_of(pricing)), size, is_one_problem ? kSeeds : ladder.problems, 0, 0, 0, 0};
  std::uint64_t sum = 0;
  std::uint32_t finished = 0;
  for (std::uint32_t k = 0; k < row.runs; ++k) {
    lp::SimplexRules rules;
    rules.pricing = pricing;
    const LpProblem problem = ladder.problem(size, is_one_problem ? 0 : k);
    const lp::TableauRun run = lp::run_tableau(problem, rules, Watch{}, {kSteps, false, k});
    if (!std::holds_alternative<Optimal>(run.answer)) continue;
    row.least = finished == 0 ? run.pivots : std::min(row.least, run.pivots);
    row.greatest = std::max(row.greatest, run.pivots);
    sum += run.pivots;
    ++finished;
  }
  row.unfinished = row.runs - finished;
  row.mean = finished == 0 ? 0 : static_cast<double>(sum) / finished;
  return row;
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

std::optional<Line> fitted_line(std::span<const double> x, std::span<const double> y) {
  const std::size_t n = x.size();
  if (n < 3) return std::nullopt;
  double mean_x = 0, mean_y = 0;
  for (std::size_t k = 0; k < n; ++k) {
    mean_x += x[k] / static_cast<double>(n);
    mean_y += y[k] / static_cast<double>(n);
  }
  double spread = 0, product = 0;
  for (std::size_t k = 0; k < n; ++k) {
    spread += (x[k] - mean_x) * (x[k] - mean_x);
    product += (x[k] - mean_x) * (y[k] - mean_y);
  }
  if (!(spread > 0)) return std::nullopt;
  Line line;
  line.slope = product / spread;
  line.intercept = mean_y - line.slope * mean_x;
  double squares = 0;
  for (std::size_t k = 0; k < n; ++k) {
    const double rest = y[k] - line.intercept - line.slope * x[k];
    squares += rest * rest;
  }
  line.standard_error = std::sqrt(squares / static_cast<double>(n - 2) / spread);
  return line;
}

Growth growth_study() {
  Growth study;
  for (const Ladder& ladder : ladders()) {
    for (std::size_t pricing = 0; pricing < lp::kPricingNames.size(); ++pricing) {
      const auto rule = static_cast<lp::Pricing>(pricing);
      std::vector<double> x, y;
      for (const std::uint32_t size : ladder.sizes) {
        const GrowthRow& row = study.rows.emplace_back(row_of(ladder, rule, size));
        if (!(row.mean > 0)) continue;
        x.push_back(growth_abscissa(ladder.model, size));
        y.push_back(std::log2(row.mean));
      }
      if (const auto line = fitted_line(x, y)) {
        study.fits.push_back({ladder.family, std::string(name_of(rule)), ladder.model, line->slope,
                              line->standard_error, line->intercept, static_cast<std::uint32_t>(x.size())});
      }
    }
  }
  return study;
}

}  // namespace assay
