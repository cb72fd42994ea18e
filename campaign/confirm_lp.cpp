#include <algorithm>
#include <optional>

#include "campaign/lp/lp_referees.h"
#include "campaign/second_opinion_words.h"
#include "oracles/exact/rational.h"

namespace assay {
namespace {

using Numbers = std::vector<double>;

constexpr std::uint32_t kRefereeProgramLimit = 60;

bool finite(const Numbers& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return value - value == 0; });
}
bool finite(double value) { return value - value == 0; }

/// The witness evaluated once more in rationals, by sums written here and shared with no judge. Each function answers
/// whether the claim is false exactly; that it is false beyond the promise is tier 0's word.
class Evaluation {
 public:
  explicit Evaluation(const LpProblem& problem) : problem_(problem) {}

  bool point_is_infeasible(const Numbers& x) const {
    bool outside = false;
    for (std::uint32_t i = 0; i < problem_.rows; ++i)
      outside = outside || is_outside(activity(i, x), problem_.row_lower[i], problem_.row_upper[i]);
    for (std::uint32_t j = 0; j < problem_.columns; ++j)
      outside = outside || is_outside(exact(x[j]), problem_.lower[j], problem_.upper[j]);
    return outside;
  }
  bool ray_leaves(const Numbers& ray) const {
    bool leaves = false;
    for (std::uint32_t i = 0; i < problem_.rows; ++i)
      leaves = leaves || is_opposed(activity(i, ray), problem_.row_lower[i], problem_.row_upper[i]);
    for (std::uint32_t j = 0; j < problem_.columns; ++j)
      leaves = leaves || is_opposed(exact(ray[j]), problem_.lower[j], problem_.upper[j]);
    return leaves;
  }
  Rational cost_of(const Numbers& x) const {
    Rational sum = 0;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) sum += exact(problem_.cost[j]) * exact(x[j]);
    return sum;
  }
  /// The bound that y implies, with c as cost; nullopt where y or a reduced cost leans on a bound that is not there.
  std::optional<Rational> implied_bound(const Numbers& y, bool with_cost) const {
    Rational bound = 0;
    bool leans = true;
    for (std::uint32_t i = 0; i < problem_.rows; ++i)
      leans = add(exact(y[i]), problem_.row_lower[i], problem_.row_upper[i], bound) && leans;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) {
      Rational reduced = with_cost ? exact(problem_.cost[j]) : Rational(0);
      for (std::uint32_t i = 0; i < problem_.rows; ++i) reduced -= exact(problem_.at(i, j)) * exact(y[i]);
      leans = add(reduced, problem_.lower[j], problem_.upper[j], bound) && leans;
    }
    if (!leans) return std::nullopt;
    return bound;
  }

 private:
  Rational activity(std::uint32_t row, const Numbers& x) const {
    Rational sum = 0;
    for (std::uint32_t j = 0; j < problem_.columns; ++j) sum += exact(problem_.at(row, j)) * exact(x[j]);
    return sum;
  }
  static bool is_outside(const Rational& value, double low, double high) {
    return (finite(low) && value < exact(low)) || (finite(high) && value > exact(high));
  }
  static bool is_opposed(const Rational& direction, double low, double high) {
    return (finite(low) && direction < 0) || (finite(high) && direction > 0);
  }
  static bool add(const Rational& multiplier, double low, double high, Rational& bound) {
    if (multiplier == 0) return true;
    const double leaned_on = multiplier > 0 ? low : high;
    if (!finite(leaned_on)) return false;
    bound += multiplier * exact(leaned_on);
    return true;
  }
  const LpProblem& problem_;
};

/// The problem with every nonbasic variable fixed where the basis puts it: infeasible iff the basis is not primal feasible.
std::optional<LpProblem> pinned_to(const LpProblem& problem, const Basis& basis) {
  LpProblem pinned = problem;
  const auto listed = [](const std::vector<std::uint32_t>& list, std::uint32_t variable) {
    return std::find(list.begin(), list.end(), variable) != list.end();
  };
  for (std::uint32_t variable = 0; variable < problem.columns + problem.rows; ++variable) {
    if (listed(basis.basic, variable)) continue;
    const bool row = variable >= problem.columns;
    const std::uint32_t at = row ? variable - problem.columns : variable;
    double& low = row ? pinned.row_lower[at] : pinned.lower[at];
    double& high = row ? pinned.row_upper[at] : pinned.upper[at];
    double value = 0;
    if (finite(low) && !(finite(high) && listed(basis.at_upper, variable)))
      value = low;
    else if (finite(high))
      value = high;
    low = high = value;
  }
  pinned.cost.assign(problem.columns, 0);
  return pinned;
}

const char* const kUnreadable = "the witness has another shape than the program or is not finite";

bool readable(const Numbers& vector, std::size_t length) { return vector.size() == length && finite(vector); }

