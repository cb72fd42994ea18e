// The adapter that this executable is linked with, its library replaced by one that answers exactly: nothing may be held
// against it. ASSAY_INVERTED_CASES asks for more cases than the suite's share.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/engines/inverted/runner.h"

namespace assay::inverted {
namespace {

TEST(InvertedAdapter, IsConvictedOfNothing) {
  const assay_plugin* plugin = assay_plugin_entry(ASSAY_ABI_VERSION);
  ASSERT_NE(plugin, nullptr);
  const std::uint64_t each = total_or(6300) / plugin->engine_count;
  for (std::uint32_t i = 0; i < plugin->engine_count; ++i) {
    const assay_engine& engine = plugin->engines[i];
    const Record record = inverted<LpFamily>(engine, share_of<LpFamily>(each, 12));
    print(record, engine.name, std::cout);
    EXPECT_TRUE(record.convictions.empty()) << engine.name;
    // Who declines or says nothing is convicted of nothing without being right.
    const Tally& principal = record.of_property.at("lp/answer_is_certified");
    EXPECT_EQ(principal.undecided + principal.not_judged + principal.gave_up, 0U) << engine.name;
    EXPECT_GT(principal.holds, principal.judged * 3 / 4) << engine.name;
  }
}

}  // namespace
}  // namespace assay::inverted
