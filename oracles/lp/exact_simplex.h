// A revised simplex method in exact arithmetic, from any basis on: made to finish what a solver in double has begun.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/lp/tableau_line.h"

namespace assay {

/// Every pivot factors the kernel of its basis anew and solves with it exactly (exact_kernel.h), so nothing grows from
/// pivot to pivot.
///
/// Start    a malformed basis is replaced by that of all activities; of a singular one the columns that depend on others
///          make room for activities.
/// Phase 1  one variable outside its bounds after the other is moved towards them; those that are inside their bounds
///          stay there, the others do as they like. So the number of variables inside never falls, and where the variable
///          can be moved no further its own row of the tableau says why: that row is the proof of infeasibility.
/// Phase 2  the primal simplex method. Its end is an optimal basis or a column that is a ray.
/// Choice   entering: in phase 1 the least ratio of reduced cost and pivot, so that a basis that is already dual feasible
///          stays near it; in phase 2 the largest reduced cost. Leaving: the lowest number of the first to reach a bound.
///          After as many steps of length 0 in a row as there are variables, and until one is longer, the lowest number
///          enters too: the point and hence all that a phase looks at stands still, so Bland's argument applies. Doubles
///          choose among several; whether something is a choice at all is decided exactly.
/// Source   R. G. Bland, New finite pivoting rules for the simplex method, Math. Oper. Res. 2(2), 1977, 103-107.
class ExactSimplex {
 public:
  /// Precondition: the problem can be judged (lp_shape.h) and has no crossed bounds.
  ExactSimplex(const LpProblem& problem, const Basis& start);

  /// kBroken: a kernel could not be solved, which no regular one does.
  enum class End : std::uint8_t { kOptimal, kInfeasible, kUnbounded, kOutOfPivots, kBroken };
  End run(std::uint32_t pivot_limit);

  std::uint32_t pivots() const { return pivots_; }
  Basis basis() const;
  /// The variable whose row or column is the proof, after kInfeasible and kUnbounded.
  std::uint32_t proving_variable() const { return proving_; }
  bool proving_rises() const { return proving_rises_; }  ///< after kUnbounded
  const Rational& value(std::uint32_t v) const { return value_[v]; }
  const std::vector<Place>& places() const { return places_; }
  const ExactKernel& factored() const { return *factored_; }

 private:
  enum class Step : std::uint8_t { kMoved, kDone, kStuck, kBroken };

  bool stands_still() const { return standing_ > places_.size(); }
  void factor();
  int outside(std::uint32_t v) const;
  bool can_move(std::uint32_t v, bool up) const;
  std::uint32_t choose_for_row(const ExactLine& row, const ExactLine* reduced, bool target_rises, bool& rises) const;
  std::uint32_t choose_for_cost(const ExactLine& reduced, bool& rises) const;
  Step repair();
  Step improve();
  Step move(std::uint32_t entering, bool rises, std::uint32_t target);

  const LpProblem& problem_;
  std::vector<Place> places_;
  std::optional<ExactKernel> factored_;
  std::vector<Rational> value_;  // empty when broken
  std::uint32_t pivots_ = 0, target_ = 0, proving_ = 0;
  std::uint32_t standing_ = 0;  // steps of length 0 in a row
  bool proving_rises_ = false;
};

}  // namespace assay
