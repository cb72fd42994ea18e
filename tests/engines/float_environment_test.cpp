#include "engines/host/worker/float_environment.h"

#include <gtest/gtest.h>

#include <cfenv>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace assay::float_environment_test {
namespace {

class FloatEnvironmentTest : public testing::Test {
 protected:
  void TearDown() override { default_float_environment().restore(); }
};

TEST_F(FloatEnvironmentTest, AProgramStartsInTheDefault) {
  EXPECT_EQ(FloatEnvironment::current(), default_float_environment());
}

TEST_F(FloatEnvironmentTest, ArithmeticDoesNotChangeIt) {
  const FloatEnvironment before = FloatEnvironment::current();
  volatile double tiny = 1e-300, huge = 1e300;
  volatile double raises = tiny * tiny + huge * huge + 1.0 / 3.0;
  (void)raises;
  EXPECT_EQ(FloatEnvironment::current(), before);
}

TEST_F(FloatEnvironmentTest, NamesTheRoundingModeAndRestoresIt) {
  const FloatEnvironment before = FloatEnvironment::current();
  std::fesetround(FE_DOWNWARD);
  const FloatEnvironment after = FloatEnvironment::current();
  EXPECT_EQ(describe_change(before, after), "rounding is downward");
  before.restore();
  EXPECT_EQ(std::fegetround(), FE_TONEAREST);
  EXPECT_EQ(FloatEnvironment::current(), before);
}

#if defined(__x86_64__)
TEST_F(FloatEnvironmentTest, NamesFlushToZeroAndRestoresIt) {
  const FloatEnvironment before = FloatEnvironment::current();
  _mm_setcsr(_mm_getcsr() | 0x8040U);
  EXPECT_EQ(describe_change(before, FloatEnvironment::current()), "flush-to-zero is on, denormals-are-zero is on");
  before.restore();
  EXPECT_EQ(FloatEnvironment::current(), before);
}

TEST_F(FloatEnvironmentTest, NamesTrapsAndX87Precision) {
  const FloatEnvironment before = FloatEnvironment::current();
  std::uint16_t control = 0;
  __asm__ volatile("fnstcw %0" : "=m"(control));
  control = static_cast<std::uint16_t>(control & ~0x0300);
  __asm__ volatile("fldcw %0" : : "m"(control));
  _mm_setcsr(_mm_getcsr() & ~0x0400U);
  EXPECT_EQ(describe_change(before, FloatEnvironment::current()),
            "SSE exception traps are changed, x87 precision is changed");
}

TEST_F(FloatEnvironmentTest, SeesARoundingModeThatOnlySseObeys) {
  const FloatEnvironment before = FloatEnvironment::current();
  _mm_setcsr((_mm_getcsr() & ~0x6000U) | 0x4000U);
  EXPECT_EQ(describe_change(before, FloatEnvironment::current()), "rounding is upward");
}
#endif

}  // namespace
}  // namespace assay::float_environment_test
