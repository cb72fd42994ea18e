// Every kind of answer crosses the interface and the stream as it is: kit, C struct, worker, bytes, host.
#include "engines/plugin_kit/places.h"

#include <gtest/gtest.h>

#include <set>

#include "campaign/same_answer.h"
#include "engines/host/abi_convert.h"
#include "engines/plugin_kit/answers.h"

namespace assay {
namespace {

/// The answer as a host reads it; what is wrong with it instead, where something is.
template <Family F>
typename F::Answer crossed(const typename F::Problem& problem, const typename F::Answer& answer) {
  std::vector<std::byte> asked(Abi<F>::question_bytes(problem)), answered(Abi<F>::answer_bytes(problem));
  ByteWriter question_out(asked), out(answered);
  Abi<F>::write_question(problem, question_out);
  EXPECT_TRUE(question_out.fits());
  EXPECT_EQ(question_out.used(), asked.size());
  ByteReader question_in(asked), in(answered);
  const auto question = Abi<F>::read_question(question_in);
  GuardedBuffers buffers;
  auto* said = Abi<F>::make_answer(question, buffers);
  const auto given = *said;
  const assay_status status = plugin::from_model(answer, question, *said);
  EXPECT_EQ(buffers.damage(), "");
  EXPECT_EQ(Abi<F>::write_answer(status, question, given, *said, out), "");
  EXPECT_TRUE(out.fits());
  typename F::Answer read = Abi<F>::read_answer(in, 0);
  EXPECT_TRUE(in.intact());
  EXPECT_EQ(in.used(), out.used());
  return read;
}

template <Family F>
void expect_all_cross(const typename F::Problem& problem, std::vector<typename F::Answer> answers) {
  answers.push_back(GaveUp{GaveUp::Why::kStalled, 0});
  answers.push_back(Declined{"not here"});
  std::set<std::size_t> kinds;
  for (const auto& answer : answers) {
    EXPECT_TRUE(same_answer(crossed<F>(problem, answer), answer)) << F::kName << ", kind " << answer.index();
    kinds.insert(answer.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<typename F::Answer>) << "a kind without an example";
}

const WeightedVertices kOne{1, {2}, {0.5}}, kThree{3, {0, 2, 1}, {1, 0x1p-1074, 3}};
const ConvexPair kBodies{{2, {0, 0, 1, 0, 0, 1}}, {2, {5, 5, 6, 5, 6, 6}}};

TEST(Places, AnswersAboutBodiesCross) {
  expect_all_cross<GjkFamily>(
      kBodies, {Separated{kOne, kThree}, SeparatedAlong{{1, -0.0, 3}}, Overlapping{3, {0, 1, 2}, {2, 1, 0}},
                BareVerdict{true}, BareVerdict{false}, BareDistance{2.5}, MeasuredApart{1, {2, 3, 4}, {5, 6, 7}},
                Penetrating{1, {2, 3, 4}, 2, {1, 0}, {0, 2}}, Bracketed{1, kInfinity, {2, 3, 4}, kThree, kOne}});
  expect_all_cross<CastFamily>(
      {kBodies, {}, {{1, 2, 0}, {0, 0, 3}, {4, 5, 0}}},
      {HitAt{0.25, 0.5, {1, 2, 3}}, Missed{{4, 5, 6}}, InitiallyOverlapping{}, BareTime{0.75}});
}

TEST(Places, AnswersAboutProgramsCross) {
  const LpProblem program{1, 2, {1, 1}, {1, 1}, {0}, {1}, {0, 0}, {1, 1}};
  const TableauLine line{{{2}, {0, 1}}, 1};
  expect_all_cross<LpFamily>(program, {Optimal{{{0}, {1}}, {2, 3}, {4}}, Optimal{{}, {2, 3}, {}}, Infeasible{{5}, line},
                                       Infeasible{}, Unbounded{{1, 2}, {3, 4}, line}, Unbounded{{}, {}, line}});
}

TEST(Places, HullsCross) {
  expect_all_cross<Hull2Family>({{{0, 0}, {1, 0}, {0, 1}}}, {Hull{{0, 1, 2}}, FlatHull{{0}}, FlatHull{}});
  const Cloud3 corners{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  const Hull3 hull{{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3}, {3, 6, 9, 12}, {}};
  Hull3 merged = hull;
  merged.face_of = {0, 1, 2, 3};
  expect_all_cross<Hull3Family>(corners, {hull, merged, FlatHull3{-1, {}}, FlatHull3{2, {0, 1, 2}}});
}

TEST(Places, AnswersAboutShapesCross) {
  const ShapesProblem problem{ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {1, 2, 3, 4}}, {ShapeKind::kMap, 2, {}}};
  expect_all_cross<ShapesFamily>(
      problem, {ShapeContact{true, -1, {2, 3, 4}, {5, 6, 7}}, BareVerdict{true}, ShapeBounds{{1, 2, 3}, {4, 5, 6}},
                ShapeCentroid{true, {1, 2}}, ShapeCentroid{false, {1, 2}}, MovedPoints{{1, 2, 3, 4}}});
}

TEST(Places, WhatDoesNotFitGivesUp) {
  const auto answer = crossed<Hull2Family>({{{0, 0}, {1, 0}}}, Hull{{0, 1, 0}});
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kUncertain);
}

}  // namespace
}  // namespace assay
