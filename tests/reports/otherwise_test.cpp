// Two campaigns of equal counts in which our own code answered, went or judged otherwise in some bit.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/store/compare/compare.h"
#include "tests/reports/example_campaign.h"

namespace assay::otherwise_test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Otherwise, TellsOtherBitsAtEqualCounts) {
  Campaign baseline = example::campaign(), current = baseline;
  baseline.blocks.front().self_check = {1, 8, 5};
  current.blocks.front().self_check = {2, 8, 4};
  const Comparison comparison = compare(baseline, current);
  EXPECT_FALSE(comparison.is_worse()) << "no answer is known to be wrong for it";
  EXPECT_THAT(comparison.changes(),
              Contains(Field(&Change::sentence, AllOf(StartsWith("Otherwise, at equal counts: "),
                                                      HasSubstr("5 of 8 were rejected before, 4 of 8 now")))));
  current.blocks.front().self_check = baseline.blocks.front().self_check;
  EXPECT_THAT(compare(baseline, current).changes(), IsEmpty());
  current.blocks.front().self_check = {};
  EXPECT_THAT(compare(baseline, current).changes(), IsEmpty()) << "engines of others have none";
}

}  // namespace
}  // namespace assay::otherwise_test
