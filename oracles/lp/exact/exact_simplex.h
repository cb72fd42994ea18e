// A revised simplex method in exact arithmetic, from any basis on: made to finish what a solver in double has begun.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/lp/exact/degenerate_vertex.h"
#include "oracles/lp/exact/tableau_line.h"

namespace assay {

/// Every pivot factors the kernel of its basis anew and solves with it exactly (exact_kernel.h), so nothing grows from
/// pivot to pivot. Whether something is a choice at all is decided exactly; which of several choices is taken, by
/// doubles.
///
/// Start    a malformed basis is replaced by that of all activities; of a singular one the columns that depend on
///          others make room for activities.
/// Phase 1  dual pivots: the variable furthest outside leaves, the one with the least ratio of reduced cost and pivot
///          enters. The costs are the problem's own where their signs are right, and small random ones elsewhere: any
///          costs for which the basis is dual feasible lead to a feasible vertex, and these lead near a good one. Where
///          no variable can enter, the row of the leaving one is the proof of infeasibility.
/// Phase 1b after `patience` pivots, because costs kept in doubles prove no end: one variable after the other is moved
///          towards its bounds while those that are inside stay there. So the number of variables inside never falls,
///          and where one can be moved no further its row is the proof.
/// Phase 2  the primal simplex method. Its end is an optimal basis or a column that is a ray.
/// Ties     of steps of length 0 are broken as degenerate_vertex.h says, by the largest reduced cost; after `patience`
///          such steps in a row, and until one is longer, by lowest numbers throughout, where Bland's argument applies.
/// Source   R. G. Bland, New finite pivoting rules for the simplex method, Math. Oper. Res. 2(2), 1977, 103-107.
class ExactSimplex {
 public:
  /// `patience` is by default 20 and 4 for each variable; the end does not depend on it. Precondition: the problem can
  /// be judged (lp_shape.h) and has no crossed bounds.
  ExactSimplex(const LpProblem& problem, const Basis& start, std::optional<std::uint32_t> patience = {});

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
  using Phase = Step (ExactSimplex::*)();

  bool stands_still() const { return standing_ > patience_; }
  void factor();
  int outside(std::uint32_t v) const;
  double distance_outside(std::uint32_t v) const;
  bool can_move(std::uint32_t v, bool up) const;
  void make_up_costs();
  std::uint32_t choose_for_row(const ExactLine& row, bool target_rises, bool& rises) const;
  std::uint32_t choose_for_cost(const ExactLine& reduced, bool& rises) const;
  Step repair_dually();
  Step repair_one_by_one();
  Step improve();
  Step move(std::uint32_t entering, bool rises, std::uint32_t target);
  void advance(const ExactLine& column, std::uint32_t entering, std::uint32_t leaving, const Rational& by, bool above);

  const LpProblem& problem_;
  std::vector<Place> places_;
  std::optional<ExactKernel> factored_;
  std::vector<Rational> value_;  // empty when broken
  std::vector<double> made_up_;  // reduced costs of phase 1
  DegenerateVertex vertex_;
  std::uint32_t patience_ = 0, pivots_ = 0, target_ = 0, proving_ = 0;
  std::uint32_t standing_ = 0;  // steps of length 0 in a row
  bool proving_rises_ = false;
};

}  // namespace assay
