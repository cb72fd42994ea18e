// Turns C++ variants into an Assay plug-in: header only, needs assay_engine.h, the folder plugin_kit and
// algorithms/model.
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

/// What an engine says about itself; every text is a literal. See algorithms/model/semantics.h for the promises. The
/// values here state nothing: defaults taken from precision_bits then apply. Infinity states that nothing is promised,
/// and what it would bound is reported as not judged (docs/adding-an-engine.md, "What to state").
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
  using C = CInterface<F>;
  engine.*C::kSolve = &solve<A, typename C::Problem, typename C::Answer>;
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
