// What an engine for linear programs is held to: as stated, or by default.
#include <gtest/gtest.h>

#include <cmath>

#include "properties/lp/default_promises.h"

namespace assay::lp_default_promises_test {
namespace {

Stated<LpFamily> stating(double primal, double dual, double gap) {
  Stated<LpFamily> semantics;
  semantics.primal = primal;
  semantics.dual = dual;
  semantics.gap = gap;
  return semantics;
}

TEST(DefaultPromises, TakeWhatIsStatedAsItIs) {
  for (const double stated : {0.0, 1e-9, 0.25, kInfinity}) {
    const LpPromise promise = effective_promise(stating(stated, stated, stated));
    for (const Allowance& one : {promise.primal, promise.dual, promise.gap}) {
      EXPECT_EQ(one.relative, stated);
      EXPECT_EQ(one.of_terms, 0) << "no room is added to a stated promise";
    }
  }
  EXPECT_FALSE(effective_promise(stating(kInfinity, 0, 0)).primal.is_judged());
}

TEST(DefaultPromises, RestOnThePrecisionWhereNothingIsStated) {
  Stated<LpFamily> semantics = stating(-1, std::nan(""), -1);
  LpPromise promise = effective_promise(semantics);
  for (const Allowance& one : {promise.primal, promise.dual, promise.gap}) {
    EXPECT_EQ(one.relative, 0x1p-21);
    EXPECT_EQ(one.of_terms, 0x1p-49);
  }
  semantics.precision_bits = 24;
  promise = effective_promise(semantics);
  EXPECT_EQ(promise.primal.relative, 0x1p-9);
  EXPECT_EQ(promise.primal.of_terms, 0x1p-20);
}

TEST(DefaultPromises, AskNoMoreOfTheGapThanOfWhatItIsMadeOf) {
  EXPECT_EQ(effective_promise(stating(1e-7, 1e-7, -1)).gap.relative, 0x1p-21);
  EXPECT_EQ(effective_promise(stating(1e-5, 1e-7, -1)).gap.relative, 1e-5);
  EXPECT_EQ(effective_promise(stating(kInfinity, 1e-7, -1)).gap.relative, 0x1p-21);
  EXPECT_EQ(effective_promise(stating(1e-5, 1e-5, 0)).gap.relative, 0) << "stated";
}

TEST(DefaultPromises, BoundTheChangeByWhichAStatusIsJudged) {
  EXPECT_EQ(allowed_change(stating(1e-7, 1e-9, -1)), 1e-7);
  EXPECT_EQ(allowed_change(stating(0, 0, -1)), 0);
  EXPECT_EQ(allowed_change(stating(-1, 0, -1)), 0x1p-21);
  EXPECT_EQ(allowed_change(stating(kInfinity, 1e-9, -1)), 1e-9);
  EXPECT_EQ(allowed_change(stating(7, 0, -1)), kWidestChange);
  EXPECT_LT(allowed_change(stating(kInfinity, kInfinity, 0)), 0);
}

TEST(DefaultPromises, AreToldApartInWords) {
  EXPECT_EQ(promise_words(stating(1e-7, 0, -1)),
            "held to primal 1e-07 as stated, dual 0 as stated, gap 4.77e-07 by default");
}

}  // namespace
}  // namespace assay::lp_default_promises_test
