// Claims about images of a pair: the images are exact and what they are said to be, and a verdict that follows them
// wrongly is convicted by the claim's name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "oracles/gjk/certify_collision.h"
#include "properties/domains/gjk/solids/faces_and_edges.h"
#include "properties/gjk/growing_keeps_hit.h"
#include "properties/relations/axes.h"
#include "properties/relations/duplication.h"
#include "properties/relations/inner_points.h"
#include "properties/relations/order.h"
#include "properties/relations/scaling.h"
#include "properties/relations/translation.h"
#include "tests/properties/gjk_replies.h"

namespace assay::gjk_images_test {
namespace {

using test::boxes;
using test::claim_of;
using test::judged;
using test::points;

template <class P>
std::vector<ConvexPair> asked(const ConvexPair& pair) {
  std::vector<ConvexPair> questions;
  P::ask(pair, questions);
  return questions;
}

std::multiset<std::vector<double>> vertices(const Points& body) {
  std::multiset<std::vector<double>> all;
  for (std::uint32_t i = 0; i < body.size(); ++i) all.insert({body[i].begin(), body[i].end()});
  return all;
}

template <class P>
class VerdictKept : public testing::Test {};
using Claims = testing::Types<Axes<GjkFamily>, Duplication<GjkFamily>, ExtremeScaling<GjkFamily>,
                              InnerPoints<GjkFamily>, Order<GjkFamily>, Translation<GjkFamily>>;
TYPED_TEST_SUITE(VerdictKept, Claims);

TYPED_TEST(VerdictKept, ConvictsAVerdictThatChanges) {
  const ConvexPair apart = boxes(2, 2), touching = boxes(2, 1);
  const std::size_t images = asked<TypeParam>(apart).size() - 1;
  ASSERT_GE(images, 1u);
  std::vector<GjkAnswer> same(images + 1, BareVerdict{true}), changed = same;
  changed.back() = BareVerdict{false};
  EXPECT_EQ(claim_of(judged<TypeParam>(apart, same)), "holds") << "wrong, but the same";
  EXPECT_EQ(claim_of(judged<TypeParam>(apart, changed)), TypeParam::kClaims.same);
  EXPECT_EQ(claim_of(judged<TypeParam>(touching, changed)), TypeParam::kClaims.same_where_touching);
  changed.back() = GaveUp{};
  EXPECT_EQ(claim_of(judged<TypeParam>(apart, changed)), "undecided");
}

TYPED_TEST(VerdictKept, ImagesHaveTheContactOfThePair) {
  test::RandomPairs pairs(11);
  for (int i = 0; i < 400; ++i) {
    const ConvexPair pair = pairs.draw(i % test::RandomPairs::kKinds, 2 + i / 4 % 2, 6);
    const Contact contact = certify_collision(pair, nullptr).contact;
    for (const ConvexPair& image : asked<TypeParam>(pair)) {
      ASSERT_EQ(certify_collision(image, nullptr).contact, contact);
    }
  }
}

TYPED_TEST(VerdictKept, AsksNothingThatIsNotExact) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  for (const ConvexPair& pair : {ConvexPair{}, ConvexPair{points(2, {kNan, 0}), points(2, {0, 0})},
                                 ConvexPair{points(1, {5e-324}), points(1, {1.7e308})}}) {
    const auto questions = asked<TypeParam>(pair);
    ASSERT_GE(questions.size(), 1u);
    const std::vector<GjkAnswer> answers(questions.size(), BareVerdict{true});
    EXPECT_NE(claim_of(judged<TypeParam>(pair, answers)), TypeParam::kClaims.same);
  }
}

TEST(ExactImages, ReorderingKeepsTheVerticesAndMovesThem) {
  for (std::uint32_t n = 3; n < 12; ++n) {
    Points body{1, {}};
    for (std::uint32_t i = 0; i < n; ++i) body.push_back({static_cast<double>(i)});
    const Points image = reordered(body);
    EXPECT_EQ(vertices(image), vertices(body));
    EXPECT_NE(image, body);
  }
}

TEST(ExactImages, TurnsAreAllSignedPermutations) {
  EXPECT_EQ(count_of_signed_axes(2), 8u);
  EXPECT_EQ(count_of_signed_axes(3), 48u);
  const Points body = points(3, {1, 2, 3});
  std::set<std::vector<double>> images;
  for (std::uint64_t number = 0; number < 48; ++number) {
    const Points image = permuted(body, signed_axes(3, number));
    images.insert(image.coordinates);
    std::set<double> sizes;
    for (const double x : image.coordinates) sizes.insert(std::abs(x));
    EXPECT_EQ(sizes, (std::set<double>{1, 2, 3}));
  }
  EXPECT_EQ(images.size(), 48u);
  EXPECT_EQ(permuted(body, signed_axes(3, 0)), body);
}

TEST(ExactImages, OverManyPairsEveryTurnIsAsked) {
  std::set<std::uint64_t> numbers;
  test::RandomPairs pairs(5);
  for (int i = 0; i < 400; ++i) {
    for (const std::uint64_t turn : Axes<GjkFamily>::numbers_for(pairs.draw(1, 3, 4))) numbers.insert(turn);
  }
  EXPECT_EQ(numbers.size(), 47u);
  EXPECT_FALSE(numbers.contains(0));
}

TEST(ExactImages, MidpointsAreExactAndMovesAreFar) {
  EXPECT_EQ(with_midpoints(points(1, {5e-324, 5e-324})).size(), 2u) << "half of the smallest double is none";
  EXPECT_GT(with_midpoints(points(1, {1, 2})).size(), 2u);
  const auto moved = moved_far(boxes(2, 2));
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->a[0][0], 8.0);
  EXPECT_EQ(moved->a[0][1], -8.0);
  EXPECT_FALSE(moved_far(ConvexPair{points(1, {0}), points(1, {0})}));
}

