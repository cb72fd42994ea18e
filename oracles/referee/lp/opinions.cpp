#include "oracles/referee/lp/opinions.h"

#include <algorithm>
#include <optional>
#include <string>

#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "oracles/referee/lp/basis_numbers.h"
#include "oracles/referee/lp/both_referees.h"
#include "oracles/referee/lp/evaluation.h"

namespace assay {
namespace {

using Numbers = lp_evaluation::Numbers;
using lp_evaluation::allowed;
using lp_evaluation::Evaluation;
using lp_evaluation::finite;
using lp_evaluation::Sum;

/// Where the basis puts each nonbasic variable: columns, then rows; empty for a basic one. Nothing for a list that is
/// none.
std::optional<referee::Places> places_in(const LpProblem& problem, const Basis& basis) {
  const auto listed = [](const std::vector<std::uint32_t>& list, std::uint32_t variable) {
    return std::find(list.begin(), list.end(), variable) != list.end();
  };
  referee::Places places(problem.columns + problem.rows);
  std::size_t basic = 0;
  for (std::uint32_t variable = 0; variable < places.size(); ++variable) {
    if (listed(basis.basic, variable)) {
      ++basic;
      continue;
    }
    const bool row = variable >= problem.columns;
    const std::uint32_t at = row ? variable - problem.columns : variable;
    const double low = row ? problem.row_lower[at] : problem.lower[at];
    const double high = row ? problem.row_upper[at] : problem.upper[at];
    double value = 0;
    if (finite(low) && !(finite(high) && listed(basis.at_upper, variable)))
      value = low;
    else if (finite(high))
      value = high;
    places[variable] = value;
  }
  if (basic != problem.rows || basis.basic.size() != problem.rows) return std::nullopt;
  return places;
}

/// The problem with every nonbasic variable fixed where the basis puts it: infeasible iff the basis is not primal
/// feasible.
LpProblem pinned_to(const LpProblem& problem, const referee::Places& places) {
  LpProblem pinned = problem;
  for (std::uint32_t variable = 0; variable < places.size(); ++variable) {
    if (!places[variable]) continue;
    const bool row = variable >= problem.columns;
    const std::uint32_t at = row ? variable - problem.columns : variable;
    (row ? pinned.row_lower : pinned.lower)[at] = (row ? pinned.row_upper : pinned.upper)[at] = *places[variable];
  }
  return pinned;
}

/// Rows of a basis that is solved again. Passes of larger programs are not put to the referee (confirm_lp.cpp).
constexpr std::uint32_t kLargestBasis = 60;

const char* const kUnreadable = "the witness has another shape than the program or is not finite";

bool readable(const Numbers& vector, std::size_t length) { return vector.size() == length && finite(vector); }

bool is_next_to(const Numbers& rounded, const std::vector<Rational>& numbers) {
  for (std::size_t k = 0; k < rounded.size(); ++k) {
    const Rational off = abs(Rational(exact(rounded[k]) - numbers[k]));
    if (off > abs(numbers[k]) * exact(0x1p-52) && off > exact(0x1p-1074)) return false;
  }
  return true;
}

/// "Rounding is no breach" (docs/judges.md): x and y as given are what an optimal basis says, but for the last place,
/// and no promise is 0.
bool rounds_an_optimal_basis(const LpProblem& problem, const Optimal& optimal, const LpPromise& promise,
                             const referee::Places& places) {
  for (const Allowance& each : {promise.primal, promise.dual, promise.gap})
    if (each.relative == 0) return false;
  if (problem.rows > kLargestBasis) return false;
  const auto numbers = referee::basis_numbers(problem, places);
  return numbers && numbers->is_optimal && is_next_to(optimal.x, numbers->x) && is_next_to(optimal.y, numbers->y);
}

/// Of readable vectors; those that an engine left out are not asked about.
std::optional<std::string> numbers_found_false(const LpProblem& problem, const Optimal& optimal,
                                               const LpPromise& promise, const std::optional<referee::Places>& places) {
  const Evaluation evaluation(problem, promise);
  const bool with_point = !optimal.x.empty();
  const bool with_multipliers = !optimal.y.empty() || (problem.rows == 0 && with_point);
  if (with_point && evaluation.point_is_beyond(optimal.x)) return "evaluated again, x violates a constraint";
  if (with_multipliers) {
    bool leans_beyond = false;
    const Sum bound = evaluation.implied_bound(optimal.y, true, leans_beyond);
    if (leans_beyond) return "evaluated again, y leans on a bound that is not there";
    if (with_point && promise.gap.is_judged()) {
      const Sum cost = evaluation.cost_of(optimal.x);
      const Rational scale = std::max(Rational(1), Rational(abs(cost.value)));
      if (abs(Rational(bound.value - cost.value)) >
          allowed(promise.gap, scale, bound.terms + cost.terms, bound.rounding + cost.rounding))
        return "evaluated again, the bound that y implies is not the cost of x";
    }
  }
  if (with_point && places && evaluation.point_leaves(optimal.x, *places))
    return "evaluated again, x is not where the basis puts it";
  return std::nullopt;
}

std::optional<std::string> found_false(const LpProblem& problem, const Optimal& optimal, const LpPromise& promise) {
  if (!optimal.x.empty() && !readable(optimal.x, problem.columns)) return kUnreadable;
  if (!optimal.y.empty() && !readable(optimal.y, problem.rows)) return kUnreadable;
  std::optional<referee::Places> places;  // none where the engine gave no basis
  if (!optimal.basis.basic.empty()) {
    places = places_in(problem, optimal.basis);
    if (!places) return "the list of basic variables is none";
  }
  auto sentence = numbers_found_false(problem, optimal, promise, places);
  if (sentence && places && rounds_an_optimal_basis(problem, optimal, promise, *places)) return std::nullopt;
  return sentence;
}

std::optional<std::string> found_false(const LpProblem& problem, const Infeasible& infeasible,
                                       const LpPromise& promise) {
  if (infeasible.farkas.empty()) return std::nullopt;
  if (!readable(infeasible.farkas, problem.rows)) return kUnreadable;
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    if (problem.row_lower[i] > problem.row_upper[i]) return std::nullopt;  // no vector is needed
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    if (problem.lower[j] > problem.upper[j]) return std::nullopt;
  bool leans_beyond = false;
  const Sum bound = Evaluation(problem, promise).implied_bound(infeasible.farkas, false, leans_beyond);
  if (leans_beyond) return "evaluated again, the vector leans on a bound that is not there";
  if (bound.value <= 0) return "evaluated again, the bound that the vector implies is not positive";
  return std::nullopt;
}

std::optional<std::string> found_false(const LpProblem& problem, const Unbounded& unbounded, const LpPromise& promise) {
  if (unbounded.x.empty() && unbounded.ray.empty()) return std::nullopt;
  if (!readable(unbounded.x, problem.columns) || !readable(unbounded.ray, problem.columns)) return kUnreadable;
  const Evaluation evaluation(problem, promise);
  if (evaluation.point_is_beyond(unbounded.x)) return "evaluated again, the start of the ray violates a constraint";
  if (evaluation.ray_leaves(unbounded.ray)) return "evaluated again, the ray leaves the feasible set";
  if (evaluation.cost_of(unbounded.ray).value >= 0) return "evaluated again, the cost does not fall along the ray";
  return std::nullopt;
}

/// What is false about the witness beyond the promise, by an evaluation of its own.
std::optional<std::string> found_false(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return found_false(problem, *optimal, promise);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) return found_false(problem, *infeasible, promise);
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) return found_false(problem, *unbounded, promise);
  return std::nullopt;
}

