#include "oracles/lp/tableau_line.h"

namespace assay {
namespace {

// own[j] - u.A[R, j] on nonbasic columns, u on nonbasic activities.
ExactLine spread(const LpProblem& problem, const std::vector<Place>& places, const BasisKernel& kernel,
                 CommonFractions u, const double* own) {
  ExactLine line;
  line.denominator = std::move(u.denominator);
  line.entry.resize(places.size());
  for (std::uint32_t j = 0; own != nullptr && j < problem.columns; ++j) {
    if (places[j] != Place::kBasic) line.entry[j].add(own[j], line.denominator);
  }
  for (std::size_t i = 0; i < kernel.rows.size(); ++i) {
    if (u.numerator[i].is_zero()) continue;
    line.entry[problem.columns + kernel.rows[i]].add(1, u.numerator[i]);
    const double* row = problem.matrix.data() + std::size_t{kernel.rows[i]} * problem.columns;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      if (row[j] != 0 && places[j] != Place::kBasic) line.entry[j].add(-row[j], u.numerator[i]);
    }
  }
  return line;
}

}  // namespace

std::optional<ExactLine> tableau_row(const LpProblem& problem, const std::vector<Place>& places,
                                     const ExactKernel& factored, std::uint32_t basic) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> right(kernel.columns.size());
  const double* own = nullptr;
  if (basic >= problem.columns) own = problem.matrix.data() + std::size_t{basic - problem.columns} * problem.columns;
  for (std::size_t k = 0; k < right.size(); ++k) {
    if (own != nullptr) {
      right[k] = exact(own[kernel.columns[k]]);
    } else if (kernel.columns[k] == basic) {
      right[k] = 1;
    }
  }
  auto u = factored.solve_transposed(right);
  if (!u) return std::nullopt;
  return spread(problem, places, kernel, std::move(*u), own);
}

std::optional<ExactLine> reduced_costs(const LpProblem& problem, const std::vector<Place>& places,
                                       const ExactKernel& factored) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> right;
  for (const std::uint32_t j : kernel.columns) right.push_back(exact(problem.cost[j]));
  auto y = factored.solve_transposed(right);
  if (!y) return std::nullopt;
  return spread(problem, places, kernel, std::move(*y), problem.cost.data());
}

std::optional<ExactLine> tableau_column(const LpProblem& problem, const std::vector<Place>& places,
                                        const ExactKernel& factored, std::uint32_t moving) {
  const BasisKernel& kernel = factored.kernel();
  std::vector<Rational> right(kernel.rows.size());
  const bool is_activity = moving >= problem.columns;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (!is_activity) {
      right[i] = -exact(problem.at(kernel.rows[i], moving));
    } else if (kernel.rows[i] == moving - problem.columns) {
      right[i] = 1;
    }
  }
  const auto change = factored.solve(right);
  if (!change) return std::nullopt;
  ExactLine line;
  line.denominator = change->denominator;
  line.entry.resize(places.size());
  line.entry[moving].add(1, line.denominator);
  for (std::size_t k = 0; k < kernel.columns.size(); ++k) line.entry[kernel.columns[k]].add(1, change->numerator[k]);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (places[problem.columns + i] != Place::kBasic) continue;
    DyadicSum& rate = line.entry[problem.columns + i];
    const double* row = problem.matrix.data() + std::size_t{i} * problem.columns;
    if (!is_activity) rate.add(row[moving], line.denominator);
    for (std::size_t k = 0; k < kernel.columns.size(); ++k) {
      const double entry = row[kernel.columns[k]];
      if (entry != 0) rate.add(entry, change->numerator[k]);
    }
  }
  return line;
}

}  // namespace assay
