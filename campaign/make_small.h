// Makes a failing case small with an engine that may hang or crash on the way: what findings and `assay reduce` share.
#pragma once
#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "campaign/trial.h"
#include "fuzz/reduce/search_simple.h"

namespace assay {

/// How often the reducer may ask, and how many of its questions may hang: counts, never times, so that a result can be had
/// again. A crash costs a process, a hang its time limit.
inline ReduceBudget budget_for(std::string_view claim) {
  return {claim == name_of(Outcome::kHung) || claim == name_of(Outcome::kCrashed) ? 400u : 6000u};
}
inline constexpr std::uint64_t kHangs = 4, kImpatientHangs = 25;

/// What the record says of a hang beside its evidence.
inline std::string hang_caveat() {
  return fmt::format(
      "; the size of the reduced case may depend on the time limits: {} s a question while reducing, {} s to "
      "confirm",
      kImpatientSecondsPerCase, kSecondsPerCase);
}

template <Family F>
struct MadeSmall {
  Reduced<F> reduced;
  bool reproduced = false;  ///< the problem given failed again, alone in a fresh engine
};

/// The simplest case on which the engine still violates `claim`, within budget_for(claim).
///
/// A candidate that hangs is no violation of any claim but "hung". After the last hang that is allowed nothing more is
/// asked, and the result is not called minimal. Hangs themselves are reduced with kImpatientSecondsPerCase and confirmed with
/// kSecondsPerCase; where that fails, they are reduced with the full limit from the beginning. So a violated claim depends
/// on time only where a candidate comes near the limit that makes it a hang; the size of a hang may depend on both limits.
/// Promise  where `reproduced`, the result fails with the full limit.
template <Family F>
class SmallMaker {
 public:
  using Problem = typename F::Problem;

  SmallMaker(const EngineSource<F>& source, const PropertyEntry<F>& property, Court<F> court, std::string claim)
      : source_(source), property_(property), court_(std::move(court)), claim_(std::move(claim)) {}

  MadeSmall<F> make(const Problem& problem) const {
    Trial<F> full(source_, property_, court_);
    if (!is_failure(full.run(problem, twice()))) return {{problem}, false};
    if (claim_ == name_of(Outcome::kHung)) {
      Trial<F> impatient(source_, property_, court_, kImpatientSecondsPerCase);
      Reduced<F> reduced = reduce_with(impatient, problem, kImpatientHangs);
      if (is_failure(full.run(reduced.problem))) return {std::move(reduced), true};
    }
    return {reduce_with(full, problem, kHangs), true};
  }

 private:
  bool twice() const { return claim_ == name_of(Outcome::kNondeterministic); }
  bool is_failure(const Assessment& assessment) const { return assessment.is_failure() && assessment.claim == claim_; }

  Reduced<F> reduce_with(Trial<F>& trial, const Problem& problem, std::uint64_t hangs_allowed) const {
    std::uint64_t hangs = 0;
    const StillFails<F> still_fails = [&](const Problem& candidate) {
      if (hangs == hangs_allowed) return false;
      const Assessment assessment = trial.run(candidate, twice());
      if (assessment.outcome == Outcome::kHung) ++hangs;
      return is_failure(assessment);
    };
    Reduced<F> reduced = search_and_reduce(problem, still_fails, budget_for(claim_));
    reduced.minimal = reduced.minimal && hangs < hangs_allowed;
    return reduced;
  }

  const EngineSource<F>& source_;
  const PropertyEntry<F>& property_;
  Court<F> court_;
  std::string claim_;
};

}  // namespace assay
