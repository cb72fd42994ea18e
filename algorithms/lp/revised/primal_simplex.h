// The primal simplex method with bounded variables.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/lp/revised/iterate.h"
#include "algorithms/lp/revised/stall.h"

namespace assay::lp {

/// Keeps basic variables inside their bounds, once they are there, and lets an improving variable enter in every step.
///
/// Phase one minimises the sum of infeasibilities: cost -1 for a basic variable below its bounds, +1 for one above. It
/// needs no artificial variables and starts from any basis. Its steps go on past the bounds of infeasible variables
/// while the sum still falls, except under the textbook ratio test, which stops at the first bound.
/// Source  I. Maros, Computational Techniques of the Simplex Method, Kluwer 2003, chapter 9; P. M. J. Harris, Pivot
///         selection methods of the Devex LP code, Math. Program. 5, 1973, 1-28; D. Goldfarb, J. K. Reid, A practicable
///         steepest-edge simplex algorithm, Math. Program. 12, 1977, 361-371.
class PrimalSimplex {
 public:
  explicit PrimalSimplex(Iterate& iterate) : it_(iterate) {}

  /// From any basis, factored. kOptimal: for the bounds that it_ then holds, which may be perturbed.
  End run(bool may_perturb, Pricing pricing);

  /// After kUnbounded: the variable whose column of the tableau proves it, B^-1 times that column being in it_.column.
  std::uint32_t proof() const { return entering_; }

 private:
  /// The bound that stops the entering variable. `position` is kItself where that is its own other bound.
  struct Stop {
    std::uint32_t position = 0;
    bool at_upper = false;
    double ratio = 0;    ///< step at which the bound is reached, at least 0
    double relaxed = 0;  ///< the same for the bound moved away by the tolerance
    double size = 0;     ///< |pivot|
  };
  static constexpr std::uint32_t kItself = 0xffffffff, kNothing = 0xfffffffe;

  bool mark_infeasible();
  bool choose_entering();
  bool choose_first();
  bool choose_any();
  bool choose_greatest();
  double least_gain(std::uint32_t v) const;
  bool is_banned(std::uint32_t v) const;
  void start_weights();

  Stop ratio_test();
  void collect_stops();
  Stop choose_textbook() const;
  Stop choose_harris() const;
  Stop choose_past_bounds();
  void add_stop(std::uint32_t position, double distance, bool at_upper, double size);
  bool precedes(const Stop& a, const Stop& b) const;

  bool step(const Stop& stop);
  bool pivot_at(const Stop& stop);
  void move_duals(std::uint32_t out, double entry);
  void move_weights(std::uint32_t position, double pivot);
  void perturb();
  bool react(bool degenerate);
  bool uses_bland() const { return pricing_ == Pricing::kBland || stall_.uses_bland; }
  /// By how much a reduced cost is on the wrong side; 0 for variables that cannot move, whose d is 0.
  double gain(std::uint32_t v) const {
    const double d = it_.d[v];
    if (it_.place[v] == Iterate::Place::kFree) return d < 0 ? -d : d;
    return it_.place[v] == Iterate::Place::kAtLower ? -d : d;
  }
  double direction() const { return it_.d[entering_] < 0 ? 1.0 : -1.0; }

  Iterate& it_;
  Pricing pricing_ = Pricing::kDantzig;
  std::uint32_t entering_ = 0;
  Stall stall_;
  std::uint64_t random_ = 0;
  bool phase_one_ = false, may_perturb_ = false, must_refactor_ = false;
  bool duals_stale_ = false, weights_known_ = false;
  std::vector<double> phase_cost_, weight_;
  std::vector<Stop> stops_;
  std::vector<std::uint32_t> banned_;  // variables that found no pivot at their turn
  WorkVector tau_, tau_row_;
};

}  // namespace assay::lp
