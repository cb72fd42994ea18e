// The adapter of Qhull: it hands over what was asked, turns nothing round, and adds no error of its own.
#include <gtest/gtest.h>

#include <iostream>
#include <vector>

#include "engines/adapters/qhull/engines.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/qhull/exact_qhull.h"
#include "tests/engines/hull_adapters/small_integers.h"

namespace assay::qhull {
namespace {

std::vector<double> coordinates(const Cloud2& cloud) {
  std::vector<double> list;
  for (const Point2& p : cloud.points) list.insert(list.end(), {p.x, p.y});
  return list;
}
std::vector<double> coordinates(const Cloud3& cloud) {
  std::vector<double> list;
  for (const Point3& p : cloud.points) list.insert(list.end(), {p.x, p.y, p.z});
  return list;
}

/// What Qhull holds after a run, whether or not it ended in an error. Joggling keeps the points given beside those
/// moved.
template <class Answer>
void read_back(const std::vector<double>& asked, std::uint32_t dimension, const Manner& manner, std::uint64_t& failed) {
  const assay_points cloud{dimension, static_cast<std::uint32_t>(asked.size() / dimension), asked.data()};
  if (cloud.count <= dimension) {
    Answer answer{};
    ASSERT_EQ(hull<Run>(cloud, manner, answer), ASSAY_DECLINED);
    return;
  }
  Run run(cloud, manner);
  if (!run.succeeded()) ++failed;
  qhT* const qh = run.state();
  const coordT* const held = qh->input_points != nullptr ? qh->input_points : qh->first_point;
  ASSERT_NE(held, nullptr);
  ASSERT_EQ(qh->num_points, static_cast<int>(cloud.count));
  ASSERT_EQ(qh->hull_dim, static_cast<int>(dimension));
  for (std::size_t i = 0; i < asked.size(); ++i) ASSERT_TRUE(clouds::same_bits(held[i], asked[i])) << i;
  for (std::uint32_t i = 0; i < cloud.count; ++i)
    ASSERT_EQ(qh_pointid(qh, qh->first_point + std::size_t{i} * dimension), static_cast<int>(i));
}

TEST(QhullAdapter, HandsOverEveryCloudBitForBit) {
  for (const auto& [kind, name] : clouds::kKinds) {
    std::uint64_t failed = 0;
    for (std::uint64_t index = 0; index < clouds::kEach && !HasFatalFailure(); ++index) {
      SCOPED_TRACE(std::string(name) + " " + std::to_string(index));
      const Manner& manner = index % 4 == 0 ? kJoggled : index % 4 == 1 ? kTriangulated : kMerged;
      if (index % 2 == 0)
        read_back<assay_hull2_answer>(coordinates(clouds::cloud2(kind, index)), 2, manner, failed);
      else
        read_back<assay_hull3_answer>(coordinates(clouds::cloud3<double>(kind, index)), 3, manner, failed);
    }
    std::cout << name << ": " << failed << " runs ended in an error of Qhull's\n";
  }
}

template <Family F, class Property>
void compare_on_small_integers(const assay_engine& engine, int full) {
  for (const auto& [dimension, rate] : small_integers::rates_of<F, Property>(engine)) {
    std::cout << engine.name << ", dimension " << dimension << ": " << rate << '\n';
    // Within the gap stated Qhull has no wrong answer at an ordinary scale; on flat clouds it reports an error.
    EXPECT_EQ(rate.wrong, 0U) << engine.name << " " << dimension;
    if (dimension == full) {
      EXPECT_EQ(rate.silent, 0U) << engine.name;
    }
  }
  small_integers::expect_spoilt_convicted<F, Property>(engine, full);
}

TEST(QhullAdapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  for (const assay_engine& engine : engines<qhull::Run>()) {
    if (engine.solve_hull2 != nullptr)
      compare_on_small_integers<Hull2Family, Hull2IsExact>(engine, 2);
    else
      compare_on_small_integers<Hull3Family, Hull3IsExact>(engine, 3);
  }
}

/// On flat clouds Qhull reports an error, and the adapter gives up.
TEST(QhullAdapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  std::vector<assay_engine> planar, spatial;
  for (const assay_engine& engine : engines<ExactRun>())
    (engine.solve_hull2 != nullptr ? planar : spatial).push_back(engine);
  expect_innocent<Hull2Family>(planar, 50);
  expect_innocent<Hull3Family>(spatial, 50);
}

/// A structure that Qhull does not promise is no answer: a vertex that is none of the points given.
TEST(QhullAdapter, GivesUpOnAVertexThatIsNoPointOfTheInput) {
  const std::vector<double> square = {0, 0, 4, 0, 4, 4, 0, 4};
  ExactRun run({2, 4, square.data()}, kMerged);
  std::vector<std::uint32_t> vertices(4);
  assay_hull2_answer answer{};
  answer.vertex = vertices.data();
  ASSERT_TRUE(answer_of(run.state(), 4, answer));
  EXPECT_EQ(answer.count, 4U);
  std::vector<coordT> elsewhere = {1, 1};
  static_cast<vertexT*>(SETfirst_(run.state()->facet_list->vertices))->point = elsewhere.data();
  EXPECT_FALSE(answer_of(run.state(), 4, answer));
}

}  // namespace
}  // namespace assay::qhull
