// A basis of a linear program, taken apart and solved in exact arithmetic.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay {

struct BasisKernel;
class ExactKernel;
class ExactLine;

/// Where a nonbasic variable rests, or that it is basic.
enum class Place : std::uint8_t { kBasic, kAtLower, kAtUpper, kFree };

/// One place for each of the columns + rows variables; empty when the basis is malformed: not exactly `rows` distinct
/// variable numbers in range, or an `at_upper` entry that is out of range, repeated, basic, or without two finite
/// bounds.
std::optional<std::vector<Place>> places_of(const LpProblem& problem, const Basis& basis);

/// Bounds of variable `v` in the numbering of Basis.
double lower_of(const LpProblem& problem, std::uint32_t v);
double upper_of(const LpProblem& problem, std::uint32_t v);
/// Where a nonbasic variable rests; 0 for a free one, and for a basic one.
Rational resting_value(const LpProblem& problem, Place place, std::uint32_t v);

/// The only point and the only multipliers that the basis allows.
///
/// Lemma. Write w = (x, r) with A x - r = 0. Row activities are columns -e_i, so a nonbasic activity leaves an
/// equation and a basic activity only receives a value: the basis is regular if and only if the square matrix of
/// nonbasic rows and basic columns of A is. Multipliers solve its transpose for the costs of the basic columns; basic
/// rows have multiplier 0.
struct BasicSolution {
  std::vector<Rational> value;  ///< columns + rows: x, then A x
  std::vector<Rational>
      reduced;  ///< columns + rows: cost - A^T y, then y (an activity's reduced cost is its multiplier)
  Rational objective;
};

/// The right side that the values of the nonbasic variables leave for those of the basic columns: kernel.rows
/// equations.
std::vector<Rational> right_of_values(const LpProblem& problem, const std::vector<Place>& places,
                                      const BasisKernel& kernel);

/// The values alone: x, then A x. Empty when the basis is singular.
std::optional<std::vector<Rational>> basic_values(const LpProblem& problem, const std::vector<Place>& places,
                                                  const ExactKernel& factored);

/// Empty when the basis is singular.
std::optional<BasicSolution> solve_basis(const LpProblem& problem, const std::vector<Place>& places);
/// With the kernel of these places factored already.
std::optional<BasicSolution> solve_basis(const LpProblem& problem, const std::vector<Place>& places,
                                         const ExactKernel& factored);

/// Put together from its parts (tableau_line.h).
BasicSolution solution_of(const LpProblem& problem, std::vector<Rational> value, const ExactLine& reduced);

/// cost.x of the basic solution. Empty when the basis is malformed or singular.
std::optional<Rational> exact_objective(const LpProblem& problem, const Basis& basis);

}  // namespace assay
