// What the hulls of ours state, in the plane and in space.
#pragma once
#include <string_view>

#include "algorithms/model/joined.h"
#include "algorithms/model/statement.h"

namespace assay::hull {

inline constexpr std::string_view kExact = "exact";

/// The same, and that of points that coincide the lowest index is named: each variant of ours sorts first, and keeps
/// that one.
template <Family F>
constexpr Promises<F> by_lowest_index(Promises<F> promises = {}) {
  promises.names_lowest = true;
  return promises;
}

/// The same, and that clouds of numbers that are none are refused.
template <Family F>
constexpr Promises<F> refusing(Promises<F> promises = {}) {
  promises = by_lowest_index(promises);
  promises.refuses_no_problem = true;
  return promises;
}

/// The same, and that every finite cloud is answered.
template <Family F>
constexpr Promises<F> always_answered(Promises<F> promises = {}) {
  promises = refusing(promises);
  promises.answers_up_to = kAnySize;
  return promises;
}

/// A variant of ours on the test T, called How followed by the test's phrase: exact where the test is, and then a cloud
/// is never given up; else naive.
template <Family F, const std::string_view& How, class T>
constexpr Statement<F> stated_on(const Promises<F>& promises = {}) {
  return {.kind = T::kIsExact ? EngineKind::kOurs : EngineKind::kNaive,
          .sentence = Joined<How, T::kPhrase>::kValue,
          .promises = T::kIsExact ? always_answered(promises) : refusing(promises),
          .note = T::kIsExact ? kExact : "no tolerance, no guarantee"};
}

}  // namespace assay::hull
