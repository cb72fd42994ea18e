// An adapter linked into the test: its engines as they state themselves, with their library or with an exact one in its
// place.
#pragma once
#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <string_view>

#include "engines/plugin_kit.h"
#include "tests/engines/collision_adapters/trial/small_integers.h"
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

/// In hundredths of what was told of each, of moves of the depths told; 100 is no limit.
struct Limits {
  double verdicts = 100, distances = 100, points = 100, depths = 100, normals = 100, moves = 100, times = 100;
};

/// Prints the rates, and holds them to the limits and to the least share of questions that are answered.
inline void expect_within(const Rates& rates, const Limits& limits, double answered, std::string_view name) {
  std::cout << name << ": " << rates << '\n';
  EXPECT_GE(double(rates.answered), answered * double(rates.asked)) << name;
  const auto expect = [name](const char* what, std::uint64_t wrong, std::uint64_t told, double limit) {
    EXPECT_LE(double(wrong) * 100, double(told) * limit) << name << ": " << what;
  };
  expect("verdicts", rates.wrong_verdicts, rates.verdicts, limits.verdicts);
  expect("distances", rates.wrong_distances, rates.distances, limits.distances);
  expect("points", rates.points_off, rates.points, limits.points);
  expect("depths", rates.wrong_depths, rates.depths, limits.depths);
  expect("normals", rates.wrong_normals, rates.normals, limits.normals);
  expect("moves", rates.wrong_moves, rates.depths, limits.moves);
  expect("times", rates.wrong_times, rates.times, limits.times);
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
