// Turns C++ variants into an Assay plug-in: header only, needs assay_engine.h, the folder plugin_kit and algorithms/model.
//
//   struct MyHull {
//     static constexpr std::string_view kName = "mine/hull";
//     static assay::Hull2Answer solve(const assay::Cloud2& problem, const assay::Watch& watch);
//   };
//   ASSAY_PLUGIN(assay::plugin::engine<assay::Hull2Family, MyHull>({.version = "1.0", .sentence = "my quickhull"}))
//
// docs/adding-an-engine.md walks through a whole one.
#pragma once
#include <iterator>
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/model/semantics.h"
#include "engines/assay_engine.h"
#include "engines/plugin_kit/answers.h"
#include "engines/plugin_kit/problems.h"

namespace assay::plugin {

/// What an engine says about itself; every text is a literal. See algorithms/model/semantics.h for the promises. The values
/// here state nothing: defaults taken from precision_bits then apply. Infinity states that nothing is promised, and what
/// it would bound is reported as not judged (docs/adding-an-engine.md, "What to state").
struct Statement {
  const char* version = "";
  const char* kind = "foreign";
  const char* sentence = "";
  Touching touching = Touching::kUnspecified;
  bool witness = false;
  double distance_gap = -1, lp_primal = -1, lp_dual = -1, lp_gap = -1;
  const char* note = "";
  bool keeps_inner_points = false, merges_faces = false;
  double depth_gap = 0;
  double hull_gap = 0;
  double bracket_width = 0;
  double shapes_gap = -1;
  double cast_gap = -1;
  double points_gap = 0;
  double normal_gap = 0;
  std::uint32_t precision_bits = 53;
};

/// noexcept: an exception out of a variant is a defect of the variant and ends the worker process, which the host
/// reports as a crash of the case in flight.
template <class A, class CProblem, class CAnswer>
assay_status solve(void*, const CProblem* problem, const assay_watch* watch, CAnswer* answer) noexcept {
  return from_model(A::solve(to_model(*problem), to_model(watch)), *problem, *answer);
}

/// The structs of the C interface that a family uses.
template <Family F>
struct Abi;
template <>
struct Abi<LpFamily> {
  using Problem = assay_lp_problem;
  using Answer = assay_lp_answer;
  static constexpr auto kSolve = &assay_engine::solve_lp;
};
template <>
struct Abi<GjkFamily> {
  using Problem = assay_gjk_problem;
  using Answer = assay_gjk_answer;
  static constexpr auto kSolve = &assay_engine::solve_gjk;
};
template <>
struct Abi<Hull2Family> {
  using Problem = assay_hull2_problem;
  using Answer = assay_hull2_answer;
  static constexpr auto kSolve = &assay_engine::solve_hull2;
};
template <>
struct Abi<Hull3Family> {
  using Problem = assay_hull3_problem;
  using Answer = assay_hull3_answer;
  static constexpr auto kSolve = &assay_engine::solve_hull3;
};
template <>
struct Abi<ShapesFamily> {
  using Problem = assay_shapes_problem;
  using Answer = assay_shapes_answer;
  static constexpr auto kSolve = &assay_engine::solve_shapes;
};
template <>
struct Abi<CastFamily> {
  using Problem = assay_cast_problem;
  using Answer = assay_cast_answer;
  static constexpr auto kSolve = &assay_engine::solve_cast;
};

/// An engine of that name that states this and serves no family yet.
constexpr assay_engine engine_stating(std::string_view name, const Statement& says) {
  assay_engine engine{};
  engine.size = sizeof engine;
  engine.name = name.data();
  engine.version = says.version;
  engine.kind = says.kind;
  engine.sentence = says.sentence;
  engine.semantics = {sizeof(assay_semantics),
                      static_cast<std::uint32_t>(says.touching),
                      says.witness ? 1U : 0U,
                      says.distance_gap,
                      says.lp_primal,
                      says.lp_dual,
                      says.lp_gap,
                      says.note,
                      says.keeps_inner_points ? 1U : 0U,
                      says.merges_faces ? 1U : 0U,
                      says.depth_gap,
                      says.hull_gap,
                      says.bracket_width,
                      says.shapes_gap,
                      says.cast_gap,
                      says.points_gap,
                      says.normal_gap,
                      says.precision_bits};
  return engine;
}

template <Family F, AlgorithmOf<F> A>
constexpr assay_engine engine(const Statement& says) {
  assay_engine engine = engine_stating(A::kName, says);
  engine.*Abi<F>::kSolve = &solve<A, typename Abi<F>::Problem, typename Abi<F>::Answer>;
  return engine;
}

}  // namespace assay::plugin

/// Defines the one symbol that a plug-in exports; the arguments are its engines.
#define ASSAY_PLUGIN(...)                                                                     \
  extern "C" ASSAY_EXPORT const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) { \
    static const assay_engine engines[] = {__VA_ARGS__};                                      \
    static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION,              \
                                        static_cast<uint32_t>(std::size(engines)), engines};  \
    return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;                         \
  }
