// Both kits read every kind of problem and write every kind of answer as the interface has them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engines/host/catalog.h"
#include "processes/field_stream.h"

namespace assay::kit_test {
namespace {

/// An answer as the stream has it, and its kind: equal for equal answers.
template <class Answer>
std::vector<std::byte> bytes_of(const Answer& answer) {
  std::vector<std::byte> bytes(4096);
  ByteWriter out(bytes);
  out.put(static_cast<std::uint32_t>(answer.index()));
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        if constexpr (std::same_as<Kind, GaveUp>)
          out.put(static_cast<std::uint32_t>(kind.why));
        else if constexpr (!std::same_as<Kind, Declined>)
          put_fields(out, kind);
      },
      answer);
  bytes.resize(out.used());
  return bytes;
}

class Kit : public testing::TestWithParam<const char*> {
 protected:
  template <Family F>
  void expect(const std::vector<typename F::Problem>& questions, const std::vector<typename F::Answer>& answers) {
    const auto listed = describe_command(GetParam());
    ASSERT_TRUE(listed) << listed.error();
    WorkerOptions options = options_of_command({});
    options.seconds_per_case = 5;  // the first call compiles
    WorkerEngine<F> engine(listed->front().info, 0, options);
    std::vector<Reply<F>> replies(questions.size());
    engine.solve(questions, replies);
    for (std::size_t i = 0; i < questions.size(); ++i) {
      EXPECT_EQ(replies[i].delivery, Delivery::kAnswered) << i << ": " << replies[i].incident;
      EXPECT_EQ(bytes_of(replies[i].answer), bytes_of(answers[i])) << F::kName << ", question " << i;
    }
  }
};

TEST_P(Kit, SaysWhyItIsAskedOnlyByName) {
  const auto listed = describe_command(GetParam());
  ASSERT_TRUE(listed) << listed.error();
  EXPECT_EQ(listed->front().info.only_by_name, "slow");
}

const WeightedVertices kThree{3, {0, 1, 2}, {0.5, 0.25, 0.25}}, kOne{1, {2}, {1}}, kNone{};

TEST_P(Kit, AsksAndAnswersCollisions) {
  std::vector<ConvexPair> questions;
  const Points a{2, {0, 0, 1, 0, 0, 1}};
  for (int kind = 0; kind < 10; ++kind) questions.push_back({a, {3, {double(kind), 0, 0, 1, 1, 1, 2, 2, 2}}});
  expect<GjkFamily>(
      questions,
      {Separated{kThree, kOne}, SeparatedAlong{{1, -2, 3}}, Overlapping{3, {0, 2, 1}, {1, 0, 1}}, BareVerdict{true},
       BareDistance{0.1}, MeasuredApart{2, {1, 2, 3}, {4, 5, 0}}, Penetrating{0.5, {0, 0, 1}, 3, {0, 2, 1}, {1, 0, 1}},
       Bracketed{1, 2, {1, 0, 0}, kThree, kNone}, GaveUp{GaveUp::Why::kStalled, 0}, Declined{}});
}

TEST_P(Kit, AsksAndAnswersHulls) {
  expect<Hull2Family>({{{{0, 1}, {2, 3}, {4, 5}}}, {{{1, 0}, {2, 0}}}}, {Hull{{2, 1, 0}}, FlatHull{{1}}});
  expect<Hull3Family>({{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {{{0, 0, 1}}}},
                      {Hull3{{0, 1, 2, 3, 2, 1}, {3, 6}, {0, 1}}, FlatHull3{-1, {}}});
}

TEST_P(Kit, AsksAndAnswersCasts) {
  std::vector<MovingPair> questions;
  for (int kind = 0; kind < 4; ++kind)
    questions.push_back({{{2, {double(kind), 0}}, {2, {7, 7, 8, 8}}}, {}, {{1, 2, 3}, {4, 5, 6}, {7, 8, 0.5}}});
  expect<CastFamily>(questions,
                     {HitAt{0.25, 0.5, {1, 2, 3}}, Missed{{3, 2, 1}}, InitiallyOverlapping{}, BareTime{0.75}});
}

TEST_P(Kit, AsksAndAnswersPrograms) {
  const Basis basis{{1, 0}, {3}};
  std::vector<LpProblem> questions;
  for (int kind = 0; kind < 3; ++kind)
    questions.push_back({2, 2, {double(kind), 1}, {1, 2, 3, 4}, {0, 0}, {1, kInfinity}, {0, -kInfinity}, {1, 1}});
  expect<LpFamily>(questions, {Optimal{basis, {1, 2}, {-1, 0.5}}, Infeasible{{1, 2}, TableauLine{basis, 3}},
                               Unbounded{{1, 2}, {0, 1}}});
}

TEST_P(Kit, AsksAndAnswersShapes) {
  std::vector<ShapesProblem> questions;
  for (int question = 0; question < 6; ++question)
    questions.push_back({static_cast<ShapesQuestion>(question),
                         {ShapeKind::kPoints, 2, {1, 2, 3, 4}},
                         {ShapeKind::kBall, 2, {0.125, 1, 1}}});
  expect<ShapesFamily>(
      questions, {ShapeContact{true, 0.125, {1, 0, 0}, {2, 0, 0}}, ShapeBounds{{0, 1, 2}, {3, 4, 5}}, BareVerdict{true},
                  ShapeCentroid{true, {6, 7}}, MovedPoints{{8, 9}}, ShapeSweep{true, 0.5, {0, 1, 0}}});
}

INSTANTIATE_TEST_SUITE_P(Each, Kit,
                         testing::Values("node " ASSAY_SOURCE_DIR "/tests/engines/pipe/kinds.mjs",
                                         "python3 " ASSAY_SOURCE_DIR "/tests/engines/pipe/kinds.py"));

}  // namespace
}  // namespace assay::kit_test
