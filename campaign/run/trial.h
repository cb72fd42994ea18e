// One problem, one engine, one property, tried on its own: what replay, reduce and the making of findings share.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "campaign/asked_twice.h"
#include "campaign/crash/at_hand.h"
#include "campaign/engine_source.h"
#include "properties/evaluate.h"

namespace assay {

template <Family F>
class Trial {
 public:
  Trial(const EngineSource<F>& source, const PropertyEntry<F>& property, Court<F> court,
        double seconds_per_case = F::kSecondsPerCase)
      : Trial(source, property, std::move(court), source.make(seconds_per_case)) {}

  /// By an engine that others may ask, too, one after the other.
  Trial(const EngineSource<F>& source, const PropertyEntry<F>& property, Court<F> court,
        std::shared_ptr<Engine<F>> engine)
      : name_(source.info.name), engine_(std::move(engine)), property_(property), court_(std::move(court)) {}

  /// Asks and judges; the replies stay readable until the next call. `twice` also looks for nondeterminism. The first
  /// question that brings no answer settles the outcome; those after it are not asked, since each may cost a time
  /// limit.
  Assessment run(const typename F::Problem& problem, bool twice = false) {
    const HoldAtHand hold;
    at_hand().engine = name_;
    at_hand().property = property_.name;
    begin(Phase::kQuestions);
    Assessment assessment =
        evaluate(property_, problem, court_, hearing_, [this](const auto& questions, auto& replies) {
          begin(Phase::kAsking);
          ask(questions, replies);
          begin(Phase::kJudging);
        });
    if (!twice || assessment.outcome == Outcome::kCrashed || assessment.outcome == Outcome::kHung) return assessment;
    begin(Phase::kAsking);
    std::vector<Reply<F>> second(replies().size());
    engine_->solve(std::span(hearing_.questions).first(second.size()), second);
    return are_same<F>(replies(), second) ? assessment : nondeterministic();
  }

  const std::vector<typename F::Problem>& questions() const { return hearing_.questions; }
  const std::vector<Reply<F>>& replies() const { return hearing_.replies; }

 private:
  void ask(const std::vector<typename F::Problem>& questions, std::vector<Reply<F>>& replies) {
    for (const auto& question : questions) {
      Reply<F>& reply = replies.emplace_back();
      engine_->solve({&question, 1}, {&reply, 1});
      if (reply.delivery != Delivery::kAnswered) return;
    }
  }

  std::string name_;
  std::shared_ptr<Engine<F>> engine_;
  const PropertyEntry<F>& property_;
  Court<F> court_;
  Hearing<F> hearing_;
};

}  // namespace assay