/// What the referees say of the program, or the opinion that takes its place.
std::optional<SecondOpinion> no_referee(const Result<RefereesOpinion>& referees) {
  if (!referees) return no_opinion(referees.error());
  if (referees->contradict) return disagrees(referees->who);
  return std::nullopt;
}

/// Whether the answer claims what no sum of its vectors shows.
bool gives_basis_or_line(const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return !optimal->basis.basic.empty();
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) return infeasible->line.has_value();
  const auto* unbounded = std::get_if<Unbounded>(&answer);
  return unbounded != nullptr && unbounded->line.has_value();
}

}  // namespace

SecondOpinion certificate_opinion(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                                  bool claimed_wrong) {
  if (const auto sentence = found_false(problem, answer, promise)) return as_claimed(true, claimed_wrong, *sentence);
  if (!claimed_wrong) return confirms("evaluated again, what the answer gives keeps the promise");
  if (!gives_basis_or_line(answer)) return disagrees("evaluated again, what the answer gives keeps the promise");
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal != nullptr) {
    if (const auto places = places_in(problem, optimal->basis)) {
      LpProblem pinned = pinned_to(problem, *places);
      pinned.cost.assign(problem.columns, 0);
      const auto referees = ask_referees(pinned);
      if (referees && !referees->contradict && referees->opinion.status == referee::LpStatus::kInfeasible)
        return confirms("by " + referees->who + " the solution of the basis violates a constraint");
    }
  }
  return no_opinion("evaluated again, the vectors keep the promise; tier 0 refused the basis or the line");
}

