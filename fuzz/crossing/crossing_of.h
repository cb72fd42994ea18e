// The crossing of one family.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "campaign/referee/confirm.h"
#include "campaign/referee/measured_words.h"
#include "campaign/same_answer.h"
#include "engines/adapters/bad/truth.h"
#include "engines/host/answers/breach.h"
#include "engines/host/worker/reply_stream.h"
#include "engines/plugin_kit/answers.h"
#include "fuzz/crossing/crossing.h"
#include "fuzz/reduce/search_simple.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/choices.h"
#include "properties/evaluate.h"
#include "properties/lies/any_statement.h"
#include "properties/lies/hostile_answer.h"
#include "reports/store/json/answer_json.h"
#include "reports/store/json/answer_text.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/words.h"

namespace assay::crossing {

/// What a worker writes for an answer of its engine; nothing where the answer breaks the interface as the worker sees
/// it. Precondition: breach_of has nothing against the answer.
template <Family F>
std::vector<std::byte> bytes_of_reply(const typename F::Problem& problem, const typename F::Answer& answer,
                                      const Trace& trace) {
  using Codec = Abi<F>;
  std::vector<std::byte> asked(Codec::question_bytes(problem)),
      bytes(Codec::answer_bytes(problem) + reply_overhead_bytes());
  ByteWriter question_out(asked);
  Codec::write_question(problem, question_out);
  ByteReader question_in(asked);
  const typename Codec::Question question = Codec::read_question(question_in);
  GuardedBuffers buffers;
  typename Codec::Answer* out = Codec::make_answer(question, buffers);
  if (out == nullptr) return {};
  const typename Codec::Answer given = *out;
  const assay_status status = plugin::from_model(answer, question, *out);
  ByteWriter stream(bytes);
  stream.put(static_cast<std::uint32_t>(Delivery::kAnswered));
  stream.put(trace.steps);
  if (!Codec::write_answer(status, question, given, *out, stream).empty()) return {};
  write_trace(trace, stream);
  stream.put_text("left the rounding mode changed");
  bytes.resize(stream.fits() ? stream.used() : 0);
  return bytes;
}

/// Words and bytes of it replaced, or its end cut off.
inline void damage(std::vector<std::byte>& bytes, Choices& choices) {
  constexpr std::array<std::uint32_t, 8> kWords = {0, 1, 2, 3, 4, 0x7fffffffU, 0x80000000U, 0xffffffffU};
  for (std::uint64_t times = choices.below(5); times > 0 && !bytes.empty(); --times) {
    const std::size_t word = choices.below((bytes.size() + 7) / 8) * 8;
    switch (choices.below(6)) {
      case 0: bytes[choices.below(bytes.size())] ^= static_cast<std::byte>(1U << choices.below(8)); break;
      case 1: bytes.resize(word); break;
      case 2: std::memset(bytes.data() + word, static_cast<int>(choices.below(256)), bytes.size() - word); break;
      default: {
        std::uint32_t value = kWords[choices.below(kWords.size())];
        if (choices.chance(1, 2)) value = static_cast<std::uint32_t>(choices.below(64));
        std::memcpy(bytes.data() + word, &value, std::min(sizeof value, bytes.size() - word));
      }
    }
  }
}

/// The reply as a host takes it; delivery kOverran where the bytes are none.
template <Family F>
Reply<F> read_back(const typename F::Problem& problem, std::vector<std::byte> bytes) {
  bytes.resize((bytes.size() + 7) / 8 * 8);
  Reply<F> reply;
  PrivateCopies copies;
  ByteReader in(bytes, copies);
  if (read_reply<F>(in, problem, reply)) return reply;
  reply = {};
  reply.delivery = Delivery::kOverran;
  reply.answer = GaveUp{GaveUp::Why::kStopped, 0};
  reply.incident = "damaged the replies in the shared memory";
  return reply;
}

/// The right answer in the form of the variant's alternative number `kind`.
template <class Answer, class Problem, std::size_t... kAll>
Answer right_of_kind(const Problem& problem, std::size_t kind, std::index_sequence<kAll...>) {
  Answer answer = GaveUp{};
  static_cast<void>(
      ((kAll == kind && (answer = bad::right_in_form<std::variant_alternative_t<kAll, Answer>>(problem, {}), true)) ||
       ...));
  return answer;
}

template <Family F>
class CrossingOf {
 public:
  using Problem = typename F::Problem;
  using Answer = typename F::Answer;

