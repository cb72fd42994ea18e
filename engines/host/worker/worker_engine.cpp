#include "engines/host/worker/worker_engine.h"

#include <algorithm>
#include <utility>

#include "engines/host/abi/abi_convert.h"
#include "engines/host/pipe/serve_command.h"
#include "engines/host/stopping.h"
#include "engines/host/worker/reply_stream.h"

namespace assay {
namespace {

constexpr std::size_t kLargestBlock = std::size_t{1} << 32;
constexpr int kSilentDeaths = 3;  ///< deaths in a row without a case in flight before the engine counts as unusable

template <Family F>
void fail(Reply<F>& reply, Delivery delivery, std::string incident) {
  reply.delivery = delivery;
  reply.answer = GaveUp{GaveUp::Why::kStopped, 0};
  reply.trace = {};
  reply.incident = std::move(incident);
}

std::string case_of_batch(std::uint32_t index, std::uint32_t count) {
  return "case " + std::to_string(index + 1) + " of a batch of " + std::to_string(count);
}

}  // namespace

template <Family F>
WorkerEngine<F>::WorkerEngine(EngineInfo info, std::uint32_t index, WorkerOptions options)
    : info_(std::move(info)),
      worker_(options.hosts_command ? &serve_command<F> : &serve<F>, {info_.library, index}, options) {}

template <Family F>
WorkerEngine<F>::WorkerEngine(EngineInfo info, const assay_engine& linked, WorkerOptions options)
    : info_(std::move(info)), worker_(&serve<F>, {.linked = linked}, options) {}

template <Family F>
auto WorkerEngine<F>::next_load(std::span<const Problem> questions) const -> Load {
  Load load;
  const std::size_t most = std::max<std::size_t>(worker_.options().shared_bytes, 1);
  for (const Problem& question : questions) {
    const std::size_t asks = Abi<F>::question_bytes(question);
    if (load.count == worker_.options().batch || !Abi<F>::well_formed(question) ||
        (load.count > 0 && load.room.questions + asks > most))
      break;
    const std::size_t answers = Abi<F>::answer_bytes(question) + reply_overhead_bytes();
    ++load.count;
    load.room.questions += asks;
    load.room.answers += answers;
    load.room.largest_case = std::max(load.room.largest_case, asks + answers);
  }
  return load;
}

template <Family F>
BatchEnd WorkerEngine<F>::ask(std::span<const Problem> questions, const Load& load) {
  ByteWriter out(worker_.region().questions());
  for (const Problem& question : questions.first(load.count)) Abi<F>::write_question(question, out);
  return worker_.run(load.count);
}

template <Family F>
std::uint32_t WorkerEngine<F>::read_replies(std::span<const Problem> questions, std::span<Reply<F>> replies,
                                            std::uint32_t answered, std::uint32_t asked) {
  std::size_t used = 0;
  for (std::uint32_t i = 0; i < answered; ++i) {
    Reply<F>& reply = replies[i];
    copies_.forget();
    ByteReader in(worker_.region().answers().subspan(used), copies_);
    if (!read_reply<F>(in, questions[i], reply)) return i;
    used += in.used();
    if (reply.delivery == Delivery::kFloatEnvironment)
      reply.incident = "the engine " + reply.incident;
    else if (reply.delivery != Delivery::kAnswered)
      reply.incident = "the engine " + reply.incident + ", in " + case_of_batch(i, asked);
  }
  return answered;
}

template <Family F>
std::optional<std::string> WorkerEngine<F>::dies_alone(const Problem& question) {
  worker_.stop();
  const std::span<const Problem> alone(&question, 1);
  const Load load = next_load(alone);
  if (!worker_.prepare(load.room)) return std::string();
  const BatchEnd end = ask(alone, load);
  return end.answered == 0 ? std::optional(end.printed) : std::nullopt;
}

template <Family F>
void WorkerEngine<F>::solve(std::span<const Problem> questions, std::span<Reply<F>> replies) {
  int silent_deaths = 0;
  Patience patience{worker_.options().ends_in_a_block};
  for (std::size_t next = 0, settled = 0; next < questions.size();) {
    hold_to(patience, replies.subspan(settled, next - settled));
    settled = next;
    if (patience.is_over() || stop_is_asked()) {
      for (; next < questions.size(); ++next) leave_out(replies[next]);
      return;
    }
    const auto ahead = questions.subspan(next);
    if (!Abi<F>::well_formed(ahead[0])) {
      fail(replies[next], Delivery::kAnswered, {});
      replies[next++].answer = Declined{"the problem's arrays do not have the lengths that its sizes state"};
      continue;
    }
    const Load load = next_load(ahead);
    if (load.room.questions > kLargestBlock || load.room.answers > kLargestBlock) {
      fail(replies[next], Delivery::kAnswered, {});
      replies[next++].answer = Declined{"the problem is larger than the memory shared with a worker may be"};
      continue;
    }
    const Result<bool> ready = worker_.prepare(load.room);
    if (!ready) {
      for (; next < questions.size(); ++next) fail(replies[next], Delivery::kCrashed, ready.error());
      return;
    }
    const BatchEnd end = ask(ahead, load);
    if (end.how == BatchEnd::How::kDamaged) continue;  // from here on its cases are asked one by one
    const std::uint32_t read = read_replies(ahead, replies.subspan(next), end.answered, end.asked);
    if (read > 0) silent_deaths = 0;
    if (read < end.answered) {  // the engine scribbled over the shared memory: the next case is the best guess
      worker_.stop();
      fail(replies[next + read], Delivery::kOverran,
           "the engine damaged the replies in the shared memory, at or before " + case_of_batch(read, end.asked));
      next += read + 1;
      continue;
    }
    next += read;
    if (end.how == BatchEnd::How::kServed || end.how == BatchEnd::How::kLeft) continue;

    const std::string which = case_of_batch(read, end.asked);
    if (end.how == BatchEnd::How::kHung && end.in_flight) {
      fail(replies[next++], Delivery::kHung, "the engine " + end.sentence + ", in " + which);
    } else if (end.in_flight) {
      const auto again = end.was_first ? std::optional(end.printed) : dies_alone(questions[next]);
      fail(replies[next++], Delivery::kCrashed,
           "the engine's process " + end.sentence + ", in " + which +
               (again ? "; so it is by the first case of a fresh process" + *again
                      : "; asked alone it gives a reply, so an earlier case of the process may be at fault" +
                            end.printed));
    } else if (++silent_deaths >= kSilentDeaths) {
      fail(replies[next++], Delivery::kCrashed,
           "the engine's process " + end.sentence + " before it was asked " + which + end.printed);
    }
  }
}

#define ASSAY_INSTANTIATE(F, name) template class WorkerEngine<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
