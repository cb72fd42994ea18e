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
#include <type_traits>

#include "algorithms/model/family.h"
#include "algorithms/model/semantics.h"
#include "engines/assay_engine.h"
#include "engines/plugin_kit/answers.h"
#include "engines/plugin_kit/problems.h"

namespace assay::plugin {

/// What an engine of family F says about itself; every text is a literal. See algorithms/model/promises.h for the
/// promises. The values here state nothing: defaults taken from precision_bits then apply. Infinity states that nothing
/// is promised, and what it would bound is reported as not judged (docs/adding-an-engine.md, "What to state").
template <Family F>
struct Statement {
  const char* version = "";
  const char* kind = "foreign";
  const char* sentence = "";
  Promises<F> promises = {};
  const char* note = "";
  std::uint32_t precision_bits = 53;
  /// Why a battery of everything is to leave the engine out; empty: it does not.
  const char* only_by_name = "";
};

/// noexcept: an exception out of a variant is a defect of the variant and ends the worker process, which the host
/// reports as a crash of the case in flight.
template <class A, class CProblem, class CAnswer>
assay_status solve(void*, const CProblem* problem, const assay_watch* watch, CAnswer* answer) noexcept {
  return from_model(A::solve(to_model(*problem), to_model(watch)), *problem, *answer);
}

/// An engine of that name that states this and serves no family yet.
template <Family F>
constexpr assay_engine engine_stating(std::string_view name, const Statement<F>& says) {
  assay_engine engine{};
  engine.size = sizeof engine;
  engine.name = name.data();
  engine.version = says.version;
  engine.kind = says.kind;
  engine.sentence = says.sentence;
  engine.only_by_name = says.only_by_name;
  assay_semantics& semantics = engine.semantics;
  semantics.size = sizeof semantics;
  semantics.note = says.note;
  semantics.precision_bits = says.precision_bits;
  PerFamily<Promises> promises;
  promises.of<F>() = says.promises;
  write_promises(promises, [&](const auto& field, auto value) {
    auto& place = field.in(semantics);
    place = static_cast<std::remove_reference_t<decltype(place)>>(value);
  });
  return engine;
}

template <Family F, AlgorithmOf<F> A>
constexpr assay_engine engine(const Statement<F>& says) {
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
