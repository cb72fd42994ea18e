#include <gmock/gmock.h>

#include "mutants_of_text.h"

namespace assay::mutation::operators_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Operators, AreSortedByNameAndEachSaysWhoMakesTheMistake) {
  std::string before;
  for (const ListedOperator& listed : operators()) {
    EXPECT_LT(before, listed.name);
    EXPECT_TRUE(llvm::StringRef(listed.why).endswith(".")) << listed.name;
    before = listed.name;
  }
}

TEST(Constants, ATolerancesUsesAreScaledAndAreOneMutant) {
  const std::string text =
      "constexpr double kNear = 1e-9; bool f(double x, double y) { return x < kNear && y < kNear; }";
  EXPECT_THAT(mutants_of_text("tolerance_times_ten", text),
              ElementsAre("kNear -> (kNear) * 10.0", "kNear -> (kNear) * 10.0"));
  EXPECT_THAT(mutants_of_text("tolerance_over_ten", text),
              ElementsAre("kNear -> (kNear) / 10.0", "kNear -> (kNear) / 10.0"));
  std::string error;
  const auto changes = changes_of(text, "tolerance_over_ten");
  const auto mutants = mutants_of(
      changes, [&](const std::string&) -> const std::string& { return text; }, error);
  ASSERT_EQ(mutants.size(), 1u) << error;
  EXPECT_EQ(mutants[0].changes.size(), 2u);
  EXPECT_EQ(mutants[0].first().subject, "text.cpp:kNear");
}

TEST(Constants, AWrittenToleranceIsScaledAndACoefficientIsNot) {
  EXPECT_THAT(mutants_of_text("tolerance_times_ten", "bool f(double x) { return 0.5 * x > 1e-6; }"),
              ElementsAre("1e-6 -> (1e-6) * 10.0"));
}

TEST(Constants, AnErrorConstantIsHalvedAtEachUse) {
  const std::string text = "constexpr double kU = 0x1p-53; double f(double x) { return 3 * kU * x + kU; }";
  EXPECT_THAT(mutants_of_text("error_constant_halved", text), ElementsAre("kU -> (kU) / 2.0", "kU -> (kU) / 2.0"));
  EXPECT_THAT(mutants_of_text("tolerance_times_ten", text), IsEmpty());
  EXPECT_THAT(mutants_of_text("error_constant_halved", "double f(double r) { return r * (1 + 0x1p-49); }"),
              ElementsAre("0x1p-49 -> (0x1p-49) / 2.0"));
}

TEST(Constants, UnderflowIsForgotten) {
  EXPECT_THAT(mutants_of_text("underflow_forgotten",
                              "constexpr double kEta = 0x1p-1074; double f(double x) { return x + 4 * kEta; }"),
              ElementsAre("kEta -> 0.0"));
}

TEST(Constants, AReferenceToAConstantStaysOne) {
  EXPECT_THAT(
      mutants_of_text("tolerance_times_ten",
                      "constexpr double kNear = 1e-9; const double& f(const double& x) { return std::max(x, kNear); }"),
      IsEmpty());
}

TEST(Comparisons, StrictnessOfDoublesAndOfExactNumbersIsTurned) {
  EXPECT_THAT(mutants_of_text("strictness", "bool f(double x, double y, int i) { return x < y || i < 3; }"),
              ElementsAre("x < y -> (x) <= (y)"));
  EXPECT_THAT(
      mutants_of_text(
          "strictness",
          "struct R { double v; }; bool operator>=(R, R); bool operator>(R, R); bool f(R x, R y) { return x >= y; }"),
      ElementsAre("x >= y -> (x) > (y)"));
}

TEST(Comparisons, WhatCannotBeComparedTheOtherWayStays) {
  EXPECT_THAT(mutants_of_text("strictness", "struct R {}; bool operator<(R, R); bool f(R x, R y) { return x < y; }"),
              IsEmpty());
}

TEST(Comparisons, TheLastOfEqualCandidatesIsTaken) {
  const std::string text = "double f(double x, double best) { if (x < best) best = x; return best; }";
  EXPECT_THAT(mutants_of_text("ties_broken_otherwise", text), ElementsAre("x < best -> (x) <= (best)"));
  EXPECT_THAT(mutants_of_text("strictness", text), IsEmpty());
  EXPECT_THAT(mutants_of_text("ties_broken_otherwise", "bool f(int i, int j) { return i < j; }"),
              ElementsAre("i < j -> (i) > (j)"));
}

TEST(Branches, AnEarlyReturnNeverReturns) {
  EXPECT_THAT(
      mutants_of_text("check_dropped", "int f(double x) { if (x > 1) return 2; if (x == 0) return 1; return 0; }"),
      ElementsAre("x > 1 -> false"));
}

TEST(Branches, ASpecialCaseIsForgotten) {
  EXPECT_THAT(
      mutants_of_text("degenerate_branch_forgotten",
                      "int f(double x) { if (x > 1) return 2; if (x == 0) return 1; if (x < 0) x = -x; return x; }"),
      ElementsAre("x == 0 -> false", "x < 0 -> false"));
  EXPECT_THAT(mutants_of_text("degenerate_branch_forgotten", "int f(bool b) { if (!b) return 2; return 0; }"),
              ElementsAre("!b -> false"));
}

TEST(Branches, ABranchWithElseStays) {
  EXPECT_THAT(mutants_of_text("check_dropped", "int f(double x) { if (x > 1) return 2; else return 0; }"), IsEmpty());
}

TEST(Branches, TheSecondConditionIsDropped) {
  EXPECT_THAT(mutants_of_text("condition_dropped", "bool f(bool a, bool b) { return a && b; }"),
              ElementsAre("a && b -> static_cast<bool>(a)"));
}

