// Clp with its solvers replaced: ClpSimplex::primal and ClpSimplex::dual read the program back, solve it exactly, and
// write the answer where Clp keeps its own, each number as a double next to it. Everything else is Clp, but for one
// thing: it drops entries below 1e-21 as it loads them, which an exact library would not, so those are noted here as
// they are handed over. An executable that defines a function of a shared library uses its own.
#include <ClpSimplex.hpp>
#include <map>

#include "oracles/exact/words.h"
#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/lp_adapters/clp/read_back.h"

namespace {

using assay::approximate;
using assay::inverted::ExactLp;

/// Entries by (row, column) of the one program at a time that there is.
std::map<std::pair<int, int>, double> noted;

/// The program as it was handed over: what Clp holds, and what it dropped.
assay::LpProblem handed_over(const ClpSimplex& model) {
  assay::LpProblem problem = assay::read_back(model);
  for (const auto& [where, entry] : noted)
    problem.matrix[static_cast<std::size_t>(where.first) * problem.columns + static_cast<std::size_t>(where.second)] =
        entry;
  return problem;
}

/// Where Clp keeps the ray of an infeasible or unbounded program.
struct Opened : ClpSimplex {
  static double*& ray_of(ClpSimplex& model) { return model.*(&Opened::ray_); }
};

void put_places(ClpSimplex& model, const assay::LpProblem& problem, const ExactLp& exact) {
  for (std::uint32_t v = 0; v < problem.rows + problem.columns; ++v) {
    const bool fixed = assay::lower_of(problem, v) == assay::upper_of(problem, v);
    const auto status = [&] {
      switch (exact.place(v)) {
        case assay::Place::kBasic: return ClpSimplex::basic;
        case assay::Place::kFree: return ClpSimplex::isFree;
        case assay::Place::kAtLower: return fixed ? ClpSimplex::isFixed : ClpSimplex::atLowerBound;
        case assay::Place::kAtUpper: return fixed ? ClpSimplex::isFixed : ClpSimplex::atUpperBound;
      }
      return ClpSimplex::basic;
    };
    model.setStatus(static_cast<int>(v), status());
    (v < problem.columns ? model.primalColumnSolution()[v] : model.primalRowSolution()[v - problem.columns]) =
        approximate(exact.value(v));
    (v < problem.columns ? model.dualColumnSolution()[v] : model.dualRowSolution()[v - problem.columns]) =
        approximate(exact.reduced(v));
  }
}

/// Whether only one way of turning the vector leans on bounds that the rows have: then Clp may give either.
bool points_one_way(const assay::LpProblem& problem, const std::vector<assay::Rational>& farkas) {
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    if (farkas[i] != 0 && (problem.row_lower[i] == -assay::kInfinity || problem.row_upper[i] == assay::kInfinity))
      return true;
  return false;
}

void put_ray(ClpSimplex& model, const assay::LpProblem& problem, const ExactLp& exact) {
  double*& ray = Opened::ray_of(model);
  delete[] ray;
  ray = nullptr;
  if (!exact.has_basis() || exact.status() == assay::LpStatus::kOptimal) return;
  const bool infeasible = exact.status() == assay::LpStatus::kInfeasible;
  const auto& exactly = infeasible ? exact.truth().farkas : exact.truth().ray;
  const bool as_it_is = !infeasible || (points_one_way(problem, exactly) && problem.columns % 2 == 1);
  const std::vector<double> doubles = assay::inverted::scaled_to_doubles(exactly);
  if (doubles.size() != exactly.size()) return;  // Clp has no ray then
  ray = new double[doubles.size() + 1];
  for (std::size_t k = 0; k < doubles.size(); ++k) ray[k] = as_it_is ? doubles[k] : -doubles[k];
}

/// Clp's statuses: 0 optimal, 1 primal infeasible, 2 dual infeasible, 4 stopped due to errors.
int solve_exactly(ClpSimplex& model) {
  const assay::LpProblem problem = handed_over(model);
  const ExactLp* exact = ExactLp::of(problem);
  model.setSecondaryStatus(0);
  model.setNumberPrimalInfeasibilities(0);
  if (exact == nullptr || !exact->fits_doubles()) {
    model.setProblemStatus(4);
    return 4;
  }
  model.setProblemStatus(static_cast<int>(exact->status()));
  if (exact->has_basis()) put_places(model, problem, *exact);
  put_ray(model, problem, *exact);
  return model.status();
}
static_assert(static_cast<int>(assay::LpStatus::kOptimal) == 0 && static_cast<int>(assay::LpStatus::kInfeasible) == 1 &&
              static_cast<int>(assay::LpStatus::kUnbounded) == 2);

}  // namespace

void ClpSimplex::loadProblem(const int columns, const int rows, const CoinBigIndex* starts, const int* indices,
                             const double* values, const double* lower, const double* upper, const double* cost,
                             const double* row_lower, const double* row_upper, const double* row_cost) {
  noted.clear();
  for (int j = 0; j < columns; ++j)
    for (CoinBigIndex k = starts[j]; k < starts[j + 1]; ++k) noted[{indices[k], j}] = values[k];
  ClpModel::loadProblem(columns, rows, starts, indices, values, lower, upper, cost, row_lower, row_upper, row_cost);
  createStatus();
}

int ClpSimplex::primal(int, int) { return solve_exactly(*this); }
int ClpSimplex::dual(int, int) { return solve_exactly(*this); }
