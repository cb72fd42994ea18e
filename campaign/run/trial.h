// One problem, one engine, one property, tried on its own: what replay, reduce and the making of findings share.
#pragma once
#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "campaign/asked_twice.h"
#include "campaign/crash/at_hand.h"
#include "campaign/engine_source.h"
#include "fuzz/reduce/fingerprint.h"
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

  /// Puts the questions of these problems together, which wakes the engine once and not once for each: until the next
  /// call run() takes what was answered from here, once, and asks all else by itself. Not of an engine that runs here,
  /// each case of which must be announced.
  ///
  /// Promise  whether all were answered; where not, to ask more ahead costs each crash and hang twice.
  bool ask_ahead(std::span<const typename F::Problem> problems) {
    ahead_.clear();
    if (engine_->runs_here()) return true;
    const HoldAtHand hold;
    at_hand().engine = name_;
    at_hand().property = property_.name;
    std::vector<typename F::Problem> all, questions;
    std::vector<std::size_t> ends;
    for (const auto& problem : problems) {
      begin(Phase::kQuestions);
      questions_of(property_, problem, questions);
      all.insert(all.end(), std::make_move_iterator(questions.begin()), std::make_move_iterator(questions.end()));
      ends.push_back(all.size());
    }
    begin(Phase::kAsking);
    std::vector<Reply<F>> replies(all.size());
    engine_->solve(all, replies);
    bool all_answered = true;
    for (std::size_t i = 0, first = 0; i < problems.size(); first = ends[i++]) {
      const auto own = std::span(replies).subspan(first, ends[i] - first);
      if (std::ranges::all_of(own, [](const Reply<F>& reply) { return reply.delivery == Delivery::kAnswered; }))
        ahead_.emplace(fingerprint_of(problems[i]),
                       std::vector<Reply<F>>(std::make_move_iterator(own.begin()), std::make_move_iterator(own.end())));
      else
        all_answered = false;
    }
    return all_answered;
  }

  /// Asks and judges; the replies stay readable until the next call. `twice` also looks for nondeterminism. The first
  /// question that brings no answer settles the outcome; those after it are not asked, since each may cost a time
  /// limit.
  Assessment run(const typename F::Problem& problem, bool twice = false) {
    const HoldAtHand hold;
    at_hand().engine = name_;
    at_hand().property = property_.name;
    begin(Phase::kQuestions);
    Assessment assessment = evaluate(property_, problem, court_, hearing_, [&](const auto& questions, auto& replies) {
      begin(Phase::kAsking);
      if (const auto known = ahead_.empty() ? ahead_.end() : ahead_.find(fingerprint_of(problem));
          known != ahead_.end()) {
        replies = std::move(known->second);
        ahead_.erase(known);
      } else {
        ask(questions, replies);
      }
      begin(Phase::kJudging);
    });
    if (!twice || assessment.delivery == Delivery::kCrashed || assessment.delivery == Delivery::kHung)
      return assessment;
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
  std::unordered_map<std::uint64_t, std::vector<Reply<F>>> ahead_;  ///< by the problem's fingerprint
};

}  // namespace assay
