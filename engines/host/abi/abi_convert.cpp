#include "engines/host/abi/abi_convert.h"

#include <utility>
#include <variant>

#include "engines/host/answer_reader.h"
#include "engines/host/c_structs.h"
#include "processes/field_stream.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::size_t kHeadBytes = 3 * 8;  // status, kind, why
constexpr std::string_view kDeclinedBehindAbi = "declined by the engine";
constexpr std::uint32_t kAllGiven = ASSAY_LP_GIVES_X | ASSAY_LP_GIVES_Y | ASSAY_LP_GIVES_RAY | ASSAY_LP_GIVES_LINE;

/// what.operator()<Kind>() for the alternative number `kind`, which is less than kKinds.
template <class Answer, class Do>
void with_kind(std::uint32_t kind, Do&& what) {
  const auto all = [&]<std::size_t... kAll>(std::index_sequence<kAll...>) {
    static_cast<void>(
        ((kAll == kind && (what.template operator()<std::variant_alternative_t<kAll, Answer>>(), true)) || ...));
  };
  all(std::make_index_sequence<plugin::kKinds<Answer>>{});
}

template <class Answer>
std::size_t most_of_any_kind(const Sizes& sizes) {
  std::size_t most = 0;
  for (std::uint32_t kind = 0; kind < plugin::kKinds<Answer>; ++kind)
    with_kind<Answer>(kind, [&]<class Kind>() { most = std::max(most, most_bytes<Kind>(sizes, {})); });
  return most;
}

/// What is wrong with the fields that every answer has.
template <class Answer, class CAnswer>
std::string breach_of_head(assay_status status, const CAnswer& answer) {
  constexpr std::uint32_t kKinds = plugin::kKinds<Answer>;
  const auto number = static_cast<std::uint32_t>(status);
  if (number > ASSAY_GAVE_UP) return broken("the returned status", number, "0, 1 or 2");
  if (status == ASSAY_ANSWERED && answer.kind >= kKinds)
    return broken("kind", answer.kind, "less than " + std::to_string(kKinds));
  if (status == ASSAY_GAVE_UP && answer.why > ASSAY_STOPPED) return broken("why", answer.why, "at most 6");
  if constexpr (requires { answer.given; })
    if (status == ASSAY_ANSWERED && answer.given > kAllGiven)
      return broken("given", answer.given, "a sum of 1, 2, 4 and 8");
  return {};
}

}  // namespace

template <Family F>
bool Abi<F>::well_formed(const Problem& problem) {
  return assay::well_formed(problem);
}

template <Family F>
std::size_t Abi<F>::question_bytes(const Problem& problem) {
  ByteCounter counter;
  put_fields(counter, problem);
  return counter.used();
}

template <Family F>
std::size_t Abi<F>::answer_bytes(const Problem& problem) {
  return kHeadBytes + most_of_any_kind<typename F::Answer>(sizes_of(problem));
}

template <Family F>
std::size_t Abi<F>::most_answer_bytes(const Question& question) {
  return most_of_any_kind<typename F::Answer>(plugin::sizes_of(question));
}

template <Family F>
void Abi<F>::write_question(const Problem& problem, ByteWriter& out) {
  put_fields(out, problem);
}

template <Family F>
typename Abi<F>::Question Abi<F>::read_question(ByteReader& in) {
  Question question{};
  question.size = sizeof question;
  point(in, question);
  return question;
}

template <Family F>
typename Abi<F>::Answer* Abi<F>::make_answer(const Question& question, GuardedBuffers& buffers) {
  std::size_t room = GuardedBuffers::room<Answer>(1);
  each_buffer<F>(question, [&]<class T>(std::string_view, T* Answer::*, std::size_t entries) {
    room += GuardedBuffers::room<T>(entries);
  });
  if (!buffers.begin(room)) return nullptr;
  Answer blank{};
  blank.size = sizeof(Answer);
  blank.kind = kPoisonIndex;
  poison(blank);
  static const std::string kName = "assay_" + std::string(F::kName) + "_answer";
  Answer* answer = buffers.array(kName, 1, blank);
  each_buffer<F>(question, [&]<class T>(std::string_view name, T* Answer::*member, std::size_t entries) {
    if constexpr (std::same_as<T, double>)
      answer->*member = buffers.array(name, entries, kPoison);
    else
      answer->*member = buffers.array(name, entries, kPoisonIndex);
  });
  return answer;
}

template <Family F>
std::string Abi<F>::write_answer(assay_status status, const Question& question, const Answer& given,
                                 const Answer& answer, ByteWriter& out) {
  if (std::string wrong = breach_of_head<typename F::Answer>(status, answer); !wrong.empty()) return wrong;
  const auto put_head = [&] {
    for (const std::uint32_t number : {static_cast<std::uint32_t>(status), answer.kind, answer.why}) out.put(number);
  };
  if (status != ASSAY_ANSWERED) return put_head(), std::string();
  AnswerReader<Answer> reader{given, answer, plugin::sizes_of(question)};
  with_kind<typename F::Answer>(answer.kind, [&]<class Kind>() {
    Kind kind;
    reader.get(kind, plugin::kPlaces<Answer, Kind>);
    if (!reader.breach.empty()) return;
    put_head();
    put_fields(out, kind);
  });
  return std::move(reader.breach);
}

template <Family F>
typename F::Answer Abi<F>::read_answer(ByteReader& in, std::uint32_t steps) {
  const std::uint32_t status = in.get_at_most(ASSAY_GAVE_UP);
  const auto kind = in.get<std::uint32_t>(), why = in.get<std::uint32_t>();
  if (status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (status == ASSAY_GAVE_UP && why > ASSAY_STOPPED) in.refuse();
  if (status == ASSAY_GAVE_UP) return GaveUp{static_cast<GaveUp::Why>(why), steps};
  if (kind >= plugin::kKinds<typename F::Answer>) in.refuse();
  typename F::Answer answer;
  with_kind<typename F::Answer>(kind, [&]<class Kind>() { get_fields(in, answer.template emplace<Kind>()); });
  return answer;
}

#define ASSAY_INSTANTIATE(F, name) template struct Abi<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
