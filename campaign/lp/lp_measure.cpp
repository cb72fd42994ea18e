#include "campaign/lp/lp_measure.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/lp/sums/lp_sums.h"
#include "properties/lp/lp_status.h"
#include "properties/lp/weigh_answer.h"

namespace assay {
namespace {

bool usable(const std::vector<double>& values, std::size_t length) {
  return values.size() == length &&
         std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

void describe(const LpProblem& problem, const Optimal& optimal, const std::optional<SettledLp>& truth, BasisBook& book,
              LpMeasure& measure) {
  std::optional<Rational> value;
  if (!optimal.basis.basic.empty() || problem.rows == 0) {
    const BasisFacts& facts = book.facts(optimal.basis);
    measure.basis = facts.what ? name_of(*facts.what) : "too large";
    if (facts.is_solvable()) value = facts.objective;
  }
  if (usable(optimal.x, problem.columns)) value = dot<Rational>(problem.cost, optimal.x);
  if (!value) return;
  measure.value = approximate(*value);
  if (truth && truth->status == LpStatus::kOptimal) {
    const Rational scale = std::max(Rational(1), Rational(abs(truth->objective)));
    measure.off = approximate(abs(Rational(*value - truth->objective)) / scale);
  }
}

LpTruth as_truth(const SettledLp& settled) {
  LpTruth truth;
  truth.status = settled.status;
  truth.objective = settled.objective;
  truth.basis = settled.basis;
  truth.x = settled.x;
  return truth;
}

LpJudged word_for(LpWeight weight) {
  switch (weight) {
    case LpWeight::kExact: return LpJudged::kRight;
    case LpWeight::kInside: return LpJudged::kInside;
    case LpWeight::kBeyond: return LpJudged::kBeyond;
    case LpWeight::kUnsettled: break;
  }
  return LpJudged::kUnsettled;
}

void weigh(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
           const std::optional<SettledLp>& truth, std::uint64_t allowed, LpMeasure& measure) {
  const LpTruth exactly = truth ? as_truth(*truth) : LpTruth{};
  auto weighed = if_within_work(
      allowed, [&] { return weigh_answer(problem, answer, semantics, truth ? &exactly : nullptr, kChangedWork); });
  if (!weighed) {
    measure.evidence = kTooLargeToJudge;
    return;
  }
  measure.judged = word_for(weighed->weight);
  measure.claim = weighed->claim;
  measure.evidence = std::move(weighed->evidence);
  if (weighed->status_is_exact) return;
  measure.distance =
      if_within_work(allowed, [&] { return status_distance(problem, exactly, *status_of(answer), kChangedWork); });
}

}  // namespace

std::optional<StabilityVerdict> stability_of(const LpProblem& problem, const std::optional<SettledLp>& truth,
                                             std::uint64_t allowed) {
  if (!truth) return std::nullopt;
  return if_within_work(allowed,
                        [&] { return stability_of(problem, as_truth(*truth), kBorderlineChange, kChangedWork); })
      .value_or(StabilityVerdict{Stability::kOpen, std::string(kTooLargeToJudge)});
}

std::string stability_words(const LpProblem& problem, const StabilityVerdict& verdict) {
  if (verdict.stability == Stability::kOpen && std::uint64_t{problem.rows} + problem.columns > kChangedWork.variables)
    return "not computed: more than " + std::to_string(kChangedWork.variables) + " rows and columns";
  return std::string(name_of(verdict.stability)) + ": " + verdict.proof;
}

LpMeasure measure_lp(const LpProblem& problem, const Stated<LpFamily>& semantics, const Reply<LpFamily>& reply,
                     const std::optional<SettledLp>& truth, BasisBook& book, const MeasuringWork& work) {
  LpMeasure open;
  if (reply.delivery != Delivery::kAnswered) {
    open.judged = reply.delivery == Delivery::kHung ? LpJudged::kHung : LpJudged::kCrashed;
    open.status = name_of(open.judged);
    open.evidence = reply.incident;
    return open;
  }
  const auto claimed = status_of(reply.answer);
  if (!claimed) {
    open.judged = LpJudged::kGaveUp;
    const auto* gave_up = std::get_if<GaveUp>(&reply.answer);
    open.status = gave_up == nullptr ? "declined" : "gave up: " + std::string(name_of(gave_up->why));
    return open;
  }
  open.status = name_of(*claimed);
  auto measured = if_within_work(work.all, [&] {
    LpMeasure measure = open;
    if (const auto* optimal = std::get_if<Optimal>(&reply.answer)) describe(problem, *optimal, truth, book, measure);
    measure.card =
        if_within_work(work.step, [&] { return report_card(problem, reply.answer); }).value_or(LpReportCard{});
    weigh(problem, reply.answer, semantics, truth, work.step, measure);
    return measure;
  });
  if (measured) return *std::move(measured);
  open.evidence = kTooLargeToJudge;
  return open;
}

std::vector<LpMeasure> measure_all(const LpProblem& problem, const EngineList<LpFamily>& engines,
                                   std::span<const Reply<LpFamily>> replies, const std::optional<SettledLp>& truth,
                                   BasisBook& book, MeasuringWork work) {
  std::vector<LpMeasure> measures;
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const std::uint64_t before = work_meter().spent;
    measures.push_back(measure_lp(problem, engines[i].info.semantics, replies[i], truth, book, work));
    work.all -= work_meter().spent - before;
  }
  return measures;
}

}  // namespace assay
