// How much numbers may miss what they should be until the check before an answer refuses them, to the last bit.
#include "algorithms/lp/final_check.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// One row and two columns: the first is basic and free, and the row stands at `row`.
LpProblem program(double cost, double other_cost, double other_entry, double other_upper, double row) {
  LpProblem problem;
  problem.rows = 1;
  problem.columns = 2;
  problem.cost = {cost, other_cost};
  problem.matrix = {1, other_entry};
  problem.row_lower = {row};
  problem.row_upper = {kInfinity};
  problem.lower = {-kInfinity, 0};
  problem.upper = {kInfinity, other_upper};
  return problem;
}

bool is_accepted(const LpProblem& problem, const Basis& basis) {
  bool singular = false;
  return lp::optimal_from_basis(problem, basis, singular).has_value();
}

/// The most that numbers may miss what they should be, each time in units of `scale`.
class Allowed {
 public:
  Allowed(FoldedRun& run, double scale) : run_(run), scale_(scale) {}

  /// Multipliers and reduced costs of the wrong sign, a value outside of its bound, a gap.
  void take_optimal() {
    const Basis first{{0}, {}}, other_at_upper{{0}, {1}};
    take([&](double by) { return is_accepted(program(-by, scale_, 0, kInfinity, 1), first); });
    take([&](double by) {
      LpProblem at_upper = program(by, scale_, 0, kInfinity, 1);
      at_upper.row_upper = {1};
      at_upper.row_lower = {-kInfinity};
      return is_accepted(at_upper, first);
    });
    take([&](double by) { return is_accepted(program(scale_ + by, scale_, 1, kInfinity, 0), first); });
    take([&](double by) { return is_accepted(program(scale_ - by, scale_, 1, 1, 0), other_at_upper); });
    take([&](double by) {
      LpProblem outside = program(0, 1, 0, kInfinity, scale_ - by);
      outside.lower[0] = scale_;
      return is_accepted(outside, first);
    });
    take([&](double by) {
      LpProblem outside = program(0, 1, 0, kInfinity, scale_ + by);
      outside.upper[0] = scale_;
      return is_accepted(outside, first);
    });
    // At its lower bound 0, with a reduced cost that is little enough, and a bound that it leans on far away.
    take([&](double by) { return is_accepted(program(by / 1024, 0, 1, 1024, 0), first); });
    take([&](double by) { return is_accepted(program(by / 1024, 0, 1, 1024, scale_), first); });
    // Listed as at its upper bound, which there is none of: it stands at the lower one.
    take([&](double by) { return is_accepted(program(scale_ + by, scale_, 1, kInfinity, 0), other_at_upper); });
  }

  /// A column that leans on a bound that it does not have, beside the greatest multiplier.
  void take_farkas() {
    LpProblem problem = program(-1, 0, 0, kInfinity, scale_);
    problem.lower[0] = 0;
    for (const double multiplier : {0.5, scale_})
      take([&](double by) {
        problem.matrix = {by / multiplier, 0};
        return lp::proves_infeasible(problem, {multiplier});
      });
  }

  /// Two rows that contradict each other by more than rounding, which columns that lean on 0 or on nothing add none to.
  void take_contradiction() {
    LpProblem problem = program(0, 0, 0, kInfinity, 0);
    problem.lower[0] = 0;
    problem.rows = 2;
    problem.matrix.assign(4, 0);
    take([&](double by) {
      problem.row_lower = {scale_ + by, -kInfinity};
      problem.row_upper = {kInfinity, scale_};
      return lp::proves_infeasible(problem, {1, -1});
    });
  }

  /// A ray that leaves a bound of a column or of a row, and a point that is outside of one.
  void take_ray() {
    LpProblem problem = program(-1, 0, 0, 1, -1);
    problem.matrix = {0, 1};
    problem.row_upper = {2};
    const auto is_ray = [&](double x, double drift) { return lp::proves_unbounded(problem, {0, x}, {scale_, drift}); };
    take([&](double by) { return is_ray(0, by); });
    take([&](double by) { return is_ray(0, -by); });
    take([&](double by) { return is_ray(1 + by / scale_, 0); });
    take([&](double by) { return is_ray(-by / scale_, 0); });
    problem.lower[1] = -kInfinity;
    problem.upper[1] = kInfinity;
    take([&](double by) { return is_ray(0, by); });
    take([&](double by) { return is_ray(0, -by); });
    take([&](double by) { return is_ray(2 + by / scale_, 0); });
    take([&](double by) { return is_ray(-1 - by / scale_, 0); });
  }

 private:
  template <class Says>
  void take(const Says& says) {
    run_.take(says(0));
    run_.take(flip(0, 1, [&](double by) { return says(by * scale_); }));
  }

  FoldedRun& run_;
  double scale_;
};

KnownWords at_the_promises() {
  FoldedRun run;
  for (const double scale : {1.0, 3.0, 0.125, 0.7, 1000.0}) {
    Allowed allowed(run, scale);
    allowed.take_optimal();
    allowed.take_farkas();
    allowed.take_contradiction();
    allowed.take_ray();
  }
  return {run.folded()};
}

}  // namespace

void add_at_the_promises(KnownAnswers& all) {
  all.push_back({"algorithms/lp/at_the_promises", Asked::kByCheck, at_the_promises, {6349501791528653223u}});
}

}  // namespace assay::known