TEST(Determinants, AMinorHasItsSignOrAnEntryWrong) {
  const std::string text = "double f(double a, double b, double c, double d) { return a * d - b * c; }";
  EXPECT_THAT(mutants_of_text("sub_determinant_sign", text), ElementsAre("a * d - b * c -> (a * d) + (b * c)"));
  EXPECT_THAT(mutants_of_text("sub_determinant_entry", text), ElementsAre("a * d - b * c -> (a * d) - (b) * (d)"));
}

TEST(Determinants, AScaleIsNotUndone) {
  EXPECT_THAT(
      mutants_of_text("scale_not_undone", "double f(double x, double scale_) { x *= scale_; return x / scale_; }"),
      ElementsAre("scale_ -> 1.0", "x / scale_ -> static_cast<double>(x)"));
  EXPECT_THAT(mutants_of_text("scale_not_undone", "double f(double x, int e) { return std::ldexp(x, e) / x; }"),
              ElementsAre("std::ldexp(x, e) -> static_cast<double>(x)"));
}

TEST(Determinants, AbsAndMinusAreDropped) {
  EXPECT_THAT(mutants_of_text("abs_dropped", "double f(double x) { return std::abs(x - 1); }"),
              ElementsAre("std::abs(x - 1) -> static_cast<double>(x - 1)"));
  EXPECT_THAT(mutants_of_text("minus_dropped", "double f(double x) { return -x * -1.0; }"),
              ElementsAre("-x -> static_cast<double>(x)"));
}

TEST(Rounding, AVariableKeepsAFloat) {
  EXPECT_THAT(mutants_of_text("narrowed_to_float",
                              "double f(double x) { const double y = x * x; double z = 1; return y + z; }"),
              ElementsAre("x * x -> static_cast<double>(static_cast<float>(x * x))"));
}

TEST(Rounding, WhatARangeGivesHasNoInitialValueToChange) {
  const std::string list =
      "struct At { double operator*() const; At& operator++(); bool operator!=(At) const; };"
      "struct List { At begin() const; At end() const; };";
  EXPECT_THAT(mutants_of_text("narrowed_to_float",
                              list + "double f(const List& l) { for (const double x : l) return x; return 0; }"),
              IsEmpty());
}

TEST(Rounding, AProductAndASumAreFused) {
  EXPECT_THAT(mutants_of_text("fused", "double f(double x, double y) { return x * y - y; }"),
              ElementsAre("x * y - y -> ::std::fma((x), (y), -(y))"));
  EXPECT_THAT(mutants_of_text("fused", "double f(double x, double y) { return y - x * y; }"),
              ElementsAre("y - x * y -> ::std::fma(-(x), (y), (y))"));
  EXPECT_THAT(mutants_of_text("fused", "float f(float x, float y) { return x * y - y; }"), IsEmpty());
}

TEST(Rounding, ASumHasAnotherOrder) {
  EXPECT_THAT(mutants_of_text("summed_in_other_order", "double f(double x, double y) { return x + y + 1.0; }"),
              ElementsAre("x + y + 1.0 -> (x) + ((y) + (1.0))"));
}

TEST(Rounding, ABoundIsRoundedInwards) {
  EXPECT_THAT(
      mutants_of_text("rounded_the_other_way", "double f(double x) { return std::floor(x) + std::nextafter(x, 0.0); }"),
      ElementsAre("std::floor(x) -> ::std::ceil(x)",
                  "std::nextafter(x, 0.0) -> ::std::nextafter(static_cast<double>(x), (0.0) > static_cast<double>(x) ? "
                  "-HUGE_VAL : HUGE_VAL)"));
}

TEST(Bounds, ABoundKeepsItsOperand) {
  EXPECT_THAT(
      mutants_of_text("bound_of_wrong_operand", "double f(double x, double y) { return std::abs(x) + std::abs(y); }"),
      ElementsAre("std::abs(x) + std::abs(y) -> (std::abs(x)) + (std::abs(x))"));
}

TEST(Bounds, TheOtherEndOfAnIntervalIsTaken) {
  const std::string ends =
      "struct I { double low, high; double lower() const; double upper() const; float least, greatest(); };";
  EXPECT_THAT(
      mutants_of_text("other_end_taken", ends + "double f(const I& i, I* p) { i.lower(); return p->high + i.least; }"),
      ElementsAre("i.lower() -> i.upper()", "p->high -> p->low"));
  EXPECT_THAT(mutants_of_text("other_end_taken", ends + "void f(I& i) { i.low = 1; }"), IsEmpty());
}

TEST(Bounds, TheLesserIsTakenForTheGreater) {
  EXPECT_THAT(mutants_of_text("lesser_for_greater", "double f(double x, double y) { return std::max(x, y); }"),
              ElementsAre("std::max(x, y) -> ::std::min<double>((x), (y))"));
}

TEST(Loops, TheLastIsForgotten) {
  EXPECT_THAT(mutants_of_text("last_one_forgotten",
                              "int f(unsigned n) { int s = 0; for (unsigned i = 0; i < n; ++i) ++s; return s; }"),
              ElementsAre("i < n -> (i) + 1 < (n)"));
}

TEST(Loops, AValueStaysStale) {
  EXPECT_THAT(mutants_of_text("stale_value",
                              "double f(int n) { double x = 0, s = 0; for (int i = 0; i < n; ++i) { x = s * s; s += x; "
                              "} x = s; return x; }"),
              ElementsAre("s * s -> (x)", "x -> 0.0"));
}

}  // namespace
}  // namespace assay::mutation::operators_test
