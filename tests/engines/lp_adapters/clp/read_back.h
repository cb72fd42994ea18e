// The program that a model of Clp holds, as its own getters tell it.
#pragma once
#include <ClpSimplex.hpp>
#include <CoinPackedMatrix.hpp>

#include "algorithms/model/lp.h"

namespace assay {

/// Clp: a bound of -COIN_DBL_MAX or COIN_DBL_MAX is none.
inline LpProblem read_back(const ClpSimplex& model) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(model.getNumRows());
  problem.columns = static_cast<std::uint32_t>(model.getNumCols());
  const auto copy = [](const double* numbers, std::uint32_t count) {
    std::vector<double> list(numbers, numbers + count);
    for (double& number : list)
      if (number == COIN_DBL_MAX || number == -COIN_DBL_MAX) number = number > 0 ? kInfinity : -kInfinity;
    return list;
  };
  problem.row_lower = copy(model.getRowLower(), problem.rows);
  problem.row_upper = copy(model.getRowUpper(), problem.rows);
  problem.lower = copy(model.getColLower(), problem.columns);
  problem.upper = copy(model.getColUpper(), problem.columns);
  problem.cost.assign(model.getObjCoefficients(), model.getObjCoefficients() + problem.columns);
  problem.matrix.assign(problem.rows * std::size_t{problem.columns}, 0);
  const CoinPackedMatrix* matrix = model.matrix();
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    for (CoinBigIndex k = matrix->getVectorFirst(static_cast<int>(j)); k < matrix->getVectorLast(static_cast<int>(j));
         ++k)
      problem.matrix[static_cast<std::size_t>(matrix->getIndices()[k]) * problem.columns + j] =
          matrix->getElements()[k];
  return problem;
}

}  // namespace assay
