// What the tests of all domains of linear programs share: cases with their exact truth, and the shares that a domain
// states.
#pragma once
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

#include "oracles/lp/exact/certify_lp.h"
#include "properties/choices.h"
#include "properties/domains/lp/status_shares.h"

namespace assay::laws {

struct NameOfDomain {
  template <class D>
  static std::string GetName(int) {
    return std::string(D::kName.substr(D::kName.find('/') + 1));
  }
};

/// Calls visit(case, truth) for `measured` cases of the domain D.
template <class D, class Visit>
void for_each_certified(std::uint64_t measured, const LpWork& work, const Visit& visit) {
  for (std::uint64_t key = 0; key < measured; ++key) {
    Choices choices{mix64(key + 29)};
    const auto drawn = D::draw(choices);
    const auto truth = certify_lp(drawn.problem, work);
    ASSERT_TRUE(truth) << D::kName << ", stream " << key << ": " << truth.error();
    visit(drawn, *truth);
    if (testing::Test::HasFatalFailure()) FAIL() << D::kName << ", stream " << key;
  }
}

template <class D>
void expect_stated_shares(std::uint64_t measured, const LpWork& work) {
  std::array<std::uint64_t, 3> seen{};
  for_each_certified<D>(measured, work,
                        [&seen](const auto&, const LpTruth& truth) { ++seen[static_cast<std::size_t>(truth.status)]; });
  const auto expect_within = [&](LpStatus status, StatusShares::Bounds bounds) {
    const double share = static_cast<double>(seen[static_cast<std::size_t>(status)]) / static_cast<double>(measured);
    EXPECT_GE(share, bounds.least) << D::kName << ": " << name_of(status);
    EXPECT_LE(share, bounds.most) << D::kName << ": " << name_of(status);
  };
  expect_within(LpStatus::kOptimal, D::kShares.optimal);
  expect_within(LpStatus::kInfeasible, D::kShares.infeasible);
  expect_within(LpStatus::kUnbounded, D::kShares.unbounded);
}

}  // namespace assay::laws