  static Crossed cross(Choices& choices, std::uint64_t turn, const Effort& effort) {
    Crossed crossed;
    crossed.family = F::kName;
    const Asked& asked = any_asked(choices);
    Court<F> court{any_statement<F>(choices), nullptr};
    if (!asked.property->judges(court.semantics)) court.semantics = {};  // a run leaves such claims out
    std::vector<Reply<F>> replies(asked.questions.size());
    for (std::size_t i = 0; i < replies.size(); ++i) replies[i].answer = asked.right[i];
    const std::size_t hostile = choices.below(replies.size());
    Reply<F>& reply = replies[hostile];
    crossed.by_bytes = choices.chance(1, 2);
    reply = crossed.by_bytes ? through_bytes(asked.questions[hostile], reply.answer, choices)
                             : in_process(reply.answer, choices);
    crossed.refused = reply.delivery != Delivery::kAnswered;

    const Assessment assessment =
        timed(crossed, "judge", [&] { return assess<F>(*asked.property, asked.problem, replies, court); });
    crossed.violated = assessment.outcome == Outcome::kViolated;
    crossed.defect = assessment.harness_defect;
    std::string sentence = assessment.evidence;
    timed(crossed, "writers", [&] {
      return write(asked.questions[hostile], reply, asked.right[hostile], assessment,
                   effort.draw != 0 && turn % effort.draw == 0);
    });
    if (effort.referee != 0 && turn % effort.referee == 0 && assessment.outcome != Outcome::kUndecided &&
        !crossed.refused) {
      const SecondOpinion second = timed(crossed, "referee", [&] {
        return second_opinion<F>(*asked.property, asked.problem, replies, assessment, court.semantics);
      });
      if (second.opinion == Opinion::kDisagrees) crossed.defect = true, sentence += "; " + second.sentence;
    }
    if (effort.reduce != 0 && turn % effort.reduce == 0 && assessment.is_failure())
      timed(crossed, "reducer", [&] { return reduce_it(asked, assessment, court, turn); });
    if (crossed.defect || crossed.seconds > kSlowSeconds) tell(crossed, asked, reply, assessment, sentence);
    return crossed;
  }

 private:
  /// A problem, a claim, the questions that it asks and their right answers in one kind.
  struct Asked {
    Problem problem;
    const PropertyEntry<F>* property = nullptr;
    std::vector<Problem> questions;
    std::vector<Answer> right;
  };
  static constexpr std::uint64_t kCases = 6;   ///< of each domain
  static constexpr std::size_t kLargest = 24;  ///< problems of more vertices, points, rows and columns are left out
  static constexpr std::size_t kKinds = std::variant_size_v<Answer>;

  static const Asked& any_asked(Choices& choices) {
    const auto& domains = catalog<F>().domains;
    const auto& properties = catalog<F>().properties;
    const std::uint64_t domain = choices.below(domains.size()), index = choices.below(kCases);
    std::uint64_t property = choices.below(properties.size());
    // What is no problem has no right answer to begin with, and most of it crosses no interface.
    while (properties[property].expects_refusals) property = (property + 1) % properties.size();
    const std::uint64_t kind = choices.below(kKinds);
    static std::map<std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t>, Asked> known;
    const auto [at, fresh] = known.try_emplace({domain, index, property, kind});
    Asked& asked = at->second;
    if (!fresh) return asked;
    asked.property = &properties[property];
    for (std::uint64_t tries = 0; tries < 8; ++tries) {
      Choices drawing(stream_key(1, domains[domain].versioned_name(), index + tries * kCases));
      asked.problem = domains[domain].draw(drawing).problem;
      if (size_of(asked.problem) <= kLargest) break;
    }
    questions_of(*asked.property, asked.problem, asked.questions);
    for (const Problem& question : asked.questions)
      asked.right.push_back(right_of_kind<Answer>(question, kind, std::make_index_sequence<kKinds - 2>{}));
    return asked;
  }

