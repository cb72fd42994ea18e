// A variant that is linked into the program, as an engine: no interface, no copy, no isolation.
#pragma once
#include <utility>
#include <variant>

#include "algorithms/model/statement.h"
#include "engines/engine.h"
#include "engines/host/worker/cycle_detector.h"
#include "properties/work_on_the_way.h"

namespace assay {

/// A function of this program as an Engine<F>. With kAlways a reply has the number of steps and the cycle, if any.
template <Family F>
class InProcess final : public Engine<F> {
 public:
  using Solve = typename ListedVariant<F>::Solve;

  InProcess(EngineInfo info, Solve function, Watching watching = Watching::kNever)
      : info_(std::move(info)), solve_(function), watching_(watching) {}

  const EngineInfo& info() const override { return info_; }

  void solve(std::span<const typename F::Problem> questions, std::span<Reply<F>> replies) override {
    for (std::size_t i = 0; i < questions.size(); ++i) {
      Reply<F>& reply = replies[i];
      reply.delivery = Delivery::kAnswered;
      reply.incident.clear();
      if (watching_ == Watching::kNever) {
        reply.answer = solve_(questions[i], Watch{});
        reply.trace = {};
      } else {
        detector_.reset();
        const WorkOnTheWay work;
        reply.answer = solve_(questions[i], detector_.watch());
        reply.trace = detector_.trace(!std::holds_alternative<GaveUp>(reply.answer));
        reply.trace.way = work.with(reply.trace.way);
      }
      // As of a worker: what crosses the interface has the steps that the watch saw.
      if (auto* gave_up = std::get_if<GaveUp>(&reply.answer)) gave_up->steps = reply.trace.steps;
    }
  }

 private:
  EngineInfo info_;
  Solve solve_;
  Watching watching_;
  CycleDetector detector_;
};

}  // namespace assay
