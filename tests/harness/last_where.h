// The greatest double up to which something holds, by bisection over all doubles: where a bound stands, to the last
// bit.
#pragma once
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>

namespace assay::test {

/// max {x : low <= x < high, holds(x)}. Preconditions: 0 <= low < high; `holds` is true up to one number only.
template <class Holds>
double last_where(double low, double high, const Holds& holds) {
  EXPECT_TRUE(holds(low)) << low;
  EXPECT_FALSE(holds(high)) << high;
  auto least = std::bit_cast<std::uint64_t>(low), beyond = std::bit_cast<std::uint64_t>(high);
  while (least + 1 < beyond) {
    const std::uint64_t middle = least + (beyond - least) / 2;
    (holds(std::bit_cast<double>(middle)) ? least : beyond) = middle;
  }
  return std::bit_cast<double>(least);
}

}  // namespace assay::test
