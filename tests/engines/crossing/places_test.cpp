// Every kind of answer crosses the interface and the stream as it is: kit, C struct, worker, bytes, host.
#include "engines/plugin_kit/places.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "campaign/same_answer.h"
#include "engines/host/abi/abi_convert.h"
#include "engines/host/c_structs.h"
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
                ShapeCentroid{true, {1, 2}}, ShapeCentroid{false, {1, 2}}, MovedPoints{{1, 2, 3, 4}},
                ShapeSweep{true, 0.5, {1, 2, 3}}, ShapeSweep{false, 0, {}}});
}

/// The C struct that the kit writes. Both directions go by the same places, so these are held to the interface by hand.
template <class CAnswer, class CProblem, class Answer>
CAnswer written(const CProblem& problem, const Answer& answer, CAnswer out = {}) {
  EXPECT_EQ(plugin::from_model(answer, problem, out), ASSAY_ANSWERED);
  return out;
}
template <class T, std::size_t kLength>
std::vector<T> all(const T (&array)[kLength]) {
  return {array, array + kLength};
}
using Numbers = std::vector<double>;
using Indices = std::vector<std::uint32_t>;

TEST(Places, CollisionAnswersStandWhereTheInterfaceSays) {
  const auto said = [](const GjkAnswer& answer) { return written<assay_gjk_answer>(assay_gjk_problem{}, answer); };
  const auto apart = said(Separated{kOne, kThree});
  EXPECT_EQ(std::tuple(apart.kind, apart.on_a_count, apart.on_b_count), std::tuple(0U + ASSAY_GJK_SEPARATED, 1U, 3U));
  EXPECT_EQ(all(apart.on_a), (Indices{2, 0, 0, 0}));
  EXPECT_EQ(all(apart.on_b), (Indices{0, 2, 1, 0}));
  EXPECT_EQ(all(apart.weight_a), (Numbers{0.5, 0, 0, 0}));
  EXPECT_EQ(all(apart.weight_b), (Numbers{1, 0x1p-1074, 3, 0}));
  const auto measured = said(MeasuredApart{1, {2, 3, 4}, {5, 6, 7}});
  EXPECT_EQ(measured.distance, 1);
  EXPECT_EQ(all(measured.point_a), (Numbers{2, 3, 4}));
  EXPECT_EQ(all(measured.point_b), (Numbers{5, 6, 7}));
  const auto deep = said(Penetrating{1, {2, 3, 4}, 2, {1, 0}, {0, 2}});
  EXPECT_EQ(std::tuple(deep.distance, deep.on_a_count, deep.on_b_count), std::tuple(1.0, 2U, 2U));
  EXPECT_EQ(all(deep.direction), (Numbers{2, 3, 4}));
  EXPECT_EQ(all(deep.on_b), (Indices{0, 2, 0, 0}));
  const auto bracket = said(Bracketed{1, 8, {2, 3, 4}, kThree, kOne});
  EXPECT_EQ(std::tuple(bracket.kind, bracket.low, bracket.high), std::tuple(0U + ASSAY_GJK_BRACKETED, 1.0, 8.0));
}

