#include "campaign/lp/lp_measure.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/lp/lp_sums.h"
#include "properties/lp/lp_status.h"

namespace assay {
namespace {

bool usable(const std::vector<double>& values, std::size_t length) {
  return values.size() == length &&
         std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

/// By how much `value` is outside [lower, upper], relative to max(1, |bound|).
Rational outside(const Rational& value, double lower, double upper) {
  const auto relative = [](const Rational& excess, double bound) {
    return Rational(excess / exact(std::max(1.0, std::abs(bound))));
  };
  if (std::isfinite(lower) && value < exact(lower)) return relative(exact(lower) - value, lower);
  if (std::isfinite(upper) && value > exact(upper)) return relative(value - exact(upper), upper);
  return 0;
}

double primal_violation(const LpProblem& problem, const std::vector<double>& x) {
  Rational worst = 0;
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    worst = std::max(worst, outside(exact(x[j]), problem.lower[j], problem.upper[j]));
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    worst = std::max(worst, outside(row_activity<Rational>(problem, i, x), problem.row_lower[i], problem.row_upper[i]));
  return approximate(worst);
}

/// What of a multiplier leans on a bound that does not exist.
Rational leaning(const Rational& multiplier, double lower, double upper) {
  if (sign(multiplier) > 0 && std::isinf(lower)) return multiplier;
  if (sign(multiplier) < 0 && std::isinf(upper)) return -multiplier;
  return 0;
}

double dual_violation(const LpProblem& problem, const std::vector<double>& y) {
  Rational worst = 0;
  const Rational row_scale = exact(std::max(1.0, largest(problem.cost)));
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    worst = std::max(worst, Rational(leaning(exact(y[i]), problem.row_lower[i], problem.row_upper[i]) / row_scale));
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const Rational reduced = reduced_cost<Rational>(problem, j, problem.cost[j], y);
    const Rational scale = exact(std::max(1.0, std::abs(problem.cost[j])));
    worst = std::max(worst, Rational(leaning(reduced, problem.lower[j], problem.upper[j]) / scale));
  }
  return approximate(worst);
}

LpJudgement judge(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return judge_optimal(problem, *optimal, promise);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) return judge_infeasible(problem, *infeasible, promise);
  return judge_unbounded(problem, std::get<Unbounded>(answer), promise);
}

void describe(const LpProblem& problem, const Optimal& optimal, const std::optional<SettledLp>& truth, BasisBook& book,
              LpMeasure& measure) {
  std::optional<Rational> value;
  if (!optimal.basis.basic.empty() || problem.rows == 0) {
    const BasisFacts& facts = book.facts(optimal.basis);
    measure.basis = name_of(facts.what);
    if (facts.what != BasisClass::kSingular && facts.what != BasisClass::kMalformed) value = facts.objective;
  }
  if (usable(optimal.x, problem.columns)) {
    value = dot<Rational>(problem.cost, optimal.x);
    measure.primal = primal_violation(problem, optimal.x);
  }
  if (usable(optimal.y, problem.rows)) measure.dual = dual_violation(problem, optimal.y);
  if (!value) return;
  measure.value = approximate(*value);
  if (truth && truth->status == LpStatus::kOptimal) {
    const Rational scale = std::max(Rational(1), Rational(abs(truth->objective)));
    measure.off = approximate(abs(Rational(*value - truth->objective)) / scale);
  }
}

/// The judge's verdict and the truth together, as AnswerIsCertified weighs them, in the words of LpJudged.
void weigh(const LpProblem& problem, const LpAnswer& answer, LpStatus claimed, const LpPromise& promise,
           const std::optional<SettledLp>& truth, LpMeasure& measure) {
  const LpJudgement judged = judge(problem, answer, promise);
  const Violated* broken = violation(judged.verdict);
  if (broken != nullptr) {
    measure.claim = broken->claim;
    measure.evidence = broken->evidence;
  }
  if (judged.proven) {
    measure.judged = broken == nullptr ? LpJudged::kRight : LpJudged::kBeyond;
    return;
  }
  if (!truth) {
    measure.judged = broken == nullptr ? LpJudged::kUnsettled : LpJudged::kBeyond;
    return;
  }
  const bool same = claimed == truth->status;
  if (!same) {
    measure.claim = "status is right";
    measure.evidence =
        "answered " + std::string(name_of(claimed)) + ", exactly " + std::string(name_of(truth->status)) +
        (broken == nullptr ? std::string() : "; " + std::string(broken->claim) + ": " + broken->evidence);
  }
  if (broken != nullptr) {
    measure.judged = LpJudged::kBeyond;
  } else if (holds(judged.verdict)) {
    measure.judged = LpJudged::kInside;
  } else {  // no proof was given, so the status is all there is, and the value of x
    const auto* optimal = std::get_if<Optimal>(&answer);
    Verdict value = Holds{};
    if (same && optimal != nullptr && optimal->x.size() == problem.columns)
      value = check_value(problem, optimal->x, truth->objective, promise);
    measure.judged = same && holds(value) ? LpJudged::kRight : LpJudged::kBeyond;
    if (const Violated* off = violation(value)) measure.claim = off->claim, measure.evidence = off->evidence;
  }
}

}  // namespace

LpMeasure measure_lp(const LpProblem& problem, const Semantics& semantics, const Reply<LpFamily>& reply,
                     const std::optional<SettledLp>& truth, BasisBook& book) {
  LpMeasure measure;
  if (reply.delivery != Delivery::kAnswered) {
    measure.judged = reply.delivery == Delivery::kHung ? LpJudged::kHung : LpJudged::kCrashed;
    measure.status = name_of(measure.judged);
    measure.evidence = reply.incident;
    return measure;
  }
  const auto claimed = status_of(reply.answer);
  if (!claimed) {
    measure.judged = LpJudged::kGaveUp;
    const auto* gave_up = std::get_if<GaveUp>(&reply.answer);
    measure.status = gave_up == nullptr ? "declined" : "gave up: " + std::string(name_of(gave_up->why));
    return measure;
  }
  measure.status = name_of(*claimed);
  if (const auto* optimal = std::get_if<Optimal>(&reply.answer)) describe(problem, *optimal, truth, book, measure);
  const LpPromise promise{semantics.lp_primal, semantics.lp_dual, semantics.lp_gap};
  weigh(problem, reply.answer, *claimed, promise, truth, measure);
  return measure;
}

}  // namespace assay
