#include "engines/host/plugin_here.h"

#include <map>
#include <utility>
#include <vector>

#include "engines/host/abi/abi_convert.h"
#include "engines/host/answers/breach.h"
#include "engines/host/worker/float_environment.h"

namespace assay {
namespace {

/// Loaded once and never unloaded: a debugger keeps its symbols.
const Result<Plugin>& opened(const std::string& library) {
  static std::map<std::string, Result<Plugin>> plugins;
  const auto found = plugins.find(library);
  return found != plugins.end() ? found->second : plugins.emplace(library, Plugin::open(library)).first->second;
}

template <Family F>
void refuse(Reply<F>& reply, Delivery delivery, std::string incident) {
  reply.delivery = delivery;
  reply.answer = GaveUp{GaveUp::Why::kStopped, 0};
  reply.incident = std::move(incident);
}

int detect_step(void* detector, const std::uint32_t* state, std::uint32_t size) {
  return static_cast<CycleDetector*>(detector)->step({state, state == nullptr ? 0 : size}) ? 1 : 0;
}

}  // namespace

template <Family F>
PluginHere<F>::PluginHere(EngineInfo info, std::uint32_t index) : info_(std::move(info)), index_(index) {}

template <Family F>
void PluginHere<F>::solve_one(const typename F::Problem& problem, Reply<F>& reply) {
  reply = {};
  const Result<Plugin>& plugin = opened(info_.library);
  if (!plugin) return refuse(reply, Delivery::kCrashed, plugin.error());
  if (!Abi<F>::well_formed(problem)) {
    reply.answer = Declined{"the problem's arrays do not have the lengths that its sizes state"};
    return;
  }
  std::vector<std::byte> asked(Abi<F>::question_bytes(problem)), answered(Abi<F>::answer_bytes(problem));
  ByteWriter ask(asked);
  Abi<F>::write_question(problem, ask);
  ByteReader in(std::span<const std::byte>{asked});
  const auto question = Abi<F>::read_question(in);
  auto* answer = Abi<F>::make_answer(question, buffers_);
  if (answer == nullptr) return refuse(reply, Delivery::kCrashed, "there is no memory for the answer's buffers");
  const auto given = *answer;
  detector_.reset();
  const assay_watch watch{sizeof(assay_watch), &detect_step, &detector_};
  default_float_environment().restore();
  const assay_status status = Abi<F>::call(plugin->engine(index_), question, watch, *answer);
  const FloatEnvironment found = FloatEnvironment::current();
  default_float_environment().restore();
  reply.trace = detector_.trace(status != ASSAY_GAVE_UP);
  if (const std::string damage = buffers_.damage(); !damage.empty())
    return refuse(reply, Delivery::kOverran, "the engine wrote " + damage);
  ByteWriter out(answered);
  if (const std::string broken = Abi<F>::write_answer(status, question, given, *answer, out); !broken.empty())
    return refuse(reply, Delivery::kOverran, "the engine " + broken);
  ByteReader back(std::span<const std::byte>{answered});
  reply.answer = Abi<F>::read_answer(back, detector_.steps());
  if (const std::string breach = breach_of(problem, reply.answer); !breach.empty())
    return refuse(reply, Delivery::kOverran, "the engine " + breach);
  if (found == default_float_environment()) return;
  reply.delivery = Delivery::kFloatEnvironment;
  reply.incident =
      "the engine left the floating-point environment changed: " + describe_change(default_float_environment(), found);
}

template <Family F>
void PluginHere<F>::solve(std::span<const typename F::Problem> questions, std::span<Reply<F>> replies) {
  for (std::size_t i = 0; i < questions.size(); ++i) solve_one(questions[i], replies[i]);
}

#define ASSAY_INSTANTIATE(F, name) template class PluginHere<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
