// Answers of the revised simplex, checked against the program before they are handed out.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "algorithms/lp/revised/iterate.h"

namespace assay::lp {

/// The last station of a run: turns the basis of an Iterate into an answer in the problem's units, or into nothing
/// where the promises of tolerances.h cannot be shown to hold.
///
/// All conditions are checked on scaled numbers: scaling is by powers of two and exact, so they are the same
/// conditions. x and y as doubles: rigorously, with bounds of every rounding error (bounded_sum.h). For the exact
/// solution of the basis, which differs from x by B^-1 times the residual: with an estimate of the norm of |B^-1|
/// |residual|, exact for bases that are held as an inverse and else a lower bound that is rarely off by more than a
/// factor of three; ten are allowed for. Where a plain double residual is too coarse, x and y are refined with
/// compensated sums and checked again.
/// Source  N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., SIAM 2002, sections 12.1 and 15.3.
class AnswerCheck {
 public:
  explicit AnswerCheck(Iterate& iterate) : it_(iterate) {}

  /// Sets it_.x of basic variables anew. Precondition: bounds and costs of it_ are the program's.
  std::optional<Optimal> optimal();
  /// x and y of the basis as they are.
  Optimal optimal_unchecked();
  /// From row `position` of the tableau, whose variable is below or above its bounds; it_.rho holds e_p B^-1. A line is
  /// an exact claim, so the answer names it only where no sign in it is left open by rounding errors; where one is
  /// certainly wrong there is no answer.
  std::optional<Infeasible> infeasible_by_row(std::uint32_t position, bool below);
  /// The same vector as it is, and a line by the signs as computed; nothing is shown.
  Infeasible infeasible_unchecked(std::uint32_t position, bool below);
  /// From the column of nonbasic variable q, in it_.column; its line as above.
  std::optional<Unbounded> unbounded_by_column(std::uint32_t q);
  /// The line that the last of these two looked at, shown or not.
  const TableauLine& line() const { return line_; }

 private:
  /// Of a tableau line, in exact arithmetic.
  enum class Standing : std::uint8_t { kShown, kOpen, kRefuted };

  double refine_row(std::uint32_t position);
  Standing standing_of_row(std::uint32_t position, bool below, double error);
  Infeasible vector_of_row(bool below);
  std::optional<Infeasible> farkas_of_row(bool below);
  double refine_column(std::uint32_t q);
  Standing standing_of_column(std::uint32_t q, double direction, double error);
  bool vertex_is_feasible();
  std::optional<Unbounded> ray_of_column(std::uint32_t q, double direction);
  double column_length(std::uint32_t v) const;
  template <class Sum>
  Sum dot_column(std::uint32_t v, const std::vector<double>& y) const;
  bool is_inside(std::uint32_t v, double lowest, double highest) const;

  void solve_duals();
  template <class Sum>
  bool optimal_holds();
  template <class Sum>
  void compute_activities();
  template <class Sum>
  void compute_reduced();
  void compute_activities_by_columns();
  void compute_reduced_by_rows();
  Optimal in_units_of_the_problem() const;
  bool primal_holds();
  bool dual_holds();
  template <class Sum>
  bool gap_closes();
  void refine();
  double reach(const std::vector<double>& weight, bool transposed);
  double estimated_reach(const std::vector<double>& weight, bool transposed);
  double primal_allowance(std::uint32_t v, double bound) const;
  bool flush();

  Iterate& it_;
  std::vector<double> y_;
  std::vector<double> activity_, activity_error_;  // A x by row, scaled
  std::vector<double> reduced_, reduced_error_;    // cost - A^T y by structural variable
  std::vector<double> residual_, weight_, ray_;
  std::vector<CompensatedSum> rest_;
  TableauLine line_;
  WorkVector work_, probe_;
};

}  // namespace assay::lp
