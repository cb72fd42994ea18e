// An engine's answers on small integer clouds beside the exact hull: a translation error shows as a rate that no
// library has.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <ostream>
#include <span>
#include <string>
#include <variant>

#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/exact_hull3.h"
#include "properties/choices.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/hull3/hull3_is_exact.h"
#include "tests/engines/inverted/in_process_plugin.h"

namespace assay::small_integers {

/// Coordinates are integers of -3 to 3, so no library has an excuse of rounding.
inline constexpr std::uint64_t kClouds = 6000;

struct Rates {
  std::uint64_t right = 0, wrong = 0, silent = 0;
  friend std::ostream& operator<<(std::ostream& out, const Rates& r) {
    return out << r.right << " right, " << r.wrong << " wrong, " << r.silent << " silent";
  }
};

/// A third of the clouds are laid on a line and a third on a plane, else a cloud of more than a few points never is: so
/// many of them have a point inside an edge or a face, and begin with one.
template <Family F>
typename F::Problem cloud(std::uint64_t index) {
  using Number = std::array<std::int64_t, 3>;
  Choices choices(mix64(index));
  typename F::Problem cloud;
  const std::uint64_t count = 1 + choices.below(12), span = 1 + index % 3;
  std::array<Number, 2> way{};
  for (Number& one : way)
    for (auto& x : one) x = choices.around_zero(1);
  for (std::uint64_t i = 0; i < count; ++i) {
    Number p{};
    if (span == 3)
      for (auto& x : p) x = choices.around_zero(3);
    else
      for (std::uint64_t k = 0; k < span; ++k) {
        const std::int64_t steps = choices.around_zero(span == 1 ? 3 : k == 0 ? 2 : 1);
        for (std::size_t axis = 0; axis < 3; ++axis) p[axis] += steps * way[k][axis];
      }
    auto& point = cloud.points.emplace_back();
    point.x = static_cast<double>(p[0]);
    point.y = static_cast<double>(p[1]);
    if constexpr (std::same_as<F, Hull3Family>) point.z = static_cast<double>(p[2]);
  }
  return cloud;
}

/// The dimension of the cloud by the exact hull.
inline int dimension_of(const Cloud3& cloud) { return exact_hull3(cloud).dimension; }
inline int dimension_of(const Cloud2& cloud) {
  const Hull2Answer truth = exact_hull2(cloud);
  const auto* flat = std::get_if<FlatHull>(&truth);
  return flat == nullptr ? 2 : static_cast<int>(flat->extreme.size()) - 1;
}

/// By dimension of the cloud; `spoil` changes an answer before it is judged.
template <Family F, class Property>
std::map<int, Rates> rates_of(const assay_engine& engine,
                              const std::function<void(const typename F::Problem&, typename F::Answer&)>& spoil = {}) {
  inverted::InProcessPlugin<F> asked(engine);
  const Court<F> court{asked.info().semantics, nullptr};
  std::map<int, Rates> rates;
  for (std::uint64_t index = 0; index < kClouds; ++index) {
    const typename F::Problem problem = cloud<F>(index);
    Reply<F> reply;
    asked.solve({&problem, 1}, {&reply, 1});
    if (spoil) spoil(problem, reply.answer);
    Rates& here = rates[dimension_of(problem)];
    const Verdict verdict = Property::judge(problem, {&reply, 1}, court);
    if (reply.delivery == Delivery::kAnswered && holds(verdict))
      ++here.right;
    else if (reply.delivery != Delivery::kAnswered || violation(verdict) != nullptr)
      ++here.wrong;
    else
      ++here.silent;
  }
  return rates;
}

/// With either of the errors below that many answers are wrong for one that is right: a triangle that names its corners
/// one further is the same triangle, and so are some squares.
inline constexpr std::uint64_t kSpoiltAtLeast = 4;

/// Two errors that a translation might have: every facet or the ring turned over, and every index too large by one.
inline void turned(const Cloud2&, Hull2Answer& answer) {
  if (auto* hull = std::get_if<Hull>(&answer)) std::reverse(hull->ccw.begin(), hull->ccw.end());
}
inline void turned(const Cloud3&, Hull3Answer& answer) {
  auto* hull = std::get_if<Hull3>(&answer);
  if (hull == nullptr) return;
  for (std::uint32_t f = 0, begin = 0; f < hull->facets(); begin = hull->end[f++])
    std::reverse(hull->corner.begin() + begin, hull->corner.begin() + hull->end[f]);
}
inline void off_by_one(const Cloud2& cloud, Hull2Answer& answer) {
  if (auto* hull = std::get_if<Hull>(&answer))
    for (std::uint32_t& i : hull->ccw) i = (i + 1) % static_cast<std::uint32_t>(cloud.points.size());
}
inline void off_by_one(const Cloud3& cloud, Hull3Answer& answer) {
  if (auto* hull = std::get_if<Hull3>(&answer))
    for (std::uint32_t& i : hull->corner) i = (i + 1) % static_cast<std::uint32_t>(cloud.points.size());
}

template <Family F>
using Spoil = void (*)(const typename F::Problem&, typename F::Answer&);
/// Each is to be convicted.
template <Family F>
inline constexpr std::array<Spoil<F>, 2> kSpoilt = {&turned, &off_by_one};

/// With either error the engine's answers on clouds that span the family's space are wrong.
template <Family F, class Property>
void expect_spoilt_convicted(const assay_engine& engine, int full) {
  for (const auto spoil : kSpoilt<F>) {
    const Rates spoilt = rates_of<F, Property>(engine, spoil).at(full);
    EXPECT_GT(spoilt.wrong, kSpoiltAtLeast * spoilt.right) << engine.name << ": " << spoilt;
  }
}

/// The engine answers every cloud and errs on none, and is convicted where its answers are spoilt.
template <Family F, class Property>
void expect_no_error(const assay_engine& engine, int full) {
  for (const auto& [dimension, rate] : rates_of<F, Property>(engine)) {
    std::cout << engine.name << ", dimension " << dimension << ": " << rate << '\n';
    EXPECT_EQ(rate.wrong, 0U) << engine.name << " " << dimension;
    EXPECT_EQ(rate.silent, 0U) << engine.name << " " << dimension;
  }
  expect_spoilt_convicted<F, Property>(engine, full);
}

}  // namespace assay::small_integers
