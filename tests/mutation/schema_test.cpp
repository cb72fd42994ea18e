#include <gmock/gmock.h>

#include "mutants_of_text.h"

namespace assay::mutation::schema_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// The schema of all that the operators make of a text, ids replaced by their place in the list of mutants.
std::string schema(const std::string& text, const std::string& name) {
  std::string error;
  const auto changes = changes_of(text, name);
  const auto mutants = mutants_of(
      changes, [&](const std::string&) -> const std::string& { return text; }, error);
  EXPECT_EQ(error, "");
  std::vector<NumberedChange> numbered;
  for (const Mutant& mutant : mutants)
    for (const Change& change : mutant.changes) numbered.emplace_back(mutant.id, &change);
  std::string written = schema_of(text, numbered);
  int place = 0;
  for (const Mutant& mutant : mutants) {
    const std::string id = "::assay::mutation::chosen(0x" + id_in_words(mutant.id) + "U)";
    for (std::size_t at; (at = written.find(id)) != std::string::npos;)
      written.replace(at, id.size(), "#" + std::to_string(place));
    ++place;
  }
  return written.substr(written.find('\n') + 1);
}

TEST(Schema, AChoiceHasTheChoicesOfWhatIsInsideIt) {
  EXPECT_EQ(schema("double f(double x, double y) { return -(-x - y); }", "minus_dropped"),
            "double f(double x, double y) { return (#0 ? (static_cast<double>((-x - y))) : (-((#1 ? "
            "(static_cast<double>(x)) : (-x)) - y))); }");
}

TEST(Schema, ChoicesOfOnePlaceStandInOneAnother) {
  EXPECT_EQ(schema("double f(double a, double b) { return a * a - b * b; }", "sub_determinant_sign"),
            "double f(double a, double b) { return (#0 ? ((a * a) + (b * b)) : (a * a - b * b)); }");
  const std::string both = schema("double f(double a, double b) { return a * a - b * b; }", "");
  EXPECT_THAT(both, HasSubstr(" : ((#"));
}

TEST(Schema, AConditionIsOnlyAskedWhetherItIsTrue) {
  EXPECT_EQ(schema("int f(int* p) { if (p) return 1; return 0; }", "check_dropped"),
            "int f(int* p) { if ((#0 ? (false) : static_cast<bool>(p))) return 1; return 0; }");
}

TEST(Places, WhatCompilersComputeAndWhatMacrosMakeIsLeftAlone) {
  EXPECT_THAT(mutants_of_text("tolerance_times_ten",
                              "constexpr double kA = 1e-9; constexpr double kB = 2 * kA; static_assert(kB > 1e-12); "
                              "template <int N> struct S {}; S<(kA < 1e-3)> s; enum { kC = kA < 1e-3 };"),
              IsEmpty());
  EXPECT_THAT(
      mutants_of_text("minus_dropped", "#define NEGATIVE(x) (-(x))\ndouble f(double x) { return NEGATIVE(x); }"),
      IsEmpty());
  EXPECT_THAT(mutants_of_text("strictness", "bool f(double x) { const bool known = 1.0 < 2.0; return known; }"),
              IsEmpty());
  EXPECT_THAT(mutants_of_text("strictness", "double f(double x) { if constexpr (1.0 < 2.0) return -x; return x; }"),
              IsEmpty());
}

TEST(Places, ATemplateIsChangedWhereTheChangeFitsAllItsInstances) {
  const std::string text = "template <class T> T half(T x) { return -x; } double f(double x) { return half(x); }";
  EXPECT_THAT(mutants_of_text("minus_dropped", text), ElementsAre("-x -> static_cast<double>(x)"));
  EXPECT_THAT(mutants_of_text("minus_dropped", text + "float g(float x) { return half(x); }"), IsEmpty());
  EXPECT_THAT(mutants_of_text("minus_dropped", text + "struct R {}; R operator-(R); R g(R x) { return half(x); }"),
              IsEmpty());
  EXPECT_THAT(mutants_of_text("minus_dropped", "template <class T> T half(T x) { return -x; }"), IsEmpty());
}

TEST(Places, AGenericLambdaIsATemplate) {
  EXPECT_THAT(mutants_of_text("minus_dropped", "double f(double x) { return [](const auto& y) { return -y; }(x); }"),
              ElementsAre("-y -> static_cast<double>(y)"));
}

TEST(Ids, StayWhereOtherLinesChange) {
  const auto ids = [](const std::string& text) {
    std::string error;
    std::vector<std::string> found;
    for (const Mutant& mutant : mutants_of(
             changes_of(text, "minus_dropped"), [&](const std::string&) -> const std::string& { return text; }, error))
      found.push_back(id_in_words(mutant.id) + " " + mutant.diff);
    return found;
  };
  const auto before = ids("double f(double x) { return -x; }\ndouble g(double x) { return -x; }\n");
  ASSERT_EQ(before.size(), 2u);
  EXPECT_NE(before[0], before[1]);
  EXPECT_EQ(ids("// a line\nint i;\ndouble f(double x) { return   -x; }\ndouble h(double y) { return -y; }\ndouble "
                "g(double x) { return -x; }\n")[2]
                .substr(0, 8),
            before[1].substr(0, 8));
}

}  // namespace
}  // namespace assay::mutation::schema_test
