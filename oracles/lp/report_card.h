// How far an answer is from what it claims, in numbers that nothing has rounded.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay {

/// Exact magnitudes, 0 where nothing is wrong; absent where the answer gives too little to say.
///
/// primal    the largest violation of a row or variable bound by x, relative to max(1, |bound|).
/// dual      the largest multiplier or reduced cost that leans on a bound that does not exist, relative to max(1, max
///           |cost|) for a row and to max(1, |cost_j|) for a variable. For a Farkas vector relative to its largest
///           entry, times max(1, the largest |entry| of the column) for a variable.
/// gap       |cost.x - the bound that y implies|, relative to max(1, |cost.x|).
/// slackness the largest |multiplier| times the distance of the row or variable from the bound that the multiplier
/// leans on,
///           relative to max(1, |cost.x|). The gap is the sum of these products with their signs, so terms that cancel
///           in it are seen here.
/// backward  the smallest change of bounds and costs for which x and y would be optimal and prove it, relative to
///           max(1, |number|), an activity being a variable of cost 0 and scale max(1, max |cost|). The matrix is not
///           moved, so a change of all data may be smaller, never larger.
struct LpReportCard {
  std::optional<Rational> primal, dual, gap, slackness, backward;

  /// "primal 1.2e-07, dual 0, ...": the magnitudes that are there, rounded to three digits; empty where there is none.
  std::string words() const;
};

/// Of x and y as given, and where one is left out of the exact one of the basis. An Unbounded answer is measured by its
/// start, an Infeasible one by its vector. Precondition: the problem can be judged (lp_shape.h).
LpReportCard report_card(const LpProblem& problem, const LpAnswer& answer);

/// Of any x and y. Precondition: they have the problem's lengths.
LpReportCard report_card(const LpProblem& problem, const std::vector<Rational>& x, const std::vector<Rational>& y);

}  // namespace assay
