// Every field of every answer has a claim that judges it, and docs/judges.md says which. ASSAY_WRITE_DOCS=1 rewrites
// the table.

#include "properties/catalog/answer_fields.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "properties/catalog/batteries.h"
#include "tests/written_table.h"

namespace assay {

/// Answers of three fields and of none, to count.
struct TestAnswer {
  double number = 0;
  std::array<double, 3> vector{};
  std::optional<std::vector<int>> list = std::nullopt;
};
struct TestSilence {};

namespace answer_fields_test {
namespace {

using fields::members;
using All = JudgedFields<JudgedField<&TestAnswer::number, ShapesAnswerIsRight>,
                         JudgedField<&TestAnswer::vector, ShapesAnswerIsRight>,
                         JudgedField<&TestAnswer::list, ShapesAnswerIsRight, Swap<ShapesFamily>>>;
using Fewer = JudgedFields<JudgedField<&TestAnswer::number, ShapesAnswerIsRight>,
                           JudgedField<&TestAnswer::list, ShapesAnswerIsRight>>;
using TestVariant = std::variant<TestAnswer, TestSilence, GaveUp, Declined>;

TEST(AnswerFields, CountTheMembersOfAnAnswer) {
  EXPECT_EQ(members<TestAnswer>(), 3U);
  EXPECT_EQ(members<TestSilence>(), 0U);
  EXPECT_EQ(members<InitiallyOverlapping>(), 0U);
  EXPECT_EQ(members<BareVerdict>(), 1U);
  EXPECT_EQ(members<Penetrating>(), 5U);
  EXPECT_EQ(members<Unbounded>(), 3U);
}

TEST(AnswerFields, MissAFieldThatNobodyJudges) {
  EXPECT_TRUE((NamesEveryField<All, TestVariant>::value));
  EXPECT_FALSE((NamesEveryField<Fewer, TestVariant>::value));
}

TEST(AnswerFields, KnowTheirNamesAndTheirJudges) {
  using Field = JudgedField<&TestAnswer::list, ShapesAnswerIsRight, Swap<ShapesFamily>>;
  EXPECT_EQ(Field::kAnswer, "TestAnswer");
  EXPECT_EQ(Field::kName, "list");
  EXPECT_TRUE(Field::judged_by("shapes/swap_keeps_answer"));
  EXPECT_FALSE(Field::judged_by("shapes/terminates"));
}

template <Family F>
void expect_known_judges() {
  AnswerFields<F>::List::each([]<class Field>() {
    Field::each_judge([](std::string_view name) {
      EXPECT_NE(catalog<F>().property(name), nullptr) << Field::kSpelling << " is said to be judged by " << name;
    });
  });
}

TEST(AnswerFields, AreJudgedByPropertiesThatCampaignsAsk) {
  expect_known_judges<GjkFamily>();
  expect_known_judges<LpFamily>();
  expect_known_judges<Hull2Family>();
  expect_known_judges<Hull3Family>();
  expect_known_judges<ShapesFamily>();
  expect_known_judges<CastFamily>();
}

TEST(AnswerFields, StandInTheDocumentation) { test::expect_in_document("judges.md", "fields", answer_fields_table()); }

}  // namespace
}  // namespace answer_fields_test
}  // namespace assay
