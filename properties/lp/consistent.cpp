#include "properties/lp/consistent.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/recalled.h"
#include "oracles/exact/words.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/default_promises.h"
#include "properties/lp/lp_status.h"
#include "properties/lp/status_is_right.h"
#include "properties/lp/value_is_right.h"

namespace assay {
namespace {

/// As certify_lp has it, with the work of a property.
Result<LpTruth> truth_of(const LpProblem& problem) {
  thread_local Recalled<LpProblem, Result<LpTruth>> known;
  return known.of(problem, [&] { return certify_lp(problem, kPropertyWork); });
}

/// One answer, judged on its own program by the claims of the family, each asked once and only where it is needed.
class Side {
 public:
  Side(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics)
      : problem_(problem), answer_(answer), semantics_(semantics), truth_(truth_of(problem)) {}

  /// kHeld: the exact one, or that of a program within the promise. Where the program is too large to be solved,
  /// whether the certificate keeps the promise; a status without any proof keeps none.
  enum class Kept : std::uint8_t { kHeld, kOpen, kBroken };
  Kept keeps_status() {
    return keeps(truth_ ? judge_status(problem_, answer_, semantics_, *truth_, kPropertyWork)
                        : judge_certificate(problem_, answer_, semantics_).verdict);
  }
  Kept keeps_value() {
    if (truth_ && truth_->status != LpStatus::kOptimal) return keeps_status();  // no value is right
    return keeps(truth_ ? judge_value(problem_, answer_, semantics_, *truth_, kPropertyWork)
                        : judge_certificate(problem_, answer_, semantics_).verdict);
  }
  const std::string& words() const { return words_; }

 private:
  Kept keeps(const Verdict& verdict) {
    const auto* broken = violation(verdict);
    if (broken != nullptr)
      words_ = std::string(broken->claim.sentence()) + ": " + broken->evidence;
    else
      words_ = holds(verdict) ? "right within the promise" : std::string(why_open(verdict));
    if (holds(verdict)) return Kept::kHeld;
    const auto* undecided = std::get_if<Undecided>(&verdict);
    if (undecided == nullptr) return Kept::kBroken;
    return undecided->inside_promise ? Kept::kHeld : Kept::kOpen;
  }

  const LpProblem& problem_;
  const LpAnswer& answer_;
  const Stated<LpFamily>& semantics_;
  Result<LpTruth> truth_;
  std::string words_;
};

std::optional<Rational> claimed_value_of(const LpProblem& problem, const Optimal& answer) {
  if (answer.x.empty() && !answer.basis.basic.empty()) {
    if (const auto places = places_of(problem, answer.basis)) {
      if (const auto solution = solve_basis(problem, *places)) return solution->objective;
    }
  }
  if (answer.x.size() != problem.columns) return std::nullopt;
  if (!std::all_of(answer.x.begin(), answer.x.end(), [](double x) { return std::isfinite(x); })) return std::nullopt;
  return exact_dot(problem.cost, answer.x);
}

/// What two answers that contradict each other are, unless one is shown to break its promise.
std::optional<Undecided> unless_broken(Side::Kept one, Side::Kept other) {
  if (one == Side::Kept::kBroken || other == Side::Kept::kBroken) return std::nullopt;
  if (one == Side::Kept::kOpen || other == Side::Kept::kOpen) return Undecided{kPromiseOpen};
  return Undecided{kBothKeepPromise, true};
}

Rational size_of_value(const Rational& value) { return std::max(Rational(1), Rational(abs(value))); }

}  // namespace

Verdict consistent(const LpProblem& first, const LpAnswer& first_answer, const LpProblem& second,
                   const LpAnswer& second_answer, const LpRelation& relation, const Stated<LpFamily>& semantics) {
  if (!unjudgeable(first).empty() || !unjudgeable(second).empty()) return Undecided{"problem cannot be judged"};
  const auto status_1 = status_of(first_answer), status_2 = status_of(second_answer);
  if (!status_1 || !status_2) return Undecided{"no answer"};
  const bool may_follow = relation.may_follow(*status_1, *status_2);
  const bool both_optimal = *status_1 == LpStatus::kOptimal && *status_2 == LpStatus::kOptimal;
  if (may_follow && !both_optimal) return Holds{};
  if (!may_follow) {
    Side one(first, first_answer, semantics), other(second, second_answer, semantics);
    if (const auto undecided = unless_broken(one.keeps_status(), other.keeps_status())) return *undecided;
    return Violated{relation.status_claim,
                    std::string(name_of(*status_1)) + " (" + one.words() + ") became " +
                        std::string(name_of(*status_2)) + " (" + other.words() + ")",
                    0};
  }
  const Allowance promised = effective_promise(semantics).gap;
  if (!promised.is_judged()) return NotJudged{ValueIsRight::not_judged(semantics)};
  const auto value_1 = claimed_value_of(first, std::get<Optimal>(first_answer));
  const auto value_2 = claimed_value_of(second, std::get<Optimal>(second_answer));
  if (!value_1 || !value_2) return NotJudged{kNoValueToCompare};
  const Rational expected = exact(relation.factor) * *value_1, difference = *value_2 - expected;
  const Rational allowed =
      exact(promised.relative) * (abs(exact(relation.factor)) * size_of_value(*value_1) + size_of_value(*value_2));
  const bool is_off = difference > allowed || (relation.values == LpRelation::Values::kEqual && -difference > allowed);
  if (!is_off) return Holds{};
  Side one(first, first_answer, semantics), other(second, second_answer, semantics);
  if (const auto undecided = unless_broken(one.keeps_value(), other.keeps_value())) return *undecided;
  return Violated{
      relation.value_claim,
      in_words(expected) + " (" + one.words() + ") became " + in_words(*value_2) + " (" + other.words() + ")",
      approximate(Rational(abs(difference) / size_of_value(*value_2)))};
}

Verdict consistent(const LpProblem& first, const LpProblem& second, std::span<const Reply<LpFamily>> replies,
                   const LpRelation& relation, const Stated<LpFamily>& semantics) {
  if (replies.size() != 2) return Undecided{"no reply"};
  return consistent(first, replies[0].answer, second, replies[1].answer, relation, semantics);
}

}  // namespace assay
