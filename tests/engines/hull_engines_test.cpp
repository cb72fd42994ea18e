// The adapters of Qhull in space, Bullet, Boost.Geometry and CGAL: right on easy clouds in every order, honest where
// the library cannot answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <ostream>

#include "oracles/hull2/check_hull2.h"
#include "oracles/hull3/check_hull3.h"
#include "properties/choices.h"
#include "properties/hull2/hull2_is_exact.h"
#include "properties/hull3/hull3_is_exact.h"
#include "tests/engines/plugins.h"

namespace assay::hull_engines_test {
namespace {

struct Name {
  const char *plugin, *engine;
  friend void PrintTo(const Name& name, std::ostream* out) { *out << name.engine; }
};

std::string test_name(const testing::TestParamInfo<Name>& info) {
  std::string name = info.param.engine;
  std::replace(name.begin(), name.end(), '/', '_');
  return name;
}

template <class P, class F = typename P::Family>
std::string judged(const Engine<F>& engine, const typename F::Problem& problem, const Reply<F>& reply) {
  const Court<F> court{engine.info().semantics, nullptr};
  const Verdict verdict = P::judge(problem, {&reply, 1}, court);
  if (const auto* violated = violation(verdict))
    return std::string(violated->claim.sentence()) + ": " + violated->evidence;
  if (const auto* undecided = std::get_if<Undecided>(&verdict)) return "undecided: " + std::string(undecided->why);
  return "holds";
}

/// The points in 40 orders.
template <class Cloud>
std::vector<Cloud> shuffled(const Cloud& cloud) {
  std::vector<Cloud> clouds;
  for (std::uint64_t i = 0; i < 40; ++i) {
    Choices choices(mix64(i));
    clouds.push_back(cloud);
    auto& points = clouds.back().points;
    for (std::size_t k = points.size(); k > 1; --k) std::swap(points[k - 1], points[choices.below(k)]);
  }
  return clouds;
}

const Cloud3 kCube = {
    {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {4, 4, 0}, {0, 0, 4}, {4, 0, 4}, {0, 4, 4}, {4, 4, 4}, {1, 2, 1}, {2, 1, 3}}};
const Cloud3 kPolytope = {
    {{6, 1, 0}, {-5, 2, 1}, {0, 7, -1}, {1, -6, 2}, {2, 1, 8}, {-1, 0, -7}, {4, 4, 3}, {0, 1, 0}}};

class SpatialHull : public testing::TestWithParam<Name> {};

TEST_P(SpatialHull, IsRightOnEasyCloudsInEveryOrder) {
  const auto engine = engine_named<Hull3Family>(GetParam().plugin, GetParam().engine);
  ASSERT_TRUE(engine);
  for (const Cloud3& cloud : {kCube, kPolytope}) {
    const auto questions = shuffled(cloud);
    const auto replies = ask(*engine, questions);
    for (std::size_t i = 0; i < replies.size(); ++i) {
      EXPECT_TRUE(std::holds_alternative<Hull3>(replies[i].answer)) << replies[i].incident;
      EXPECT_EQ(judged<Hull3IsExact>(*engine, questions[i], replies[i]), "holds") << i;
    }
  }
}

TEST_P(SpatialHull, IsRightOrSilentOnFlatClouds) {
  const auto engine = engine_named<Hull3Family>(GetParam().plugin, GetParam().engine);
  const std::vector<Cloud3> questions = {{{{1, 2, 3}}},
                                         {{{1, 2, 3}, {1, 2, 3}, {1, 2, 3}, {1, 2, 3}}},
                                         {{{0, 0, 0}, {1, 1, 1}}},
                                         {{{0, 0, 0}, {1, 1, 1}, {3, 3, 3}, {2, 2, 2}, {5, 5, 5}}},
                                         {{{0, 0, 1}, {4, 0, 1}, {0, 4, 1}}},
                                         {{{0, 0, 1}, {4, 0, 1}, {4, 4, 1}, {0, 4, 1}, {1, 2, 1}}},
                                         {{{0, 0, 0}, {4, 0, 4}, {4, 4, 8}, {0, 4, 4}, {1, 2, 3}, {2, 2, 4}}}};
  const auto replies = ask(*engine, questions);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    EXPECT_EQ(replies[i].delivery, Delivery::kAnswered) << i << replies[i].incident;
    const std::string word = judged<Hull3IsExact>(*engine, questions[i], replies[i]);
    EXPECT_TRUE(word == "holds" || word == "undecided: no answer to judge") << i << ": " << word;
  }
}

TEST_P(SpatialHull, DeclinesOrGivesUpOnWhatIsNotFiniteAndOnNoPoints) {
  const auto engine = engine_named<Hull3Family>(GetParam().plugin, GetParam().engine);
  std::vector<Cloud3> questions = {{}};
  for (const double odd : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    questions.push_back(kCube);
    questions.back().points[3].y = odd;
  }
  const auto replies = ask(*engine, questions);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    EXPECT_EQ(replies[i].delivery, Delivery::kAnswered) << i << replies[i].incident;
    EXPECT_TRUE(i == 0 || !std::holds_alternative<Hull3>(replies[i].answer) ||
                std::string_view(GetParam().engine).starts_with("qhull"))
        << i;
  }
}

