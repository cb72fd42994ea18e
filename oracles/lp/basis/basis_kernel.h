// The square system that is left of a basis once activities are set aside.
#pragma once
#include <cstdint>
#include <vector>

#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/exact/exact_solve.h"

namespace assay {

/// Nonbasic rows and basic columns of A, in ascending order: the basis is regular if and only if it has as many of
/// either (it always has) and A[rows, columns] is regular.
struct BasisKernel {
  std::vector<std::uint32_t> rows, columns;
};

inline BasisKernel kernel_of(const LpProblem& problem, const std::vector<Place>& places) {
  BasisKernel kernel;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (places[j] == Place::kBasic) kernel.columns.push_back(j);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (places[problem.columns + i] != Place::kBasic) kernel.rows.push_back(i);
  }
  return kernel;
}

/// A[rows, columns] by rows, and by columns: the transpose.
inline std::vector<SparseRow> kernel_by_rows(const LpProblem& problem, const BasisKernel& kernel) {
  std::vector<SparseRow> system(kernel.rows.size());
  for (std::size_t i = 0; i < system.size(); ++i) {
    for (std::uint32_t k = 0; k < kernel.columns.size(); ++k) {
      const double entry = problem.at(kernel.rows[i], kernel.columns[k]);
      if (entry != 0) system[i].emplace_back(k, exact(entry));
    }
  }
  return system;
}
inline std::vector<SparseRow> kernel_by_columns(const LpProblem& problem, const BasisKernel& kernel) {
  std::vector<SparseRow> system(kernel.columns.size());
  for (std::size_t k = 0; k < system.size(); ++k) {
    for (std::uint32_t i = 0; i < kernel.rows.size(); ++i) {
      const double entry = problem.at(kernel.rows[i], kernel.columns[k]);
      if (entry != 0) system[k].emplace_back(i, exact(entry));
    }
  }
  return system;
}

}  // namespace assay
