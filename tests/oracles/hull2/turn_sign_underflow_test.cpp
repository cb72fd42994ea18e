// Where the rounding of a difference, relative, and the underflow of a product, absolute, come together: both products
// are a few times the smallest subnormal, the rounded differences lie on the two sides of a tie, and the rounded
// determinant is +2^-1074 although the exact one is 0 or negative. Found by a search over such ties; a filter whose
// bound has no absolute term takes the wrong sign here, and at no random point of the exponent range.
#include <gtest/gtest.h>

#include "oracles/hull2/orient2d_sign.h"

namespace assay::turn_sign_underflow_test {
namespace {

TEST(TurnSign, IsRightWhereProductsUnderflowAtATie) {
  struct Case {
    Point2 a, b, c;
    int sign;
  };
  const Case cases[] = {
      {{-0x1p-556, 0}, {0x1.5555555555555p-503, 0x1p-574}, {0x1p-501, 0x1.8p-573}, 0},
      {{-0x1p-557, 0}, {0x1.9999999999999p-504, 0x1p-574}, {0x1p-501, 0x1.4p-572}, -1},
      {{-0x1.8p-558, 0}, {0x1.745d1745d1745p-505, 0x1p-574}, {0x1p-501, 0x1.6p-571}, -1},
  };
  for (const auto& [a, b, c, sign] : cases) {
    bool exactly = false;
    EXPECT_EQ(orient2d_sign(a, b, c, exactly), sign);
    EXPECT_EQ(orient2d_sign(b, c, a, exactly), sign);
    EXPECT_EQ(orient2d_sign(c, b, a, exactly), -sign);
  }
}

}  // namespace
}  // namespace assay::turn_sign_underflow_test