TEST(GrowingKeepsHit, ConvictsAPartThatMeetsMore) {
  using P = GrowingKeepsHit;
  const ConvexPair apart = boxes(2, 2);
  const auto questions = asked<P>(apart);
  ASSERT_EQ(questions.size(), 3u);
  EXPECT_EQ(questions[1].a.size(), 3u);
  EXPECT_EQ(questions[2].b.size(), 3u);
  EXPECT_EQ(asked<P>({points(1, {0}), points(1, {1})}).size(), 1u);
  const GjkAnswer hit = BareVerdict{true}, miss = BareVerdict{false};
  EXPECT_EQ(claim_of(judged<P>(apart, {miss, miss, hit})), P::kNoMore);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 1), {miss, hit, miss})), P::kNoMoreWhereTouching);
  EXPECT_EQ(claim_of(judged<P>(apart, {hit, miss, miss})), "holds") << "growing may make them meet";
  EXPECT_EQ(claim_of(judged<P>(apart, {miss, GaveUp{}, miss})), "undecided");
  EXPECT_EQ(claim_of(judged<P>(apart, {miss})), "undecided");
}

// What the domain says of itself: where the wedges are apart, no normal of a face of either tells.
TEST(GjkEdgesOnly, NoFaceSeparates) {
  int apart = 0;
  for (std::uint64_t key = 0; key < 500; ++key) {
    Choices choices{mix64(key + 17)};
    const ConvexPair pair = GjkEdgesOnly::draw(choices).problem;
    if (certify_collision(pair, nullptr).contact != Contact::kSeparated) continue;
    ++apart;
    for (const auto& [body, other] : {std::pair{&pair.a, &pair.b}, std::pair{&pair.b, &pair.a}}) {
      for (std::size_t skipped = 0; skipped < 4; ++skipped) {
        std::vector<std::size_t> corner;
        for (std::size_t i = 0; i < 4; ++i)
          if (i != skipped) corner.push_back(i);
        const auto edge = [&](std::size_t i, std::size_t k) { return (*body)[corner[i]][k] - (*body)[corner[0]][k]; };
        std::array<double, 3> normal;
        for (std::size_t k = 0; k < 3; ++k) {
          normal[k] = edge(1, (k + 1) % 3) * edge(2, (k + 2) % 3) - edge(1, (k + 2) % 3) * edge(2, (k + 1) % 3);
        }
        const auto height = [&](const Points& points, std::size_t i) {
          double sum = 0;
          for (std::size_t k = 0; k < 3; ++k) sum += normal[k] * (points[i][k] - (*body)[corner[0]][k]);
          return sum;
        };
        const double inner = height(*body, skipped);
        bool all_beyond = true;
        for (std::size_t i = 0; i < 4; ++i) all_beyond = all_beyond && height(*other, i) * inner < 0;
        ASSERT_FALSE(all_beyond) << key;
      }
    }
  }
  EXPECT_GT(apart, 100);
}

}  // namespace
}  // namespace assay::gjk_images_test
