// The runner of inverted tests: it convicts nobody who is right, and by name and with the case whoever is not.
#include "tests/engines/inverted/runner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "certified/lp/certified_lp.h"
#include "engines/plugin_kit.h"
#include "properties/case/case_text.h"
#include "properties/lp/status_is_right.h"
#include "tests/harness/claim_words.h"

namespace assay::inverted {
namespace {

constexpr plugin::Statement<LpFamily> kExact{.version = "1", .promises = {.primal = 0, .dual = 0, .gap = 0}};

/// Says infeasible of every program with more than two columns.
struct Liar {
  static constexpr std::string_view kName = "test/liar";
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    if (problem.columns > 2) return Infeasible{};
    return CertifiedLp::solve(problem, watch);
  }
};

struct Mute {
  static constexpr std::string_view kName = "test/mute";
  static LpAnswer solve(const LpProblem&, const Watch&) { return Declined{"always"}; }
};

TEST(InvertedRunner, ConvictsACertifiedSolverOfNothing) {
  const assay_engine engine = plugin::engine<LpFamily, CertifiedLp>(kExact);
  const Record record = inverted<LpFamily>(engine, {7, 0, 2});
  print(record, engine.name, std::cout);
  EXPECT_TRUE(record.convictions.empty());
  EXPECT_GT(record.all.holds, record.all.judged / 2);
  EXPECT_EQ(record.all.declined, 0U);
}

TEST(InvertedRunner, ConvictsALiarByNameAndWithTheCase) {
  const assay_engine engine = plugin::engine<LpFamily, Liar>(kExact);
  const Record record = inverted<LpFamily>(engine, {7, 0, 2});
  ASSERT_FALSE(record.convictions.empty());
  const auto found = std::ranges::find_if(record.convictions,
                                          [](const Conviction& one) { return one.property == StatusIsRight::kName; });
  ASSERT_NE(found, record.convictions.end());
  EXPECT_EQ(found->claim, StatusIsRight::kClaim);
  const Result<CaseFile> read = parse_case(found->case_text, "conviction");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->header.at("domain"), found->domain);
  EXPECT_GT(std::get<LpProblem>(read->problem).columns, 2U);
}

TEST(InvertedRunner, CountsWhatAnEngineDeclines) {
  const assay_engine engine = plugin::engine<LpFamily, Mute>(kExact);
  const Record record = inverted<LpFamily>(engine, {7, 0, 1});
  EXPECT_TRUE(record.convictions.empty());
  EXPECT_EQ(record.all.holds, 0U);
  EXPECT_EQ(record.all.declined, record.all.judged);
}

TEST(InvertedRunner, MakesAShareOfAboutTheTotal) {
  const Share share = share_of<LpFamily>(1000);
  const assay_engine engine = plugin::engine<LpFamily, Mute>(kExact);
  const std::uint64_t judged = inverted<LpFamily>(engine, share).all.judged;
  EXPECT_GE(judged, 1000U);
  EXPECT_LT(judged, 1300U);
}

}  // namespace
}  // namespace assay::inverted
