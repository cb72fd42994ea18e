// A set of blocks that is kept as ranges is a set of blocks.
#include "reports/store/blocks/recorded_blocks.h"

#include <gtest/gtest.h>

#include <set>

namespace assay::recorded_blocks_test {
namespace {

BlockKey key(std::uint64_t block, const char* engine = "e") { return {engine, "p", "d@1", block}; }

TEST(RecordedBlocks, IsASetInWhateverOrderBlocksCome) {
  for (const std::uint64_t step : {1, 3, 7, 13}) {  // each prime to 20
    RecordedBlocks recorded;
    std::set<std::uint64_t> expected;
    for (std::uint64_t i = 0; i < 20; ++i) {
      const std::uint64_t block = i * step % 20;
      EXPECT_TRUE(recorded.insert(key(block)));
      EXPECT_FALSE(recorded.insert(key(block)));
      expected.insert(block);
      for (std::uint64_t other = 0; other < 22; ++other)
        EXPECT_EQ(recorded.contains(key(other)), expected.contains(other)) << step << ' ' << block << ' ' << other;
      EXPECT_EQ(recorded.size(), expected.size());
    }
    EXPECT_EQ(recorded.ranges_of({"e", "p", "d@1"}), (RecordedBlocks::Ranges{{0, 19}}));
  }
}

TEST(RecordedBlocks, RowsAreApart) {
  RecordedBlocks recorded;
  recorded.insert(key(4));
  EXPECT_FALSE(recorded.contains(key(4, "other")));
  EXPECT_TRUE(recorded.ranges_of({"other", "p", "d@1"}).empty());
}

TEST(RecordedBlocks, TheLastNumberThereIsDoesNotWrapAround) {
  RecordedBlocks recorded;
  recorded.insert(key(~std::uint64_t{0}));
  recorded.insert(key(0));
  EXPECT_EQ(recorded.ranges_of({"e", "p", "d@1"}).size(), 2u);
  EXPECT_FALSE(recorded.contains(key(1)));
}

}  // namespace
}  // namespace assay::recorded_blocks_test
