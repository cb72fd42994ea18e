// Where doubles no longer decide conditions of certificates, to the last bit.
#include <cmath>
#include <vector>

#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/oracles_lp/drawn_breaches.h"
#include "known_answers/tables.h"
#include "oracles/lp/certificate/lp_breaches.h"

namespace assay::known {
namespace {

/// From which promise on doubles alone see that a gap is within it, and from which on the sizes of its terms cover it;
/// from which bound on a vector of Farkas is seen to imply more than 0, and from which cost on a ray to descend.
KnownWords flips_of_gaps() {
  Stream stream{51};
  FoldedRun run;
  for (int k = 0; k < 6; ++k) {
    LpProblem problem = program_to_breach(stream);
    const std::vector<double> x = numbers_to_breach(stream, problem.columns, 7.1),
                              y = numbers_to_breach(stream, problem.rows, 0.3);
    const auto by_doubles = [&](const auto& ask) {
      bool exactly = false;
      ask(exactly);
      return !exactly;
    };
    const auto within = [&](double promise) {
      return by_doubles([&](bool& exactly) { gap_breach(problem, x, y, promise, exactly); });
    };
    run.take(flip(0, 0x1p60, within));
    // Costs that rounded products nearly cancel.
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      problem.cost[j] = 0;
      for (std::uint32_t i = 0; i < problem.rows; ++i) problem.cost[j] += problem.at(i, j) * y[i];
    }
    run.take(flip(0, 0x1p60, within));
    run.take(flip(0, 0x1p20, [&](double bound) {
      LpProblem asked = problem;
      asked.row_lower[0] = std::copysign(bound, y[0]), asked.row_upper[0] = asked.row_lower[0];
      return by_doubles([&](bool& exactly) { farkas_bound_breach(asked, y, exactly); });
    }));
    run.take(flip(0, 0x1p20, [&](double cost) {
      LpProblem asked = problem;
      asked.cost[0] = -std::copysign(cost, x[0]);
      return by_doubles([&](bool& exactly) { descent_breach(asked, x, exactly); });
    }));
  }
  // A reduced cost that may have either sign, of a column of every kind, and nothing else.
  for (const double entry : {0.1, -0.7, 1.0 / 3})
    for (const double upper : {-1.7, 0.0, 2.9, 1 - 0x1p-53})
      for (const double lower : {-kInfinity, -5.3, upper}) {
        const std::vector<double> x = {0}, y = {0.3};
        const LpProblem problem{1, 1, {entry * y[0]}, {entry}, {-kInfinity}, {kInfinity}, {lower}, {upper}};
        run.take(flip(0, 1, [&](double promise) {
          bool exactly = false;
          gap_breach(problem, x, y, promise, exactly);
          return exactly;
        }));
      }
  // cost.x is 1 and a little less or more than what y implies.
  for (const double bound : {1 - 0x1p-12, 1 + 0x1p-12})
    for (const double other : {-3.0, 0.5}) {
      const LpProblem problem{2, 1, {1}, {1, 0}, {bound - other, other}, {kInfinity, kInfinity}, {0}, {0}};
      const std::vector<double> x = {1}, y = {1, 1};
      run.take(flip(0, 1, [&](double of_terms) {
        bool exactly = false;
        return gap_breach(problem, x, y, {0, of_terms}, exactly).has_value();
      }));
      run.take(flip(0, 1, [&](double of_terms) {
        return gap_breach(problem, Rational(1), y, {0, of_terms}).has_value();
      }));
    }
  return {run.folded()};
}

}  // namespace

void add_flips_of_gaps(KnownAnswers& all) {
  all.push_back({"oracles/lp/flips_of_gaps", Asked::kByCheck, flips_of_gaps, {1359963743225706475u}});
}

}  // namespace assay::known
