// The revised simplex by a textbook's rules, and the classic programs that are hard for these.
#pragma once
#include <gtest/gtest.h>

#include <string_view>
#include <variant>

#include "algorithms/lp/revised/revised_simplex.h"
#include "properties/domains/lp/classics.h"

namespace assay::test {

/// No Harris test, no cure of cycles, no scaling and no limit of pivots.
inline lp::RevisedOptions textbook(lp::RevisedOptions::Method method, lp::Pricing pricing,
                                   lp::TieBreak tie = lp::TieBreak::kLowestIndex) {
  return {{pricing, lp::RatioTest::kTextbook, lp::AntiCycling::kNone, tie, lp::Scaling::kNone}, method, 0};
}

/// The classic of that name; a failed test and the first classic where there is none.
inline const LpProblem& classic(std::string_view name) {
  const LpClassic* found = find_classic(name);
  EXPECT_NE(found, nullptr) << name;
  return found != nullptr ? found->problem : lp_classics()[0].problem;
}

/// Why it gave up; a failed test where it did not.
inline GaveUp::Why why(const LpAnswer& answer) {
  const auto* gave_up = std::get_if<GaveUp>(&answer);
  EXPECT_NE(gave_up, nullptr);
  return gave_up != nullptr ? gave_up->why : GaveUp::Why::kStopped;
}

}  // namespace assay::test