SecondOpinion value_opinion(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                            bool claimed_wrong) {
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal == nullptr) return no_opinion("no value was judged");
  const auto referees = ask_referees(problem);
  if (const auto instead = no_referee(referees)) return *instead;
  const std::string truth = "by " + referees->who + " the program is " + std::string(name_of(referees->opinion.status));
  if (referees->opinion.status != referee::LpStatus::kOptimal) return disagrees(truth + ", but a value was judged");
  Sum value;
  if (!optimal->x.empty()) {
    if (!readable(optimal->x, problem.columns)) return no_opinion(kUnreadable);
    value = Evaluation(problem, promise).cost_of(optimal->x);
  } else {
    const auto places = places_in(problem, optimal->basis);
    if (!places) return no_opinion("the answer gives no value");
    const auto pinned = ask_referees(pinned_to(problem, *places));
    if (const auto instead = no_referee(pinned)) return *instead;
    if (pinned->opinion.status != referee::LpStatus::kOptimal)
      return no_opinion("the solution of the basis is not feasible");
    value.value = pinned->opinion.objective;
  }
  const Rational& optimum = referees->opinion.objective;
  const Rational off = abs(Rational(value.value - optimum));
  const Rational scale = std::max(Rational(1), Rational(abs(optimum)));
  return as_claimed(off > allowed(promise.gap, scale, value.terms, value.rounding), claimed_wrong,
                    "by " + referees->who + " the optimum is " + in_words(optimum) + ", off by " + in_words(off));
}

SecondOpinion status_opinion(const LpProblem& problem, const LpAnswer& answer, bool claimed_another) {
  std::optional<referee::LpStatus> status;
  if (std::holds_alternative<Optimal>(answer)) status = referee::LpStatus::kOptimal;
  if (std::holds_alternative<Infeasible>(answer)) status = referee::LpStatus::kInfeasible;
  if (std::holds_alternative<Unbounded>(answer)) status = referee::LpStatus::kUnbounded;
  if (!status) return no_opinion("an answer without a status");
  const auto referees = ask_referees(problem);
  if (const auto instead = no_referee(referees)) return *instead;
  std::string truth = "by " + referees->who + " the program is " + std::string(name_of(referees->opinion.status));
  if (*status != referees->opinion.status) truth += ", the engine says " + std::string(name_of(*status));
  return as_claimed(*status != referees->opinion.status, claimed_another, truth);
}

}  // namespace assay
