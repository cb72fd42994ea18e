// One problem, one engine, one property, tried on its own: what replay, reduce and the making of findings share.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "campaign/assess.h"
#include "campaign/crash/at_hand.h"
#include "campaign/engine_source.h"
#include "campaign/same_answer.h"

namespace assay {

template <Family F>
class Trial {
 public:
  Trial(const EngineSource<F>& source, const PropertyEntry<F>& property, Court<F> court,
        double seconds_per_case = kSecondsPerCase<F>)
      : name_(source.info.name),
        engine_(source.make(seconds_per_case)),
        property_(property),
        court_(std::move(court)) {}

  /// Asks and judges; the replies stay readable until the next call. `twice` also looks for nondeterminism. The first
  /// question that brings no answer settles the outcome; those after it are not asked, since each may cost a time limit.
  Assessment run(const typename F::Problem& problem, bool twice = false) {
    const HoldAtHand hold;
    at_hand().engine = name_;
    at_hand().property = property_.name;
    begin(Phase::kQuestions);
    if (property_.ask != nullptr)
      property_.ask(problem, questions_);
    else
      questions_.assign(1, problem);
    begin(Phase::kAsking);
    ask();
    begin(Phase::kJudging);
    Assessment assessment = assess<F>(property_, problem, replies_, court_);
    if (!twice || assessment.outcome == Outcome::kCrashed || assessment.outcome == Outcome::kHung) return assessment;
    begin(Phase::kAsking);
    std::vector<Reply<F>> second(replies_.size());
    engine_->solve(std::span(questions_).first(second.size()), second);
    for (std::size_t i = 0; i < second.size(); ++i)
      if (!same_answer(second[i].answer, replies_[i].answer))
        return {Outcome::kNondeterministic, std::string(name_of(Outcome::kNondeterministic)),
                "the same question, asked twice, got two answers", 0};
    return assessment;
  }

  const std::vector<Reply<F>>& replies() const { return replies_; }

 private:
  void ask() {
    replies_.clear();
    for (const auto& question : questions_) {
      Reply<F>& reply = replies_.emplace_back();
      engine_->solve({&question, 1}, {&reply, 1});
      if (reply.delivery != Delivery::kAnswered) return;
    }
  }

  std::string name_;
  std::unique_ptr<Engine<F>> engine_;
  const PropertyEntry<F>& property_;
  Court<F> court_;
  std::vector<typename F::Problem> questions_;
  std::vector<Reply<F>> replies_;
};

}  // namespace assay
