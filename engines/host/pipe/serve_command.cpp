#include "engines/host/pipe/serve_command.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <optional>
#include <vector>

#include "engines/host/abi/abi_convert.h"
#include "engines/host/engine_list.h"
#include "engines/host/pipe/command_process.h"
#include "engines/host/pipe/command_words.h"
#include "engines/host/pipe/frames.h"
#include "engines/host/pipe/hello.h"
#include "engines/host/worker/progress.h"

namespace assay {
namespace {

using pipe::AnswerHead;
using pipe::QuestionHead;
using pipe::Said;

constexpr std::size_t kShownBytes = 40;
constexpr std::uint32_t kFewAnswers = 8;  ///< so many are awaited without a rest

std::string_view as_text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The first line of bytes that are no message, for a sentence: what comes after it may differ in equal runs.
std::string shown(std::span<const std::byte> bytes) {
  const std::string_view text = as_text(bytes).substr(0, kShownBytes);
  return "\"" + printable(text.substr(0, text.find('\n'))) + "\"";
}

bool begins_as(std::span<const std::byte> bytes, std::span<const std::byte> expected) {
  const std::size_t both = std::min(bytes.size(), expected.size());
  return std::memcmp(bytes.data(), expected.data(), both) == 0;
}

/// The command's process; it goes when this worker goes.
CommandProcess& started(const std::string& command, SharedRegion& region) {
  static CommandProcess process;
  const Result<bool> begun = process.start(words_of_command(command));
  if (!begun) refuse(region, begun.error());
  region.control().command.store(process.process(), std::memory_order_relaxed);
  return process;
}

std::vector<EngineSummary> hello_of(CommandProcess& process, SharedRegion& region) {
  for (;;) {
    const std::string_view text = as_text(process.come());
    const std::size_t end = text.find(kHelloEnds);
    if (!begins_as(process.come(), std::as_bytes(std::span(kHelloBegins))))
      refuse(region, "the command's standard output begins with " + shown(process.come()) +
                         ", and a hello with \"assay pipe 1\" (docs/pipe-protocol.md)");
    if (end != text.npos) {
      Result<std::vector<EngineSummary>> engines = read_hello(text.substr(0, end + kHelloEnds.size()));
      if (!engines) refuse(region, engines.error());
      process.take(end + kHelloEnds.size());
      return *std::move(engines);
    }
    if (text.size() > kMostHelloBytes) refuse(region, "the command's hello does not end within 256 KiB");
    if (process.move()) continue;
    process.end_like_it();
    refuse(region, "the command closed its standard output before it had said what it is");
  }
}

/// One batch put to a command, and what comes back.
template <Family F>
class Conversation {
 public:
  Conversation(Serving& serving, CommandProcess& process, std::uint32_t engine)
      : serving_(serving), process_(process), engine_(engine) {}

  void run() {
    ByteReader in(serving_.region.questions());
    ByteWriter out(serving_.region.answers());
    serving_.out = &out;
    serving_.count = serving_.control().count.load(std::memory_order_relaxed);
    serving_.control().sentence[0] = '\0';
    questions_.clear();
    for (std::uint32_t i = 0; i < serving_.count; ++i) put_question(in);
    put({.number = number_ + serving_.count}, {});
    process_.write_some();
    tell_progress(serving_, 0, 0);
    for (index_ = 0; index_ < serving_.count; ++index_) await_answer();
    await_end();
    number_ += serving_.count + 1;
    tell_progress(serving_, serving_.count, kNoCase);
    batch_is_served(serving_);
  }

 private:
  using Codec = Abi<F>;

  void put(const QuestionHead& head, std::span<const std::byte> body) {
    const auto bytes = std::as_bytes(std::span(&head, 1));
    std::vector<std::byte>& out = process_.to_write();
    out.insert(out.end(), bytes.begin(), bytes.end());
    out.insert(out.end(), body.begin(), body.end());
  }

