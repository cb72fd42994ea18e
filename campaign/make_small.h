// Makes a failing case small with an engine that may hang or crash on the way: what findings and `assay reduce` share.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "campaign/run/trial.h"
#include "fuzz/reduce/fingerprint.h"
#include "fuzz/reduce/search_simple.h"
#include "oracles/exact/work_limits.h"

namespace assay {

/// How often the reducer may ask about one case, and how many questions of one SmallMaker may hang or crash: counts,
/// never times, so that a result can be had again. A hang costs its time limit, a crash a process or two. What judging
/// the questions of one SmallMaker may cost is counted too (work_limits.h).
inline ReduceBudget budget_for(Outcome failure) {
  return {failure == Outcome::kHung || failure == Outcome::kCrashed ? 400u : 6000u};
}
inline constexpr std::uint64_t kHangs = 32, kImpatientHangs = 40, kCrashes = 100;

/// What the record says of a hang beside its evidence.
template <Family F>
std::string hang_caveat() {
  return fmt::format(
      "; the size of the reduced case may depend on the time limits: {} s a question while reducing, {} s to confirm",
      kImpatientSecondsPerCase, F::kSecondsPerCase);
}

template <Family F>
struct MadeSmall {
  Reduced<F> reduced;
  bool reproduced = false;  ///< the problem given failed again
  bool is_stopped = false;  ///< ReducingTerms::must_stop said so on the way: the result depends on when
};

/// What else a failure of the same claim must be, and when to leave off.
template <Family F>
struct ReducingTerms {
  /// Of a trial that has just violated the claim; empty: every one counts.
  std::function<bool(const Trial<F>&, const Assessment&)> admits;
  /// Nothing is asked any more once it says so; empty: never.
  std::function<bool()> must_stop;
};

/// Finds the simplest cases on which an engine still violates one claim, within budget_for(its failure) for each
/// problem given.
///
/// A candidate that hangs or crashes is no violation of any other claim. After the last hang or crash that is allowed,
/// or once judging has cost kReductionWork, nothing more is asked, and results are not called minimal. Hangs themselves
/// are reduced with kImpatientSecondsPerCase and confirmed with kSecondsPerCase; where that fails, they are reduced
/// with the full limit from the beginning. So a violated claim depends on time only where a candidate comes near the
/// limit that makes it a hang; the size of a hang may depend on both limits.
/// Promise  where `reproduced`, the result fails with the full limit.
/// Cost     what was asked for an earlier problem is not asked again: the search among the simplest problems, which the
///          domains of one failure share, is paid for once.
template <Family F>
class SmallMaker {
 public:
  using Problem = typename F::Problem;

  /// `source` and `property` must outlive this.
  /// `patient` may be an engine of the source that others ask, too, one after the other; null: one of its own.
  SmallMaker(const EngineSource<F>& source, const PropertyEntry<F>& property, const Court<F>& court, std::string claim,
             std::uint64_t work = kReductionWork, ReducingTerms<F> terms = {},
             std::shared_ptr<Engine<F>> patient = nullptr)
      : claim_(std::move(claim)),
        terms_(std::move(terms)),
        failure_(failure_of(claim_of_no_judge(claim_))),
        patient_{patient ? Trial<F>(source, property, court, std::move(patient)) : Trial<F>(source, property, court),
                 kHangs,
                 kCrashes,
                 work,
                 {}},
        impatient_{Trial<F>(source, property, court, kImpatientSecondsPerCase), kImpatientHangs, kCrashes, work, {}} {}

  MadeSmall<F> make(const Problem& problem) {
    if (!fails(patient_.trial, problem)) return {{problem}, false, must_stop()};
    if (failure_ == Outcome::kHung) {
      Reduced<F> reduced = reduce_with(impatient_, problem);
      if (fails(patient_.trial, reduced.problem)) return {std::move(reduced), true, must_stop()};
    }
    Reduced<F> reduced = reduce_with(patient_, problem);
    return {std::move(reduced), true, must_stop()};
  }

 private:
  struct Asker {
    Trial<F> trial;
    std::uint64_t hangs_left, crashes_left, work_left;
    std::unordered_map<std::uint64_t, bool> answers;  ///< by fingerprint
    /// A claim about what an answer says is looked for in answers that may come together. Others depend on how each one
    /// comes.
    bool asks_ahead = true;

    bool is_tired() const { return hangs_left == 0 || crashes_left == 0 || work_left == 0; }
    void count(Delivery delivery, std::uint64_t work) {
      if (delivery == Delivery::kHung) --hangs_left;
      if (delivery == Delivery::kCrashed) --crashes_left;
      work_left -= std::min(work_left, work);
    }
  };

  /// The delivery of the last run is kept in `last_`.
  bool fails(Trial<F>& trial, const Problem& problem) {
    const Assessment assessment = trial.run(problem, failure_ == Outcome::kNondeterministic);
    last_ = assessment.delivery;
    return assessment.is_failure() && assessment.claim.sentence() == claim_ &&
           (!terms_.admits || terms_.admits(trial, assessment));
  }
  bool must_stop() const { return terms_.must_stop && terms_.must_stop(); }

  Reduced<F> reduce_with(Asker& asker, const Problem& problem) {
    const StillFails<F> still_fails = [&](const Problem& candidate) {
      const auto [answer, fresh] = asker.answers.try_emplace(fingerprint_of(candidate), false);
      if (!fresh || asker.is_tired() || must_stop()) return answer->second;
      const std::uint64_t before = work_meter().spent;
      const bool yes = answer->second = fails(asker.trial, candidate);
      asker.count(last_, work_meter().spent - before);
      return yes;
    };
    const AskAhead<Problem> ask_ahead = [&](const std::vector<Problem>& candidates) {
      if (!asker.asks_ahead || failure_ != Outcome::kViolated || asker.is_tired() || must_stop()) return;
      std::vector<Problem> fresh;
      for (const Problem& candidate : candidates)
        if (!asker.answers.contains(fingerprint_of(candidate))) fresh.push_back(candidate);
      if (!fresh.empty()) asker.asks_ahead = asker.trial.ask_ahead(fresh);
    };
    Reduced<F> reduced = search_and_reduce(problem, still_fails, budget_for(failure_), ask_ahead);
    reduced.minimal = reduced.minimal && !asker.is_tired();
    return reduced;
  }

  std::string claim_;
  ReducingTerms<F> terms_;
  Outcome failure_;
  Asker patient_, impatient_;
  Delivery last_ = Delivery::kAnswered;
};

}  // namespace assay
