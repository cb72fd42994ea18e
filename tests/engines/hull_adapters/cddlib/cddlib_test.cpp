// The adapter of cddlib's hulls: it hands over what was asked, puts the points of a facet in their order, and adds no
// error of its own.
#include <gtest/gtest.h>

#include <set>

#include "algorithms/hull3/hull3.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "engines/adapters/cddlib/engines.h"
#include "oracles/exact/rational.h"
#include "oracles/exact/words.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/small_integers.h"
#include "tests/engines/inverted/exact_lp.h"

namespace assay::cddlib {
namespace {

/// The points that a matrix of generators holds.
std::vector<std::vector<double>> read_back(dd_matrixdata* points) {
  std::vector<std::vector<double>> list(static_cast<std::size_t>(points->rowsize));
  bool is_exact = true;
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(double_of(points->matrix[i][0], is_exact), 1);
    for (long k = 1; k < points->colsize; ++k) list[i].push_back(double_of(points->matrix[i][k], is_exact));
  }
  EXPECT_TRUE(is_exact);
  return list;
}

Cloud2 planar(const std::vector<std::vector<double>>& list) {
  Cloud2 cloud;
  for (const auto& p : list) cloud.points.push_back({p[0], p[1]});
  return cloud;
}
Cloud3 spatial(const std::vector<std::vector<double>>& list) {
  Cloud3 cloud;
  for (const auto& p : list) cloud.points.push_back({p[0], p[1], p[2]});
  return cloud;
}

TEST(CddlibHullAdapter, HandsOverEveryCloud) {
  for (const auto& [kind, name] : clouds::kKinds)
    for (std::uint64_t index = 0; index < clouds::kEach / 10; ++index) {
      const Cloud3 cloud = clouds::cloud3<double>(kind, index);
      if (cloud.points.empty()) continue;
      ASSERT_EQ(spatial(read_back(load(cloud).get())).points, cloud.points) << name << " " << index;
      const Cloud2 seen = clouds::cloud2(kind, index);
      ASSERT_EQ(planar(read_back(load(seen).get())).points, seen.points) << name << " " << index;
    }
}

/// Wrong on none, silent on none that spans the space, and convicted where answers are spoilt.
template <Family F, class Property>
void expect_right_or_flat(const assay_engine& engine, int full) {
  for (const auto& [dimension, rate] : small_integers::rates_of<F, Property>(engine)) {
    EXPECT_EQ(rate.wrong, 0U) << engine.name << " " << dimension;
    EXPECT_TRUE(dimension != full || rate.silent == 0) << engine.name << ": " << rate;
  }
  small_integers::expect_spoilt_convicted<F, Property>(engine, full);
}

TEST(CddlibHullAdapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  expect_right_or_flat<Hull2Family, Hull2IsExact>(planar_hull<DoubleDescription>(), 2);
  expect_right_or_flat<Hull3Family, Hull3IsExact>(spatial_hull<DoubleDescription>(), 3);
}

/// A facet's normal over its offset is 2^1024 here: no double is next to it, and GMP ends a process that asks for one.
TEST(CddlibHullAdapter, AnswersWhereNoDoubleHoldsAnInequality) {
  const Cloud3 thin = {{{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {0x1p-1024, 0, 0}}};
  const Hull3Answer answer = SpatialHull<DoubleDescription>::solve(thin, {});
  EXPECT_TRUE(std::holds_alternative<Hull3>(answer) || !kExact);
}

/// The stand-in computes normals in rationals, so it answers small clouds only; of others it says nothing.
constexpr dd_rowrange kMostPoints = 24;

/// Facets of the hull that Assay computes, with every point in each, in the order that cddlib keeps: by number.
struct Exact {
  static std::vector<Rational> of(const std::vector<double>& p) {
    std::vector<Rational> numbers;
    for (const double x : p) numbers.push_back(exact(x));
    return numbers;
  }

  /// The inward normal through d points of a facet, as exact numbers.
  static std::vector<Rational> inward(const std::vector<std::vector<Rational>>& p) {
    const auto minus = [&](std::size_t i, std::size_t k) { return Rational(p[i][k] - p[0][k]); };
    if (p.size() == 2) return {Rational(-minus(1, 1)), minus(1, 0)};
    std::vector<Rational> normal;
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t u = (k + 1) % 3, v = (k + 2) % 3;
      normal.emplace_back(minus(1, v) * minus(2, u) - minus(1, u) * minus(2, v));
    }
    return normal;
  }

  static std::vector<std::vector<std::uint32_t>> rings(const std::vector<std::vector<double>>& points) {
    std::vector<std::vector<std::uint32_t>> rings;
    if (points[0].size() == 3) {
      const Hull3Answer truth = hull3(spatial(points));
      if (const auto* hull = std::get_if<Hull3>(&truth))
        for (std::uint32_t f = 0; f < hull->facets(); ++f)
          rings.emplace_back(hull->facet(f).begin(), hull->facet(f).end());
      return rings;
    }
    const Hull2Answer truth = hull2(planar(points).points);
    if (const auto* hull = std::get_if<Hull>(&truth))
      for (std::size_t i = 0; i < hull->ccw.size(); ++i)
        rings.push_back({hull->ccw[i], hull->ccw[(i + 1) % hull->ccw.size()]});
    return rings;
  }

  /// Whether point i lies in the line or plane of a ring.
  static bool is_beside(const std::vector<std::vector<double>>& points, const std::vector<std::uint32_t>& ring,
                        std::uint32_t i) {
    if (points[0].size() == 2) {
      const auto at = [&](std::uint32_t v) { return Point2{points[v][0], points[v][1]}; };
      return ExactOrient2d::sign(at(ring[0]), at(ring[1]), at(i)) == 0;
    }
    const auto at = [&](std::uint32_t v) { return Point3{points[v][0], points[v][1], points[v][2]}; };
    return ExactOrient3d::sign(at(ring[0]), at(ring[1]), at(ring[2]), at(i)) == 0;
  }

  static Facets facets(dd_matrixdata* generators) {
    if (generators->rowsize > kMostPoints) return std::nullopt;
    const auto points = read_back(generators);
    const std::size_t dimension = points[0].size();
    std::vector<Facet> facets;
    std::set<std::vector<std::uint32_t>> seen;
    for (const auto& ring : rings(points)) {
      std::vector<std::vector<Rational>> corners;
      for (std::size_t k = 0; k < dimension; ++k) corners.push_back(of(points[ring[k]]));
      const auto normal = inward(corners);
      Facet facet{inverted::scaled_to_doubles(normal), {}};
      if (facet.inward.empty()) return std::nullopt;  // no doubles for it
      for (std::uint32_t i = 0; i < points.size(); ++i)
        if (is_beside(points, ring, i)) facet.points.push_back(i);
      if (seen.insert(facet.points).second) facets.push_back(std::move(facet));
    }
    if (facets.empty()) return std::nullopt;
    return facets;
  }
};

TEST(CddlibHullAdapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  const assay_engine in_the_plane = planar_hull<Exact>(), in_space = spatial_hull<Exact>();
  expect_innocent<Hull2Family>({&in_the_plane, 1}, 30);
  expect_innocent<Hull3Family>({&in_space, 1}, 30);
}

}  // namespace
}  // namespace assay::cddlib
