// An adapter linked into the test: its engines as they state themselves, with their library or with an exact one in its
// place.
#pragma once
#include <gtest/gtest.h>

#include <iostream>
#include <string_view>

#include "engines/plugin_kit.h"
#include "tests/engines/inverted/runner.h"

namespace assay::trial {

/// The engine of that name; ends the test program where there is none.
inline const assay_engine& engine_named(const assay_plugin* plugin, std::string_view name) {
  for (std::uint32_t i = 0; plugin != nullptr && i < plugin->engine_count; ++i)
    if (plugin->engines[i].name == name) return plugin->engines[i];
  ADD_FAILURE() << "no engine " << name;
  std::abort();
}

/// The engine with its statements, answered by `Exact`.
template <class Exact>
assay_engine answered_exactly(assay_engine engine) {
  if (engine.solve_gjk != nullptr) engine.solve_gjk = &plugin::solve<Exact, assay_gjk_problem, assay_gjk_answer>;
  return engine;
}
template <class Exact>
assay_engine cast_exactly(assay_engine engine) {
  engine.solve_cast = &plugin::solve<Exact, assay_cast_problem, assay_cast_answer>;
  return engine;
}

/// Convicted of nothing, and not for want of answers: at least the share `least` holds of what is not left to
/// other claims ("not judged"). `total` is the
/// engine's share of the suite; ASSAY_INVERTED_CASES asks for more.
template <Family F>
void expect_innocent(const assay_engine& engine, std::uint64_t total, double least) {
  const inverted::Record record = inverted::inverted<F>(engine, inverted::share_of<F>(inverted::total_or(total)));
  inverted::print(record, engine.name, std::cout);
  EXPECT_TRUE(record.convictions.empty()) << record.convictions.size();
  EXPECT_GE(double(record.all.holds), least * double(record.all.judged - record.all.not_judged)) << engine.name;
}

}  // namespace assay::trial
