// Each struct of the model states its fields once: none is left out, and what is derived from the statement sees each
// of them.
#include "algorithms/model/fields.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "algorithms/model/fields_of_answers.h"
#include "algorithms/model/fields_of_problems.h"
#include "campaign/same_answer.h"

namespace assay {

/// Two structs of three members; the statement of the second leaves one out.
struct TestWhole {
  std::uint32_t size = 0;
  std::array<double, 4> weight{};
  std::vector<double> list;
};
struct TestPlanted {
  std::uint32_t size = 0;
  std::array<double, 4> weight{};
  std::vector<double> list;
};
template <>
inline constexpr auto kFields<TestWhole> = fields_are(Field<&TestWhole::size>{},
                                                      Field<&TestWhole::weight>{{.counted = true}},
                                                      Field<&TestWhole::list>{});
template <>
inline constexpr auto kFields<TestPlanted> = fields_are(Field<&TestPlanted::size>{}, Field<&TestPlanted::list>{});

namespace {

TEST(Fields, AStatementThatLeavesAMemberOutIsNoticed) {
  EXPECT_TRUE(kNamesEveryMember<TestWhole>);
  EXPECT_FALSE(kNamesEveryMember<TestPlanted>);
}

TEST(Fields, KnowTheirNamesInTheOrderOfTheMembers) {
  TestWhole whole;
  std::string names;
  each_field(whole, [&](const auto& field, const auto&) { names += std::string(field.kName) + " "; });
  EXPECT_EQ(names, "size weight list ");
  EXPECT_EQ(fields::spelling_of<&TestWhole::weight>(), "TestWhole::weight");
}

TEST(Fields, OnlyTheEntriesThatCountAreLive) {
  TestWhole whole;
  const Facts counted{.counted = true};
  EXPECT_EQ(live_entries(whole, counted, whole.weight), 0U);
  whole.size = 3;
  EXPECT_EQ(live_entries(whole, counted, whole.weight), 3U);
  EXPECT_EQ(live_entries(whole, {}, whole.weight), 4U);
  whole.size = 9;
  EXPECT_EQ(live_entries(whole, counted, whole.weight), 4U) << "as hostile answers say";
}

/// Each change of one field gives other bits.
template <class Answer, class Kind, class... Changes>
void expect_all_differ(const Kind& kind, Changes... changes) {
  std::vector<Answer> answers{kind};
  const auto add = [&](auto change) {
    Kind changed = kind;
    change(changed);
    answers.push_back(changed);
  };
  (add(changes), ...);
  for (std::size_t i = 0; i < answers.size(); ++i)
    for (std::size_t j = 0; j < answers.size(); ++j)
      EXPECT_EQ(same_answer(answers[i], answers[j]), i == j) << i << " and " << j;
}

TEST(SameAnswer, EveryFieldThatCountsIsCompared) {
  expect_all_differ<GjkAnswer>(
      Penetrating{1, {0, 0, 1}, 2, {0, 1}, {2, 3}}, [](Penetrating& p) { p.depth = -1; },
      [](Penetrating& p) { p.normal[2] = 2; }, [](Penetrating& p) { p.size = 1; },
      [](Penetrating& p) { p.on_a[1] = 7; }, [](Penetrating& p) { p.on_b[0] = 7; });
  expect_all_differ<LpAnswer>(
      Infeasible{{1, 2}, TableauLine{{{0}, {1}}, 2}}, [](Infeasible& i) { i.farkas[1] = 3; },
      [](Infeasible& i) { i.line.reset(); }, [](Infeasible& i) { i.line->variable = 0; },
      [](Infeasible& i) { i.line->basis.basic = {}; }, [](Infeasible& i) { i.line->basis.at_upper = {0}; });
  expect_all_differ<Hull3Answer>(
      FlatHull3{2, {0, 1, 2}}, [](FlatHull3& f) { f.dimension = 1; }, [](FlatHull3& f) { f.extreme.pop_back(); });
}

TEST(SameAnswer, EntriesThatDoNotCountAreNotCompared) {
  Separated one{{1, {2}, {1}}, {1, {0}, {1}}}, other = one;
  other.on_a.vertex[3] = 9, other.on_b.weight[1] = -1;
  EXPECT_TRUE(same_answer(GjkAnswer(one), GjkAnswer(other)));
  EXPECT_TRUE(same_answer(GjkAnswer(Declined{"a"}), GjkAnswer(Declined{"b"})));
}

}  // namespace
}  // namespace assay
