// Between the model's problems and answers and the structs of the C interface, through a stream of bytes that host and
// worker share. The host writes questions and reads answers; the worker reads questions in place and writes answers.
#pragma once
#include <cstddef>
#include <string>

#include "algorithms/model/family.h"
#include "engines/assay_engine.h"
#include "engines/host/byte_stream.h"
#include "engines/host/guarded_buffers.h"

namespace assay {

/// For each family:
///   well_formed     whether the problem's arrays have the lengths that its sizes state
///   question_bytes  what write_question will use
///   answer_bytes    the most that write_answer can use
///   read_question   a C problem that points into the stream
///   make_answer     a fresh, poisoned C answer with its buffers (doubles NaN, indices 2^32 - 1); null without memory
///   call            asks the engine
///   write_answer    what the engine answered; an empty sentence, or how the answer breaks the interface (nothing is
///   written) read_answer     the answer as the model has it
template <Family F>
struct Abi;

template <>
struct Abi<LpFamily> {
  using Question = assay_lp_problem;
  using Answer = assay_lp_answer;
  static bool well_formed(const LpProblem& problem);
  static std::size_t question_bytes(const LpProblem& problem);
  static std::size_t answer_bytes(const LpProblem& problem);
  static void write_question(const LpProblem& problem, ByteWriter& out);
  static Question read_question(ByteReader& in);
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.solve_lp != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return engine.solve_lp(engine.self, &question, &watch, &answer);
  }
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  static LpAnswer read_answer(ByteReader& in, std::uint32_t steps);
};

template <>
struct Abi<GjkFamily> {
  using Question = assay_gjk_problem;
  using Answer = assay_gjk_answer;
  static bool well_formed(const ConvexPair& problem);
  static std::size_t question_bytes(const ConvexPair& problem);
  static std::size_t answer_bytes(const ConvexPair& problem);
  static void write_question(const ConvexPair& problem, ByteWriter& out);
  static Question read_question(ByteReader& in);
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.solve_gjk != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return engine.solve_gjk(engine.self, &question, &watch, &answer);
  }
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  static GjkAnswer read_answer(ByteReader& in, std::uint32_t steps);
};

template <>
struct Abi<Hull2Family> {
  using Question = assay_hull2_problem;
  using Answer = assay_hull2_answer;
  static bool well_formed(const Cloud2& problem);
  static std::size_t question_bytes(const Cloud2& problem);
  static std::size_t answer_bytes(const Cloud2& problem);
  static void write_question(const Cloud2& problem, ByteWriter& out);
  static Question read_question(ByteReader& in);
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.solve_hull2 != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return engine.solve_hull2(engine.self, &question, &watch, &answer);
  }
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  static Hull2Answer read_answer(ByteReader& in, std::uint32_t steps);
};

template <>
struct Abi<Hull3Family> {
  using Question = assay_hull3_problem;
  using Answer = assay_hull3_answer;
  static bool well_formed(const Cloud3& problem);
  static std::size_t question_bytes(const Cloud3& problem);
  static std::size_t answer_bytes(const Cloud3& problem);
  static void write_question(const Cloud3& problem, ByteWriter& out);
  static Question read_question(ByteReader& in);
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.solve_hull3 != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return engine.solve_hull3(engine.self, &question, &watch, &answer);
  }
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  static Hull3Answer read_answer(ByteReader& in, std::uint32_t steps);
};

template <>
struct Abi<ShapesFamily> {
  using Question = assay_shapes_problem;
  using Answer = assay_shapes_answer;
  static bool well_formed(const ShapesProblem& problem);
  static std::size_t question_bytes(const ShapesProblem& problem);
  static std::size_t answer_bytes(const ShapesProblem& problem);
  static void write_question(const ShapesProblem& problem, ByteWriter& out);
  static Question read_question(ByteReader& in);
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.solve_shapes != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return engine.solve_shapes(engine.self, &question, &watch, &answer);
  }
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  static ShapesAnswer read_answer(ByteReader& in, std::uint32_t steps);
};

template <>
struct Abi<CastFamily> {
  using Question = assay_cast_problem;
  using Answer = assay_cast_answer;
  static bool well_formed(const MovingPair& problem);
  static std::size_t question_bytes(const MovingPair& problem);
  static std::size_t answer_bytes(const MovingPair& problem);
  static void write_question(const MovingPair& problem, ByteWriter& out);
  static Question read_question(ByteReader& in);
  static Answer* make_answer(const Question& question, GuardedBuffers& buffers);
  static bool serves(const assay_engine& engine) { return engine.solve_cast != nullptr; }
  static assay_status call(const assay_engine& engine, const Question& question, const assay_watch& watch,
                           Answer& answer) {
    return engine.solve_cast(engine.self, &question, &watch, &answer);
  }
  static std::string write_answer(assay_status status, const Question& question, const Answer& given,
                                  const Answer& answer, ByteWriter& out);
  static CastAnswer read_answer(ByteReader& in, std::uint32_t steps);
};

}  // namespace assay