TEST(Places, OtherAnswersStandWhereTheInterfaceSays) {
  std::uint32_t basis[1]{}, at_upper[3]{};
  double x[2]{}, y[1]{}, ray[2]{};
  assay_lp_answer blank{};
  blank.basis = basis, blank.at_upper = at_upper, blank.x = x, blank.y = y, blank.ray = ray;
  const LpAnswer optimal = Optimal{{{2}, {0, 1}}, {3, 4}, {5}}, beyond = Unbounded{{6, 7}, {8, 9}, TableauLine{{}, 1}};
  assay_lp_problem program{};
  program.rows = 1, program.columns = 2;
  const auto best = written(program, optimal, blank);
  EXPECT_EQ(std::tuple(best.kind, best.given, best.basis_count, best.at_upper_count, basis[0], at_upper[1], x[1], y[0]),
            std::tuple(0U, 3U, 1U, 2U, 2U, 1U, 4.0, 5.0));
  const auto endless = written(program, beyond, blank);
  EXPECT_EQ(std::tuple(endless.kind, endless.given, endless.line_variable, x[0], ray[1]),
            std::tuple(2U, 13U, 1U, 6., 9.));

  std::uint32_t corner[6]{}, end[2]{}, face_of[2]{};
  assay_hull3_answer empty{};
  empty.corner = corner, empty.end = end, empty.face_of = face_of;
  assay_hull3_problem point{};
  point.points.count = 1;
  const auto hull = written(point, Hull3Answer(Hull3{{0, 0, 1, 0}, {3}, {7}}), empty);
  EXPECT_EQ(std::tuple(hull.kind, hull.corner_count, hull.facet_count, hull.gives_faces, corner[2], end[0], face_of[0]),
            std::tuple(0U, 4U, 1U, 1U, 1U, 3U, 7U));
  const auto flat = written(point, Hull3Answer(FlatHull3{-1, {5}}), empty);
  EXPECT_EQ(std::tuple(flat.kind, flat.dimension, flat.corner_count, corner[0]), std::tuple(1U, -1, 1U, 5U));

  const auto contact =
      written<assay_shapes_answer>(assay_shapes_problem{}, ShapesAnswer(ShapeContact{true, 1, {2}, {3}}));
  EXPECT_EQ(std::tuple(contact.yes, contact.distance, contact.normal[0], contact.move[0]),
            std::tuple(1U, 1.0, 2.0, 3.0));
  const auto sweep = written<assay_shapes_answer>(assay_shapes_problem{}, ShapesAnswer(ShapeSweep{true, 0.5, {2}}));
  EXPECT_EQ(std::tuple(sweep.kind, sweep.yes, sweep.time, sweep.normal[0]),
            std::tuple(std::uint32_t{ASSAY_SHAPES_SWEPT}, 1U, 0.5, 2.0));
  const auto box = written<assay_shapes_answer>(assay_shapes_problem{}, ShapesAnswer(ShapeBounds{{2}, {3}}));
  EXPECT_EQ(std::tuple(box.kind, box.low[0], box.high[0]), std::tuple(2U, 2.0, 3.0));
  const auto hit = written<assay_cast_answer>(assay_cast_problem{}, CastAnswer(HitAt{0.25, 0.5, {1, 2, 3}}));
  EXPECT_EQ(std::tuple(hit.kind, hit.t0, hit.t1, hit.normal[1]), std::tuple(0U, 0.25, 0.5, 2.0));
}

template <Family F>
std::string buffers(const typename plugin::CInterface<F>::Problem& problem) {
  std::string text;
  abi::each_buffer<F>(problem, [&](std::string_view name, auto, std::size_t entries) {
    text += std::string(name) + ' ' + std::to_string(entries) + ' ';
  });
  return text;
}

TEST(Places, BuffersAreAsLongAsTheInterfaceSays) {
  assay_lp_problem program{};
  program.rows = 3, program.columns = 4;
  EXPECT_EQ(buffers<LpFamily>(program), "basis 3 at_upper 7 x 4 y 3 ray 4 ");
  assay_hull2_problem plane{};
  assay_hull3_problem space{};
  plane.points.count = space.points.count = 5;
  EXPECT_EQ(buffers<Hull2Family>(plane), "vertex 10 ");
  EXPECT_EQ(buffers<Hull3Family>(space), "corner 30 end 10 face_of 10 ");
  assay_shapes_problem shapes{};
  shapes.a.count = 6;
  EXPECT_EQ(buffers<ShapesFamily>(shapes), "images 6 ");
  EXPECT_EQ(buffers<GjkFamily>({}) + buffers<CastFamily>({}), "");
}

TEST(Places, WhatDoesNotFitGivesUp) {
  const auto answer = crossed<Hull2Family>({{{0, 0}, {1, 0}}}, Hull{{0, 1, 0, 1, 0}});
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kUncertain);
}

}  // namespace
}  // namespace assay
