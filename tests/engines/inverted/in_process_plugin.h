// An engine of the C interface asked in this process, by the same conversions that a worker process uses.
#pragma once
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engines/engine.h"
#include "engines/host/abi/abi_convert.h"
#include "engines/host/answers/breach.h"
#include "engines/host/plugin.h"
#include "engines/host/worker/cycle_detector.h"
#include "engines/host/worker/float_environment.h"

namespace assay::inverted {

/// Every question goes through write_question and read_question, every answer through guarded buffers, write_answer and
/// read_answer (engines/host/abi/abi_convert.h). There is no worker: a crash or a hang is one of the caller.
template <Family F>
class InProcessPlugin final : public Engine<F> {
 public:
  /// `engine` outlives this object.
  explicit InProcessPlugin(const assay_engine& engine) : engine_(engine), info_(info_of(engine)) {}

  const EngineInfo& info() const override { return info_; }

  void solve(std::span<const typename F::Problem> questions, std::span<Reply<F>> replies) override {
    for (std::size_t i = 0; i < questions.size(); ++i) replies[i] = ask(questions[i]);
  }

 private:
  using Codec = Abi<F>;

  static Reply<F> failed(Delivery delivery, std::string incident) {
    Reply<F> reply;
    reply.delivery = delivery;
    reply.answer = GaveUp{GaveUp::Why::kStopped, 0};
    reply.incident = "the engine " + std::move(incident);
    return reply;
  }

  Reply<F> ask(const typename F::Problem& problem) {
    asked_.resize(Codec::question_bytes(problem));
    answered_.resize(Codec::answer_bytes(problem));
    ByteWriter out(asked_);
    Codec::write_question(problem, out);
    ByteReader in(asked_);
    const typename Codec::Question question = Codec::read_question(in);
    typename Codec::Answer* answer = Codec::make_answer(question, buffers_);
    if (answer == nullptr) return failed(Delivery::kCrashed, "has no memory for its answer");
    const typename Codec::Answer given = *answer;
    detector_.reset();
    const assay_watch watch{sizeof(assay_watch), &step, this};
    const FloatEnvironment before = FloatEnvironment::current();
    const assay_status status = Codec::call(engine_, question, watch, *answer);
    if (const FloatEnvironment after = FloatEnvironment::current(); after != before) {
      before.restore();
      return failed(Delivery::kFloatEnvironment,
                    "left the floating-point environment changed: " + describe_change(before, after));
    }
    if (const std::string damage = buffers_.damage(); !damage.empty())
      return failed(Delivery::kOverran, "wrote " + damage);
    ByteWriter back(answered_);
    if (std::string broken = Codec::write_answer(status, question, given, *answer, back); !broken.empty())
      return failed(Delivery::kOverran, std::move(broken));
    Reply<F> reply;
    ByteReader read(answered_);
    reply.answer = Codec::read_answer(read, detector_.steps());
    if (std::string breach = breach_of(problem, reply.answer); !breach.empty())
      return failed(Delivery::kOverran, std::move(breach));
    reply.trace = detector_.trace(status != ASSAY_GAVE_UP);
    return reply;
  }

  static int step(void* self, const std::uint32_t* state, std::uint32_t size) {
    return static_cast<InProcessPlugin*>(self)->detector_.step({state, state == nullptr ? 0 : size}) ? 1 : 0;
  }

  const assay_engine& engine_;
  EngineInfo info_;
  std::vector<std::byte> asked_, answered_;
  GuardedBuffers buffers_;
  CycleDetector detector_;
};

}  // namespace assay::inverted
