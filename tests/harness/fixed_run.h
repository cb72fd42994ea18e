// Variants that are held to what they answered before, a line each: tests of a folder are a list of these.
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <ostream>
#include <string_view>

#include "tests/harness/folded_variant.h"
#include "tests/harness/test_name.h"
#include "variants/variants.h"

namespace assay::test {

/// What a variant answered when it was written down: `folded` is folded_variant of its first `cases`.
struct FixedRun {
  std::string_view variant;
  std::uint64_t cases, folded;
};
inline void PrintTo(const FixedRun& run, std::ostream* out) { *out << run.variant; }

class OnAFixedRun : public testing::TestWithParam<FixedRun> {
 protected:
  template <Family F>
  static void expect_the_same() {
    EXPECT_EQ(folded_variant<F>(variant_named<F>(GetParam().variant)->solve, GetParam().cases), GetParam().folded);
  }
};
inline std::string name_of_run(const testing::TestParamInfo<FixedRun>& run) { return test_name(run.param.variant); }

}  // namespace assay::test
