#include "oracles/lp/basis/rounded_answer.h"

#include <algorithm>

namespace assay {
namespace {

bool is_next_to(double rounded, const Rational& number) {
  const Rational allowed = std::max(Rational(abs(number) * exact(0x1p-52)), exact(0x1p-1074));
  return abs(Rational(exact(rounded) - number)) <= allowed;
}

}  // namespace

bool rounds_its_basis(const LpProblem& problem, const std::vector<Place>& places, const std::vector<double>& x,
                      const std::vector<double>& y) {
  const auto solution = solve_basis(problem, places);
  if (!solution) return false;
  for (std::size_t j = 0; j < x.size(); ++j)
    if (!is_next_to(x[j], solution->value[j])) return false;
  for (std::size_t i = 0; i < y.size(); ++i)
    if (!is_next_to(y[i], solution->reduced[problem.columns + i])) return false;
  return true;
}

}  // namespace assay
