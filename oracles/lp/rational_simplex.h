// A simplex method in rational arithmetic for the general form, built to be believed: no tolerance, no scaling, Bland's
// rule.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay {

/// The tableau writes each basic variable as a combination of the nonbasic ones, over the variables of Basis: x, then
/// A x. It starts with every row activity basic and every structural variable at a bound (or at 0 where it has none).
///
/// Phase one repairs the lowest-numbered basic variable outside its bounds with the lowest-numbered nonbasic one that
/// can move; where none can, that row of the tableau is a Farkas vector. Phase two lets the lowest-numbered improving
/// variable enter and the lowest-numbered blocking one leave, a variable that blocks itself going to its other bound.
/// Both end by Bland's argument; a bound flip improves strictly.
/// Source  B. Dutertre, L. de Moura, A fast linear-arithmetic solver for DPLL(T), CAV 2006, LNCS 4144, 81-94 (phase
///         one); R. G. Bland, New finite pivoting rules for the simplex method, Math. Oper. Res. 2(2), 1977, 103-107.
///         Differs from the former in having no strict bounds and no backtracking.
class RationalSimplex {
 public:
  /// Precondition: the problem can be judged (lp_shape.h) and has no crossed bounds.
  explicit RationalSimplex(const LpProblem& problem);

  enum class End : std::uint8_t { kOptimal, kInfeasible, kUnbounded, kOutOfPivots };
  End run(std::uint32_t pivot_limit);

  std::uint32_t pivots() const { return pivots_; }
  Basis basis() const;
  std::vector<Rational> x() const;
  const std::vector<Rational>& farkas() const { return farkas_; }  ///< after kInfeasible
  const std::vector<Rational>& ray() const { return ray_; }        ///< after kUnbounded

 private:
  struct Bounds {
    std::optional<Rational> lower, upper;
  };
  enum class Step : std::uint8_t { kMoved, kDone, kStuck };

  Step repair();
  Step improve();
  void move(std::uint32_t column, const Rational& by);
  void pivot(std::uint32_t row, std::uint32_t column);
  bool can_rise(std::uint32_t v) const { return !bounds_[v].upper || value_[v] < *bounds_[v].upper; }
  bool can_fall(std::uint32_t v) const { return !bounds_[v].lower || value_[v] > *bounds_[v].lower; }
  Rational& at(std::uint32_t row, std::uint32_t column) { return tableau_[std::size_t{row} * columns_ + column]; }
  void write_farkas(std::uint32_t row, bool too_low);
  void write_ray(std::uint32_t column, bool rising);

  std::uint32_t rows_, columns_, pivots_ = 0;
  std::vector<Rational> tableau_;  // rows_ + 1 rows; the last one is the cost
  std::vector<Bounds> bounds_;     // by variable
  std::vector<Rational> value_;    // by variable
  std::vector<std::uint32_t> basic_, nonbasic_;
  std::vector<Rational> farkas_, ray_;
};

}  // namespace assay
