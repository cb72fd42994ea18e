// Errors of translation, planted behind an exact library: the inverted tests and the rates must see them.
#pragma once
#include <algorithm>
#include <string_view>
#include <utility>

#include "tests/engines/collision_adapters/trial/adapter.h"

namespace assay::trial {

/// What `Exact` answers, spoiled.
template <class Exact, auto spoil>
struct Spoiled {
  static constexpr std::string_view kName = Exact::kName;
  template <class Problem>
  static auto solve(const Problem& problem, const Watch& watch) {
    auto answer = Exact::solve(problem, watch);
    spoil(answer);
    return answer;
  }
};

inline void reverse_normal(GjkAnswer& answer) {
  if (auto* deep = std::get_if<Penetrating>(&answer))
    for (double& entry : deep->normal) entry = -entry;
}
inline void exchange_points(GjkAnswer& answer) {
  if (auto* apart = std::get_if<MeasuredApart>(&answer)) std::swap(apart->on_a, apart->on_b);
}
inline void tell_from_the_end(CastAnswer& answer) {
  if (auto* bare = std::get_if<BareTime>(&answer)) bare->time = 1 - bare->time;
}

template <Family F>
void expect_convicted(const assay_engine& engine, std::uint64_t total, std::string_view property) {
  const inverted::Record record = inverted::inverted<F>(engine, inverted::share_of<F>(total));
  EXPECT_TRUE(std::ranges::any_of(record.convictions, [&](const auto& one) { return one.property == property; }))
      << property;
}

}  // namespace assay::trial
