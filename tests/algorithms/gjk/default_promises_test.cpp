// What is held against an engine that states nothing is kept by one that rounds honestly, on every domain, and by none
// that says nothing: answers of ours, given as a foreign engine gives them.
#include "properties/gjk/default_promises.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/distance/johnson.h"
#include "algorithms/gjk/signed_volumes.h"
#include "properties/catalog/batteries.h"
#include "properties/gjk/depth_is_right.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "properties/gjk/normal_is_right.h"
#include "properties/gjk/verdict_is_right.h"
#include "tests/harness/claim_words.h"

namespace assay::default_promises_test {
namespace {

constexpr std::uint64_t kCasesOfADomain = 60;

template <class Judge>
void for_each_case(Judge judge) {
  for (const DomainEntry<GjkFamily>& domain : catalog<GjkFamily>().domains) {
    for (std::uint64_t index = 0; index < kCasesOfADomain; ++index) {
      Choices choices(stream_key(20261122, domain.versioned_name(), index));
      judge(domain.draw(choices).problem, domain.versioned_name() + ", case " + std::to_string(index));
    }
  }
}

/// sum of w_i x_i / sum of w_i, term by term in double.
std::array<double, 3> rounded_point(const Points& body, const WeightedVertices& point) {
  std::array<double, 3> sum{};
  double total = 0;
  for (std::uint32_t i = 0; i < point.size; ++i) {
    total += point.weight[i];
    for (std::uint32_t k = 0; k < body.dimension; ++k) sum[k] += point.weight[i] * body[point.vertex[i]][k];
  }
  for (double& x : sum) x /= total;
  return sum;
}

template <class P>
Verdict judged(const ConvexPair& pair, const GjkAnswer& answer) {
  Reply<GjkFamily> reply;
  reply.answer = answer;
  return P::judge(pair, {&reply, 1}, {});
}

template <class P>
void expect_no_violation(const ConvexPair& pair, const GjkAnswer& answer, const std::string& where) {
  const Verdict verdict = judged<P>(pair, answer);
  if (const Violated* violated = violation(verdict))
    ADD_FAILURE() << where << ": " << violated->claim << ": " << violated->evidence;
}

/// Nearest points in coordinates and the distance between them, as an engine gives them that keeps no vertex numbers.
template <class Engine>
void keeps_distances() {
  std::size_t judged_pairs = 0;
  for_each_case([&](const ConvexPair& pair, const std::string& where) {
    const GjkAnswer answer = Engine::solve(pair, Watch{});
    const auto* separated = std::get_if<Separated>(&answer);
    if (separated == nullptr || pair.a.dimension > 3) return;
    ++judged_pairs;
    MeasuredApart apart{0, rounded_point(pair.a, separated->on_a), rounded_point(pair.b, separated->on_b)};
    apart.distance =
        std::hypot(apart.on_a[0] - apart.on_b[0], apart.on_a[1] - apart.on_b[1], apart.on_a[2] - apart.on_b[2]);
    expect_no_violation<NearestPointsAreRight>(pair, apart, where);
    expect_no_violation<DistanceIsCertified>(pair, apart, where);
    expect_no_violation<DistanceIsCertified>(pair, *separated, where);
  });
  EXPECT_GT(judged_pairs, 400u);
}

TEST(DefaultPromises, SignedVolumesInCoordinatesKeepsThem) { keeps_distances<GjkSignedVolumes>(); }
TEST(DefaultPromises, JohnsonInCoordinatesKeepsThem) { keeps_distances<GjkJohnson>(); }

TEST(DefaultPromises, AnExpandingPolytopeKeepsThem) {
  std::size_t judged_pairs = 0;
  for_each_case([&](const ConvexPair& pair, const std::string& where) {
    const GjkAnswer answer = Epa::solve(pair, Watch{});
    const auto* deep = std::get_if<Penetrating>(&answer);
    if (deep == nullptr) return;
    ++judged_pairs;
    expect_no_violation<DepthIsRight>(pair, *deep, where);
    expect_no_violation<NormalIsRight>(pair, *deep, where);
  });
  EXPECT_GT(judged_pairs, 400u);
}

/// Zeros to everything: whichever kind of answer is chosen, on every domain that is not all touching something is
/// convicted.
TEST(DefaultPromises, ZerosToEverythingAreConvicted) {
  const std::array<GjkAnswer, 6> mute = {GjkAnswer{BareVerdict{false}}, GjkAnswer{BareVerdict{true}},
                                         GjkAnswer{BareDistance{}},     GjkAnswer{MeasuredApart{}},
                                         GjkAnswer{Penetrating{}},      GjkAnswer{Bracketed{}}};
  for (const GjkAnswer& answer : mute) {
    std::size_t convicted = 0, cases = 0;
    for_each_case([&](const ConvexPair& pair, const std::string&) {
      if (pair.a.dimension > 3) return;
      ++cases;
      const bool found =
          violation(judged<VerdictIsRight>(pair, answer)) || violation(judged<DistanceIsCertified>(pair, answer)) ||
          violation(judged<DepthIsRight>(pair, answer)) || violation(judged<NormalIsRight>(pair, answer)) ||
          violation(judged<NearestPointsAreRight>(pair, answer));
      convicted += found;
    });
    EXPECT_GT(4 * convicted, cases) << answer.index();
  }
}

}  // namespace
}  // namespace assay::default_promises_test