  static Reply<F> in_process(Answer answer, Choices& choices) {
    Reply<F> reply;
    for (std::uint64_t times = choices.below(4); times > 0; --times) make_hostile<F>(answer, choices);
    reply.answer = std::move(answer);
    if (choices.chance(1, 16)) make_hostile(reply.trace, choices);
    return reply;
  }

  static Reply<F> through_bytes(const Problem& problem, const Answer& right, Choices& choices) {
    Answer answer = right;
    for (std::uint64_t times = choices.below(3); times > 0; --times) make_hostile<F>(answer, choices);
    if (!breach_of(problem, answer).empty()) answer = right;
    std::vector<std::byte> bytes =
        bytes_of_reply<F>(problem, answer, Trace{static_cast<std::uint32_t>(choices.below(4)), {}});
    damage(bytes, choices);
    Reply<F> reply = read_back<F>(problem, std::move(bytes));
    if (reply.delivery == Delivery::kAnswered && !breach_of(problem, reply.answer).empty()) {
      std::fprintf(stderr, "the host handed on what is outside the interface: %s\n",
                   breach_of(problem, reply.answer).c_str());
      std::abort();
    }
    return reply;
  }

  /// All that is written of an answer somewhere; the number of characters, so that none of it is left out.
  static std::size_t write(const Problem& problem, const Reply<F>& reply, const Answer& right,
                           const Assessment& assessment, bool draws) {
    const std::string text = answer_text(reply.answer);
    std::size_t written = text.size() + answer_json(reply.answer).dump().size();
    written += same_answer(reply.answer, right) ? 1 : 0;
    if (!same_answer(reply.answer, reply.answer)) std::abort();
    if (const auto listed = hull_of_answer(text)) written += listed->size();
    if (const auto facets = facets_of_answer(text)) written += facets->size();
    if (draws)
      for (const Figure& figure : figures_of(problem, text)) written += figure.svg.size();
    return written + escaped_markup(assessment.evidence).size() + markdown_cell(assessment.evidence).size() +
           measured_words(problem, reply).size();
  }

  /// The same claim on simpler problems, by an engine that answers each as hostile choices say.
  static std::uint64_t reduce_it(const Asked& asked, const Assessment& found, const Court<F>& court,
                                 std::uint64_t turn) {
    const StillFails<F> still_fails = [&](const Problem& candidate) {
      Choices choices(turn);
      std::size_t i = 0;
      const Assessment again = evaluate(*asked.property, candidate, court, [&](const Problem&) {
        const std::size_t at = i++;
        return in_process(at < asked.right.size() ? asked.right[at] : asked.right[0], choices);
      });
      return again.is_failure() && again.claim == found.claim;
    };
    return search_and_reduce(asked.problem, still_fails, ReduceBudget{40}).questions;
  }

  template <class Do>
  static auto timed(Crossed& crossed, std::string_view where, Do what) {
    const auto start = std::chrono::steady_clock::now();
    auto result = what();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (seconds > crossed.seconds) crossed.seconds = seconds, crossed.where = where;
    return result;
  }

  static void tell(Crossed& crossed, const Asked& asked, const Reply<F>& reply, const Assessment& assessment,
                   const std::string& sentence) {
    CaseFile file;
    file.header = {{"property", std::string(asked.property->name)}};
    file.problem = asked.problem;
    crossed.case_text = write_case(file);
    crossed.story = std::string(asked.property->name) + ", " + std::string(name_of(assessment.outcome)) + " " +
                    std::string(assessment.claim.sentence()) + ": " + sentence.substr(0, 400) +
                    "\nanswer: " + answer_text(reply.answer).substr(0, 2000);
  }
};

}  // namespace assay::crossing