  void put_question(ByteReader& in) {
    const std::size_t begin = in.used();
    questions_.push_back(Codec::read_question(in));
    const auto body = serving_.region.questions().subspan(begin, in.used() - begin);
    put({.number = number_ + static_cast<std::uint32_t>(questions_.size()) - 1,
         .bytes = static_cast<std::uint32_t>(body.size()),
         .engine = engine_,
         .family = pipe::family_in_head(F::kName)},
        body);
  }

  /// The case to which what comes now belongs: after the last answer it is that of the last case.
  std::uint32_t at_hand() const { return std::min(index_, serving_.count - 1); }

  [[noreturn]] void blame(Delivery delivery, const std::string& incident) {
    const std::uint32_t index = at_hand();
    if (index < index_) serving_.out->rewind(last_reply_);  // it had seemed to be answered
    leave(serving_, index, delivery, incident);
  }

  /// At least so many bytes, of a message of `whole`; how many of them have come is left for the host to tell.
  void await(std::size_t bytes, std::size_t whole) {
    while (process_.come().size() < bytes) {
      if (process_.come().empty() && serving_.count - index_ > kFewAnswers) CommandProcess::rest();
      const std::size_t come = process_.come().size();
      if (come > 0)
        std::snprintf(serving_.control().sentence, kSentenceBytes, "; of an answer of %zu bytes %zu had come", whole,
                      come);
      if (process_.move()) {
        if (bytes == sizeof(AnswerHead)) look_at_mark();
        continue;
      }
      if (process_.come().size() >= bytes) return;
      if (index_ == serving_.count) blame_end_of(serving_.count - 1);
      process_.end_like_it();
      blame(Delivery::kCrashed, "closed its standard output");
    }
    serving_.control().sentence[0] = '\0';
  }

  /// The host is to see the last case in flight, as its process ends.
  void blame_end_of(std::uint32_t index) {
    serving_.out->rewind(last_reply_);
    tell_progress(serving_, index, index);
  }

  /// Whatever is no message is seen at its first byte.
  void look_at_mark() {
    const std::uint32_t mark = pipe::kAnswerMark;
    if (begins_as(process_.come(), std::as_bytes(std::span(&mark, 1)))) return;
    blame(Delivery::kOverran, "wrote what is no message to its standard output: " + shown(process_.come()));
  }

  /// The head of the message that is due.
  AnswerHead await_head() {
    if (!process_.come().empty()) look_at_mark();
    await(sizeof(AnswerHead), sizeof(AnswerHead));
    look_at_mark();
    AnswerHead head;
    std::memcpy(&head, process_.come().data(), sizeof head);
    const std::uint32_t due = number_ + index_;
    if (head.number == due && (head.said == static_cast<std::uint32_t>(Said::kEnd)) == (index_ == serving_.count))
      return head;
    if (index_ > 0 && head.number == due - 1) {
      serving_.out->rewind(last_reply_);
      leave(serving_, index_ - 1, Delivery::kOverran, "answered the case twice");
    }
    const auto ahead = std::int64_t{head.number} - std::int64_t{due};
    blame(Delivery::kOverran, "answered message " + std::string(ahead < 0 ? "" : "+") + std::to_string(ahead) +
                                  " from the one that was due" +
                                  (index_ == serving_.count ? ", the end of the batch" : ""));
  }