TEST_P(SpatialHull, EveryReplyComesBackFromLargeAndSmallNumbers) {
  const auto engine = engine_named<Hull3Family>(GetParam().plugin, GetParam().engine);
  std::vector<Cloud3> questions;
  for (const double size : {1e300, 1e155, 1e-155, 1e-300, 0x1p-1074}) {
    questions.push_back(kPolytope);
    for (Point3& p : questions.back().points) p = {p.x * size, p.y * size, p.z * size};
    questions.push_back(kPolytope);
    questions.back().points[2].x = size;
  }
  // Qhull in space crashes where its products overflow: docs/hull-findings/qhull_large_cloud_crashes.cpp.
  const bool may_crash = std::string_view(GetParam().engine).starts_with("qhull/");
  for (const Cloud3& question : questions) {  // one by one: after two crashes the rest of a call is not asked
    const auto reply = ask(*engine, {question}).front();
    EXPECT_TRUE(reply.delivery == Delivery::kAnswered || (may_crash && reply.delivery == Delivery::kCrashed))
        << reply.incident;
  }
}

INSTANTIATE_TEST_SUITE_P(All, SpatialHull,
                         testing::Values(Name{"qhull", "qhull/hull3"}, Name{"qhull", "qhull/hull3_triangulated"},
                                         Name{"qhull", "qhull/hull3_joggled"},
                                         Name{"cgal_hull3", "cgal/convex_hull_3_filtered"},
                                         Name{"cgal_hull3", "cgal/convex_hull_3_double"},
                                         Name{"bullet_double", "bullet/convex_hull_double"},
                                         Name{"bullet_float", "bullet/convex_hull_float"}),
                         test_name);

class PlanarHull : public testing::TestWithParam<Name> {};

TEST_P(PlanarHull, IsRightOnEasyCloudsInEveryOrder) {
  const auto engine = engine_named<Hull2Family>(GetParam().plugin, GetParam().engine);
  ASSERT_TRUE(engine);
  const Cloud2 octagon = {{{2, 0}, {4, 0}, {6, 2}, {6, 4}, {4, 6}, {2, 6}, {0, 4}, {0, 2}, {3, 3}, {3, 2}, {3, 0}}};
  const auto questions = shuffled(octagon);
  const auto replies = ask(*engine, questions);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    EXPECT_TRUE(std::holds_alternative<Hull>(replies[i].answer)) << replies[i].incident;
    EXPECT_EQ(judged<Hull2IsExact>(*engine, questions[i], replies[i]), "holds") << i;
  }
}

TEST_P(PlanarHull, IsRightOrSilentOnFlatCloudsAndComesBackFromOddNumbers) {
  const auto engine = engine_named<Hull2Family>(GetParam().plugin, GetParam().engine);
  std::vector<Cloud2> questions = {{},
                                   {{{1, 2}}},
                                   {{{1, 2}, {1, 2}, {1, 2}}},
                                   {{{0, 0}, {1, 1}}},
                                   {{{0, 0}, {1, 1}, {3, 3}, {2, 2}}},
                                   {{{5, 0}, {5, 1}, {5, 2}, {5, 3}}}};
  for (const double odd : {1e300, -1e308, 1e-300, 0x1p-1074, std::numeric_limits<double>::infinity(),
                           std::numeric_limits<double>::quiet_NaN()})
    questions.push_back({{{0, 0}, {1, odd}, {2, 3}, {odd, 1}}});
  const auto replies = ask(*engine, questions);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    EXPECT_EQ(replies[i].delivery, Delivery::kAnswered) << i << replies[i].incident;
    if (i > 5) continue;
    const std::string word = judged<Hull2IsExact>(*engine, questions[i], replies[i]);
    EXPECT_TRUE(word == "holds" || word == "undecided: no answer to judge") << i << ": " << word;
  }
}

INSTANTIATE_TEST_SUITE_P(All, PlanarHull,
                         testing::Values(Name{"qhull", "qhull/hull2"}, Name{"qhull", "qhull/hull2_joggled"},
                                         Name{"boost_geometry", "boost/convex_hull"}, Name{"geos", "geos/convex_hull"}),
                         test_name);

TEST(Statements, SayWhatIsStatedAndNoMore) {
  EXPECT_EQ(engine_named<Hull3Family>("bullet_double", "bullet/convex_hull_double")
                ->info()
                .semantics.of<Hull3Family>()
                .hull_gap,
            2 / 10216.0);
  EXPECT_EQ(engine_named<Hull3Family>("qhull", "qhull/hull3")->info().semantics.of<Hull3Family>().hull_gap, 0x1p-36);
  EXPECT_EQ(engine_named<Hull3Family>("qhull", "qhull/hull3_joggled")->info().semantics.of<Hull3Family>().hull_gap,
            1e-7);
  EXPECT_EQ(
      engine_named<Hull2Family>("boost_geometry", "boost/convex_hull")->info().semantics.of<Hull2Family>().hull_gap, 0);
}

TEST(Bullet, InSinglePrecisionDeclinesWhatIsNoFloat) {
  const auto engine = engine_named<Hull3Family>("bullet_float", "bullet/convex_hull_float");
  Cloud3 cloud = kPolytope;
  cloud.points[0].x = 0.1;
  EXPECT_TRUE(std::holds_alternative<Declined>(ask(*engine, {cloud})[0].answer));
}

TEST(Qhull, GivesUpWhereItSaysItselfThatItsPlanesAreFarOut) {
  const auto engine = engine_named<Hull3Family>("qhull", "qhull/hull3");
  Cloud3 cloud = kPolytope;
  for (Point3& p : cloud.points) p.x += 0x1p40;  // roundoff there is beyond 2^-36 of the diagonal
  const auto replies = ask(*engine, {cloud});
  const auto* gave_up = std::get_if<GaveUp>(&replies[0].answer);
  ASSERT_NE(gave_up, nullptr);
  EXPECT_EQ(gave_up->why, GaveUp::Why::kUncertain);
}

}  // namespace
}  // namespace assay::hull_engines_test
