// Doubles in hexadecimal: one width, no rounding, and nothing else is read.
#include "properties/text/hexfloat.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <limits>
#include <string_view>

#include "properties/case/case_text.h"

namespace assay::hexfloat_test {
namespace {

using Limits = std::numeric_limits<double>;

TEST(Hexfloat, HasOneWidthAndNoRounding) {
  EXPECT_EQ(hexfloat(1.0), "0x1.0000000000000p+0000");
  EXPECT_EQ(hexfloat(-0.1), "-0x1.999999999999ap-0004");
  EXPECT_EQ(hexfloat(0.0), "0x0.0000000000000p+0000");
  EXPECT_EQ(hexfloat(-0.0), "-0x0.0000000000000p+0000");
  EXPECT_EQ(hexfloat(Limits::denorm_min()), "0x0.0000000000001p-1022");
  EXPECT_EQ(hexfloat(Limits::max()), "0x1.fffffffffffffp+1023");
  EXPECT_EQ(hexfloat(-Limits::infinity()), "-inf");
  EXPECT_EQ(hexfloat(Limits::quiet_NaN()), "nan");
  EXPECT_EQ(hexfloat(std::bit_cast<double>(std::uint64_t{0x7ff8000000000001})), "nan:7ff8000000000001");
}

TEST(Hexfloat, RefusesWhatNoDoubleEquals) {
  for (const std::string_view word : {"",
                                      "1",
                                      "0.5",
                                      "0x",
                                      "0x1",
                                      "0x1.",
                                      "0x1.p0",
                                      "0x1p",
                                      "0x1p+",
                                      "0x1.00000000000001p0",
                                      "0x1p1024",
                                      "0x1p-1075",
                                      "0x1.8p-1074",
                                      "0x2p0",
                                      "+0x1p0",
                                      "--0x1p0",
                                      "0x1p0 ",
                                      " 0x1p0",
                                      "0x1p00000",
                                      "infinity",
                                      "-nan",
                                      "nan:",
                                      "nan:0",
                                      "nan:3ff0000000000000",
                                      "NAN",
                                      "0x1p+-1",
                                      "0x1.g",
                                      "0x1.8p1p1"}) {
    EXPECT_FALSE(parse_hexfloat(word)) << word;
  }
  EXPECT_EQ(parse_hexfloat("0x1p3"), 8.0);
  EXPECT_EQ(parse_hexfloat("-0x1.8p-1"), -0.75);
  EXPECT_EQ(parse_hexfloat("0x1p-1074"), Limits::denorm_min());
}

}  // namespace
}  // namespace assay::hexfloat_test
