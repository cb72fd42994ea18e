// The inverted test of a hull adapter: its library answers exactly, so nothing may be held against it.
#pragma once
#include <gtest/gtest.h>

#include <chrono>
#include <iostream>
#include <span>

#include "properties/catalog/batteries.h"
#include "tests/engines/inverted/in_process_plugin.h"
#include "tests/engines/inverted/runner.h"

namespace assay {

/// Cases of the suite for one library; ASSAY_INVERTED_CASES asks for more. The duration is printed, and decides
/// nothing.
inline constexpr std::uint64_t kSuiteCases = 8000;

/// `total` cases of one engine: so many of every domain that with the claims that apply to it they are no fewer.
template <Family F>
inverted::Share share_for(const assay_engine& engine, std::uint64_t total) {
  const inverted::InProcessPlugin<F> asked(engine);
  std::uint64_t claims = 0;
  for (const PropertyEntry<F>& property : catalog<F>().properties)
    claims += property.judges(asked.info().semantics) ? 1 : 0;
  const std::uint64_t pairs = claims * catalog<F>().domains.size();
  return {12, 0, total / pairs + 1};
}

/// Every engine gets an equal share. `least_right` is the share of all cases, in percent, that has to hold: what
/// declines or says little would otherwise be convicted of nothing without being right.
template <Family F>
void expect_innocent(std::span<const assay_engine> engines, unsigned least_right) {
  const auto begin = std::chrono::steady_clock::now();
  std::uint64_t judged = 0;
  for (const assay_engine& engine : engines) {
    const inverted::Share share = share_for<F>(engine, inverted::total_or(kSuiteCases) / engines.size());
    const inverted::Record record = inverted::inverted<F>(engine, share);
    inverted::print(record, engine.name, std::cout);
    EXPECT_TRUE(record.convictions.empty()) << engine.name;
    EXPECT_GT(100 * record.all.holds, least_right * record.all.judged) << engine.name;
    judged += record.all.judged;
  }
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
  std::cout << judged << " cases in " << passed.count() << " s\n";
}

}  // namespace assay
