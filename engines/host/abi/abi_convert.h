// Between the model's problems and answers and the structs of the C interface, through a stream of bytes that host and
// worker share. The host writes questions and reads answers; the worker reads questions in place and writes answers.
#pragma once
#include <cstddef>
#include <string>

#include "algorithms/model/family.h"
#include "engines/assay_engine.h"
#include "engines/host/worker/guarded_buffers.h"
#include "engines/plugin_kit/places.h"
#include "processes/byte_stream.h"

namespace assay {

template <Family F>
struct Abi {
  using Problem = typename F::Problem;
  using Question = typename plugin::CInterface<F>::Problem;
  using Answer = typename plugin::CInterface<F>::Answer;

  /// Whether the problem's arrays have the lengths that its sizes state.
  static bool well_formed(const Problem& problem);
  /// What write_question will use.
  static std::size_t question_bytes(const Problem& problem);
  /// The most that the fields of an answer take.
  static std::size_t most_answer_bytes(const Question& question);
  /// The most that write_answer can use.
  static std::size_t answer_bytes(const Problem& problem);
  static void write_question(const Problem& problem, ByteWriter& out);
  /// A C problem that points into the stream.
  static Question read_question(ByteReader& in);
  /// A fresh, poisoned C answer with its buffers (doubles NaN, indices 2^32 - 1); null without memory.
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.*plugin::CInterface<F>::kSolve != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return (engine.*plugin::CInterface<F>::kSolve)(engine.self, &question, &watch, &answer);
  }
  /// What the engine answered into the buffers of `given`; an empty sentence, or how the answer breaks the interface
  /// (nothing is written).
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  /// The answer as the model has it.
  static typename F::Answer read_answer(ByteReader& in, std::uint32_t steps);
};

#define ASSAY_INSTANTIATE(F, name) extern template struct Abi<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
