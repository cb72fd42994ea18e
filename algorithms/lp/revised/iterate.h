// Where a simplex method stands: the basis, its factorisation and everything that follows from it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/lp/revised/factor/basis_factor.h"
#include "algorithms/lp/revised/program.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/model/watch.h"

namespace assay::lp {

/// The finaliser of SplitMix64: a bijection whose output bits each depend on every input bit.
/// Source  G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.
constexpr std::uint64_t scramble(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// A uniform number of [0, 1) for each key.
constexpr double unit_number(std::uint64_t key) { return static_cast<double>(scramble(key) >> 11) * 0x1p-53; }

/// Counts visits by a 64-bit hash of the state; two states of one hash are taken for the same, which among a million of
/// them happens with probability 3e-8.
class VisitedBases {
 public:
  void forget() {
    if (used_ > 0) std::fill(slots_.begin(), slots_.end(), Slot{});
    used_ = 0;
  }
  /// How often this state was noted before.
  std::uint32_t note(std::uint64_t hash) {
    if (2 * (used_ + 1) > slots_.size()) grow();
    Slot& slot = find(hash);
    if (slot.visits == 0) ++used_;
    slot.hash = hash;
    return slot.visits++;
  }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    std::uint32_t visits = 0;
  };
  Slot& find(std::uint64_t hash) {
    std::size_t at = hash & (slots_.size() - 1);
    while (slots_[at].visits != 0 && slots_[at].hash != hash) at = (at + 1) & (slots_.size() - 1);
    return slots_[at];
  }
  void grow() {
    std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
    std::swap(old, slots_);
    for (const Slot& slot : old) {
      if (slot.visits != 0) find(slot.hash) = slot;
    }
  }

  std::vector<Slot> slots_;
  std::size_t used_ = 0;
};

/// How a method ended. kNoDualPoint: no multipliers are feasible, so the program has no optimum.
enum class End : std::uint8_t { kOptimal, kInfeasible, kUnbounded, kNoDualPoint, kGaveUp };

/// State and elementary operations that the primal and the dual method share. Plain data: the methods are the
/// invariants.
class Iterate {
 public:
  enum class Place : std::uint8_t { kAtLower, kAtUpper, kFree, kBasic, kFixed };  ///< from kBasic on: cannot enter

  Program program;
  SimplexRules rules;
  std::vector<double> lower, upper, cost;  ///< as worked with: shifted, perturbed or boxed copies of the program's
  std::vector<double> x, d;                ///< by variable; d is 0 where a variable cannot enter
  std::vector<Place> place;
  std::vector<std::uint32_t> basic;  ///< by position
  std::vector<std::uint32_t> line;   ///< by position: the row of a tableau that the variable would stand in
  std::vector<double> row_weight;    ///< by position: dual pricing weights
  BasisFactor factor;
  WorkVector rho, row, column, extra;   ///< e_p B^-1; its products with the columns; B^-1 a_q; one more
  double harris_share = 0.5;            ///< of the tolerances that the ratio tests may use up; 0 for strict ones
  double tolerance_share = 1;           ///< of the tolerances that are worked with; lowered when a final check failed
  bool believes_small_entries = false;  ///< what looked like rounding has moved a variable out of its bounds
  std::uint32_t pivots = 0, flips = 0, degenerate_pivots = 0, refactorisations = 0, repairs = 0;
  bool costs_moved = false, bounds_moved = false;  ///< cost, or lower and upper, are not the program's
  bool d_is_fresh = false;                         ///< d was computed for this basis, not updated
  std::optional<GaveUp::Why> why;                  ///< with End::kGaveUp

  void begin(const RevisedOptions& options, const Watch& watch);
  /// The basis of row activities, or `start`; false where that is no basis.
  bool take_basis(const Basis* start);
  Basis basis() const;

  bool can_move(std::uint32_t v) const { return place[v] < Place::kBasic; }
  double primal_tolerance(std::uint32_t v) const { return tolerance_share * program.primal_tolerance[v]; }
  double dual_tolerance(std::uint32_t v) const { return tolerance_share * program.dual_tolerance[v]; }
  double excess_below(std::uint32_t v) const { return lower[v] - x[v]; }
  double excess_above(std::uint32_t v) const { return x[v] - upper[v]; }
  bool is_boxed(std::uint32_t v) const { return lower[v] > -kInfinity && upper[v] < kInfinity; }
  bool is_dual_infeasible(std::uint32_t v) const;
  bool primal_feasible() const;
  bool dual_feasible() const;

  /// Puts a nonbasic variable where its bounds allow: at `preferred` if it can be there.
  void rest(std::uint32_t v, Place preferred);
  void rest_all();
  /// Bounds and costs of the program again; places that no longer exist are corrected.
  void restore_bounds();
  void restore_costs();

  /// Factors anew and recomputes x and d; false (why is set) where numbers are not finite or repairs do not end.
  bool refactor();
  bool should_refactor() const { return factor.updates() >= kUpdates || factor.has_grown(); }
  void compute_x();
  void compute_d() { compute_d(cost); }
  void compute_d(const std::vector<double>& of_cost);

  void load_column(std::uint32_t v, WorkVector& to) const;
  void load_unit(std::uint32_t position, WorkVector& to) const;
  double product(std::uint32_t v, const std::vector<double>& y) const;  ///< a_v . y
  /// row := y [A, -I] over the variables that can move; y is rho or another vector by row.
  void price(const WorkVector& y, WorkVector& to) const;

  /// The variable `q` enters at `position`, whose variable rests at `leaves_to`; the factorisation follows, x and d are
  /// the caller's. False: the factors are unusable until refactor().
  bool exchange(std::uint32_t position, std::uint32_t q, Place leaves_to, double pivot);
  void flip(std::uint32_t v);

  /// After every pivot and every lone flip: limits, the watch, visits. False: why is set.
  bool note_step(bool degenerate);
  std::uint32_t visits() const { return visits_; }
  /// New rules or another objective: the same basis is another state.
  void forget_visits();
  bool give_up(GaveUp::Why reason) {
    why = reason;
    return false;
  }

 private:
  static constexpr std::uint32_t kUpdates = 64, kMostRepairs = 30;
  void toggle(std::uint64_t key) { hash_ ^= scramble(key + 1); }
  bool show() const;

  const Watch* watch_ = nullptr;
  std::uint32_t pivot_limit_ = 0, steps_ = 0, visits_ = 0;
  std::uint64_t hash_ = 0;
  VisitedBases visited_;
  std::vector<Replacement> replaced_;
  std::vector<double> by_variable_;
  std::vector<std::uint32_t> line_of_;
  mutable std::vector<std::uint32_t> state_;
};

}  // namespace assay::lp