  void await_answer() {
    const AnswerHead head = await_head();
    const auto said = static_cast<Said>(head.said);
    const std::size_t most = said == Said::kAnswered ? 8 + Codec::most_answer_bytes(questions_[index_])
                             : said == Said::kGaveUp ? 8
                             : said == Said::kThrew  ? pipe::kMostThrownBytes
                                                     : 0;
    if (head.said > static_cast<std::uint32_t>(Said::kThrew))
      blame(Delivery::kOverran, "gave a status of " + std::to_string(head.said) + ", expected 0 to 3");
    if (head.bytes > most)
      blame(Delivery::kOverran, "announced an answer of " + std::to_string(head.bytes) + " bytes, at most " +
                                    std::to_string(most) + " can be");
    await(sizeof head + head.bytes, sizeof head + head.bytes);
    const auto body = process_.come().subspan(sizeof head, head.bytes);
    if (said == Said::kThrew) blame(Delivery::kCrashed, "threw an exception: " + printable(as_text(body)));
    write_answer(said, body);
    process_.take(sizeof head + head.bytes);
    // The last case is at hand until the end of the batch is answered.
    if (index_ + 1 < serving_.count) tell_progress(serving_, index_ + 1, index_ + 1);
  }

  void write_answer(Said said, std::span<const std::byte> body) {
    std::vector<std::byte> whole(3 * 8 + body.size());
    ByteWriter out(whole);
    std::uint32_t number = 0;
    if (body.size() >= sizeof number) std::memcpy(&number, body.data(), sizeof number);
    out.put(static_cast<std::uint32_t>(said));
    out.put(said == Said::kAnswered ? number : 0U);
    out.put(said == Said::kGaveUp ? number : 0U);
    const std::span<const std::byte> fields =
        said == Said::kAnswered && body.size() >= 8 ? body.subspan(8) : body.first(0);
    std::ranges::copy(fields, whole.begin() + static_cast<std::ptrdiff_t>(out.used()));
    whole.resize(out.used() + fields.size());
    ByteReader in{std::span<const std::byte>(whole)};
    static_cast<void>(Codec::read_answer(in, 0));
    const bool whole_body = said == Said::kDeclined || (body.size() >= 8 && body.size() % 8 == 0);
    if (!whole_body || !in.intact() || in.used() != whole.size())
      blame(Delivery::kOverran, "gave an answer whose " + std::to_string(body.size()) +
                                    " bytes are not the fields of its kind, which is number " + std::to_string(number));
    last_reply_ = serving_.out->used();
    write_reply_head(serving_, Delivery::kAnswered);
    serving_.out->put(std::span<const std::byte>(whole));
    write_reply_tail(serving_, {}, {});
  }

  void await_end() {
    const AnswerHead head = await_head();
    if (head.bytes != 0) blame(Delivery::kOverran, "gave the end of the batch a body");
    process_.take(sizeof head);
    if (!process_.come().empty())
      blame(Delivery::kOverran, "wrote after the end of the batch: " + shown(process_.come()));
  }

  Serving& serving_;
  CommandProcess& process_;
  std::uint32_t engine_, number_ = 0, index_ = 0;
  std::size_t last_reply_ = 0;
  std::vector<typename Codec::Question> questions_;
};

}  // namespace

template <Family F>
void serve_command(const Hosted& hosted, SharedRegion& region, const WorkerOptions&) {
  CommandProcess& process = started(hosted.library, region);
  const std::vector<EngineSummary> engines = hello_of(process, region);
  if (hosted.index >= engines.size() || !engines[hosted.index].serves<F>())
    refuse(region, "the command says another time that it has other engines");
  region.make_questions_read_only();
  static Serving serving{region};
  static Conversation<F> conversation(serving, process, hosted.index);
  ready_to_serve(region);
  for (;;) {
    await_questions(serving);
    conversation.run();
  }
}

void describe_command_within(const Hosted& hosted, SharedRegion& region, const WorkerOptions&) {
  CommandProcess& process = started(hosted.library, region);
  const std::vector<EngineSummary> engines = hello_of(process, region);
  ByteWriter out(region.answers());
  write_engine_list(engines, out);
  region.control().answered.store(out.fits() ? 1 : 0, std::memory_order_relaxed);
  ready_to_serve(region);
  for (;;) pause();
}

#define ASSAY_INSTANTIATE(F, name) template void serve_command<F>(const Hosted&, SharedRegion&, const WorkerOptions&);
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
