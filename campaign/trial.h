// One problem, one engine, one property, tried on its own: what replay, reduce and the making of findings share.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "campaign/assess.h"
#include "campaign/engine_source.h"
#include "campaign/same_answer.h"
#include "fuzz/reduce/reduce.h"

namespace assay {

template <Family F>
class Trial {
 public:
  Trial(const EngineSource<F>& source, const PropertyEntry<F>& property, Court<F> court,
        double seconds_per_case = kSecondsPerCase)
      : engine_(source.make(seconds_per_case)), property_(property), court_(std::move(court)) {}

  /// Asks and judges; the replies stay readable until the next call. `twice` also looks for nondeterminism.
  Assessment run(const typename F::Problem& problem, bool twice = false) {
    if (property_.ask != nullptr)
      property_.ask(problem, questions_);
    else
      questions_.assign(1, problem);
    replies_.assign(questions_.size(), {});
    engine_->solve(questions_, replies_);
    Assessment assessment = assess<F>(property_, problem, replies_, court_);
    if (!twice || assessment.outcome == Outcome::kCrashed || assessment.outcome == Outcome::kHung) return assessment;
    std::vector<Reply<F>> second(questions_.size());
    engine_->solve(questions_, second);
    for (std::size_t i = 0; i < second.size(); ++i)
      if (!same_answer(second[i].answer, replies_[i].answer))
        return {Outcome::kNondeterministic, std::string(name_of(Outcome::kNondeterministic)),
                "the same question, asked twice, got two answers", 0};
    return assessment;
  }

  const std::vector<Reply<F>>& replies() const { return replies_; }

 private:
  std::unique_ptr<Engine<F>> engine_;
  const PropertyEntry<F>& property_;
  Court<F> court_;
  std::vector<typename F::Problem> questions_;
  std::vector<Reply<F>> replies_;
};

/// The time limit for reducing a failure of this claim.
inline double seconds_for(std::string_view claim) {
  return claim == name_of(Outcome::kHung) ? kImpatientSecondsPerCase : kSecondsPerCase;
}

/// How often the reducer may ask: a crash costs a process, a hang costs its time limit.
inline ReduceBudget budget_for(std::string_view claim) {
  if (claim == name_of(Outcome::kHung)) return {200};
  if (claim == name_of(Outcome::kCrashed)) return {400};
  return {6000};
}

}  // namespace assay
