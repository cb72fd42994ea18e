// Domains called single_ and sample_ draw nothing but single-precision numbers, whatever tape they decode; the first
// state their shares.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "fuzz/reduce/parts.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/exact_hull3.h"
#include "properties/catalog/batteries.h"
#include "properties/domains/hull2/single.h"
#include "properties/domains/hull3/single.h"
#include "properties/severity/numbers.h"
#include "tests/properties/domains/domain_laws.h"

namespace assay::single_domains_test {
namespace {

constexpr std::uint32_t kSingleBits = std::numeric_limits<float>::digits;
constexpr std::uint64_t kStreams = 4000;
constexpr std::uint64_t kSolved = 300;  // cases whose hull is computed, exactly and slowly
constexpr std::size_t kMostPoints = 128;

/// The first number of the problem that no float is; zero where there is none.
template <class Problem>
double not_single(Problem problem) {
  double found = 0;
  each_number(problem, [&](double& x, const auto& field, std::size_t) {
    if (is_number(x, field.facts) && !is_number_of(x, kSingleBits) && found == 0) found = x;
  });
  return found;
}

/// What libFuzzer and shrinkers make of a tape: it ends early, and words become zero, half as large or as large as they
/// go.
std::vector<std::vector<std::uint64_t>> shrunk(const std::vector<std::uint64_t>& tape, std::uint64_t key) {
  std::vector<std::vector<std::uint64_t>> tapes = {tape, {tape.begin(), tape.begin() + tape.size() / 2}};
  for (std::vector<std::uint64_t>& one : tapes) {
    for (std::size_t i = 0; i < one.size(); ++i) {
      const std::uint64_t word = mix64(mix64(key) + i) % 5;
      if (word < 3) one[i] = word == 0 ? 0 : word == 1 ? one[i] / 2 : ~std::uint64_t{0};
    }
  }
  return tapes;
}

template <Family F>
void expect_floats(const DomainEntry<F>& domain) {
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key + 17)};
    ASSERT_EQ(not_single(domain.draw(choices).problem), 0) << domain.name << ", stream " << key;
    if (key % 10 != 0) continue;
    std::vector<std::uint64_t> tape(choices.used());
    for (std::size_t i = 0; i < tape.size(); ++i) tape[i] = mix64(key + i + 1);
    for (const std::vector<std::uint64_t>& one : shrunk(tape, key)) {
      Choices replay{one};
      ASSERT_EQ(not_single(domain.draw(replay).problem), 0) << domain.name << ", tape " << key;
    }
  }
}

TEST(SingleDomains, HoldNothingButFloats) {
  std::size_t asked = 0;
  for_each_family([&]<Family F>() {
    for (const DomainEntry<F>& domain : catalog<F>().domains) {
      const auto is_called = [&domain](std::string_view part) {
        return domain.name.find(part) != std::string_view::npos;
      };
      if (!is_called("/single_") && !is_called("/sample_")) continue;
      ++asked;
      expect_floats(domain);
    }
  });
  EXPECT_GE(asked, 32U) << "of every family";
}

TEST(SingleDomains, ANumberThatIsNoFloatIsSeen) {
  EXPECT_EQ(not_single(Cloud2{{{0.5, 1}, {0, 0x1p100}}}), 0);
  EXPECT_EQ(not_single(Cloud2{{{0.5, 1}, {0, 0.1}}}), 0.1);
  EXPECT_EQ(not_single(Cloud3{{{0.5, 0x1p-150, 1}}}), 0x1p-150) << "below the least float";
  Choices choices{mix64(3)};
  EXPECT_NE(not_single(Hull3Sphere::draw(choices).problem), 0);
}

TEST(SingleDomains, DrawEveryDifficulty) {
  laws::expect_even_buckets<HullSingleCircle>(kStreams, 3, 10);
  laws::expect_even_buckets<HullSingleCloud>(kStreams, 2, 24);
  laws::expect_even_buckets<HullSingleNearCollinear>(kStreams, 4, 23);
  laws::expect_even_buckets<HullSingleScaled>(kStreams, -100, 100, 4);
  laws::expect_even_buckets<Hull3SingleSphere>(kStreams, 2, 10);
  laws::expect_even_buckets<Hull3SingleCloud>(kStreams, 2, 24);
  laws::expect_even_buckets<Hull3SingleNearPlane>(kStreams, 4, 22);
  laws::expect_even_buckets<Hull3SingleScaled>(kStreams, -100, 100, 4);
}

/// The mean share of points that are vertices, and of clouds that span less than the space, over the first clouds.
struct Measured {
  double extreme = 0, flat = 0;
};

template <class D>
Measured measured() {
  Measured all;
  double fat = 0, cases = 0;
  for (std::uint64_t key = 0; key < kSolved; ++key) {
    Choices choices{mix64(key)};
    const auto cloud = D::draw(choices).problem;
    if (cloud.points.size() > kMostPoints) continue;
    ++cases;
    std::size_t vertices = 0;
    if constexpr (std::same_as<FamilyOfDomain<D>, Hull2Family>) {
      const Hull2Answer answer = exact_hull2(cloud);
      if (const auto* hull = std::get_if<Hull>(&answer)) vertices = hull->ccw.size();
    } else if (exact_hull3(cloud).dimension == 3) {
      vertices = extreme_points3(cloud).size();
    }
    if (vertices == 0) {
      ++all.flat;
    } else {
      ++fat;
      all.extreme += static_cast<double>(vertices) / static_cast<double>(cloud.points.size());
    }
  }
  all.extreme /= fat;
  all.flat /= cases;
  return all;
}

TEST(SingleDomains, AreOrdinaryClouds) {
  const Measured circle = measured<HullSingleCircle>(), sphere = measured<Hull3SingleSphere>();
  EXPECT_GT(circle.extreme, 0.95);
  EXPECT_GT(sphere.extreme, 0.99);
  EXPECT_EQ(circle.flat + sphere.flat, 0);
  EXPECT_LT(measured<HullSingleCloud>().flat, 0.02);
  EXPECT_LT(measured<Hull3SingleCloud>().flat, 0.02);
  EXPECT_LT(measured<HullSingleScaled>().flat, 0.02);
  EXPECT_LT(measured<Hull3SingleScaled>().flat, 0.02);
  EXPECT_LT(measured<HullSingleNearCollinear>().flat, 0.1);
  EXPECT_LT(measured<Hull3SingleNearPlane>().flat, 0.1);
}

/// Every height above the plane is what the difficulty says, exactly: no coordinate was rounded on the way.
TEST(SingleDomains, DeviateAsTheySay) {
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = HullSingleNearCollinear::draw(choices);
    for (const Point2& p : drawn.problem.points) {
      const double deviation = std::abs(p.y - p.x);  // exact: multiples of 2^-23 below 2
      ASSERT_TRUE(deviation == 0 || deviation == std::ldexp(1.0, -drawn.difficulty));
    }
  }
}

}  // namespace
}  // namespace assay::single_domains_test