/// The vectors that an engine left out are not asked about; without multipliers the cost of x is held against the
/// referee's optimum.
std::optional<std::string> found_false(const LpProblem& problem, const Optimal& optimal, const Rational& optimum) {
  const Evaluation evaluation(problem);
  const bool with_point = !optimal.x.empty(), with_multipliers = !optimal.y.empty();
  if (with_point && !readable(optimal.x, problem.columns)) return kUnreadable;
  if (with_multipliers && !readable(optimal.y, problem.rows)) return kUnreadable;
  if (with_point && evaluation.point_is_infeasible(optimal.x)) return "evaluated again, x violates a constraint";
  if (with_multipliers) {
    const auto bound = evaluation.implied_bound(optimal.y, true);
    if (!bound) return "evaluated again, y leans on a bound that is not there";
    if (with_point && *bound != evaluation.cost_of(optimal.x))
      return "evaluated again, the bound that y implies is not the cost of x";
  } else if (with_point && evaluation.cost_of(optimal.x) != optimum) {
    return "evaluated again, the cost of x is not the referee's optimum";
  }
  if (optimal.basis.basic.empty()) return std::nullopt;  // the engine gave none
  const auto pinned = pinned_to(problem, optimal.basis);
  const auto referees = ask_referees(*pinned);
  if (referees && !referees->contradict && referees->opinion.status == referee::LpStatus::kInfeasible)
    return "by " + referees->who + " the solution of the basis violates a constraint";
  return std::nullopt;
}

std::optional<std::string> found_false(const LpProblem& problem, const Infeasible& infeasible) {
  if (infeasible.farkas.empty()) return std::nullopt;
  if (!readable(infeasible.farkas, problem.rows)) return kUnreadable;
  const auto bound = Evaluation(problem).implied_bound(infeasible.farkas, false);
  if (!bound) return "evaluated again, the vector leans on a bound that is not there";
  if (*bound <= 0) return "evaluated again, the bound that the vector implies is not positive";
  return std::nullopt;
}

std::optional<std::string> found_false(const LpProblem& problem, const Unbounded& unbounded) {
  if (unbounded.x.empty() && unbounded.ray.empty()) return std::nullopt;
  if (!readable(unbounded.x, problem.columns) || !readable(unbounded.ray, problem.columns)) return kUnreadable;
  const Evaluation evaluation(problem);
  if (evaluation.point_is_infeasible(unbounded.x)) return "evaluated again, the start of the ray violates a constraint";
  if (evaluation.ray_leaves(unbounded.ray)) return "evaluated again, the ray leaves the feasible set";
  if (evaluation.cost_of(unbounded.ray) >= 0) return "evaluated again, the cost does not fall along the ray";
  return std::nullopt;
}

/// Tier 0 called the witness false. Is it, by an evaluation of its own?
std::optional<std::string> found_false(const LpProblem& problem, const LpAnswer& answer, const Rational& optimum) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return found_false(problem, *optimal, optimum);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) return found_false(problem, *infeasible);
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) return found_false(problem, *unbounded);
  return std::nullopt;
}

}  // namespace

SecondOpinion second_opinion(std::string_view property, const LpProblem& problem,
                             std::span<const Reply<LpFamily>> replies, const Assessment& assessment, const Semantics&) {
  if (auto settled = without_geometry(property, replies, assessment)) return *settled;
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  if (replies.size() != 1)
    return claimed_wrong ? confirms("the questions are exact images of one program; the answers contradict each other")
                         : no_opinion("a relation between answers");
  // Beyond this size the property judges the certificate alone, within the promise, so the exact status may differ.
  if (!claimed_wrong && problem.rows + problem.columns > kRefereeProgramLimit)
    return no_opinion("too large to re-solve as a sample");
  const auto referees = ask_referees(problem);
  if (!referees) return no_opinion(referees.error());
  if (referees->contradict) return disagrees(referees->who);
  const referee::LpOpinion& opinion = referees->opinion;
  const LpAnswer& answer = replies[0].answer;
  std::optional<referee::LpStatus> status;
  if (std::holds_alternative<Optimal>(answer)) status = referee::LpStatus::kOptimal;
  if (std::holds_alternative<Infeasible>(answer)) status = referee::LpStatus::kInfeasible;
  if (std::holds_alternative<Unbounded>(answer)) status = referee::LpStatus::kUnbounded;
  if (!status) return no_opinion("an answer without a status");
  const std::string truth = "by " + referees->who + " the program is " + std::string(name_of(opinion.status));
  if (*status != opinion.status) {
    // Undecided is no pass: another status inside the promise is confirmed to be another.
    if (assessment.outcome != Outcome::kHolds)
      return confirms(truth + ", the engine says " + std::string(name_of(*status)));
    return disagrees(truth + ", but " + std::string(name_of(*status)) + " was passed");
  }
  if (!claimed_wrong) return confirms(truth);
  if (const auto sentence = found_false(problem, answer, opinion.objective)) return confirms(*sentence + "; " + truth);
  return no_opinion(truth + ", as the engine says; tier 0 refused its witness");
}

}  // namespace assay
