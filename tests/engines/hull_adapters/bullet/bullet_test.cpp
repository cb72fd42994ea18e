// The adapter of Bullet's hulls, in either precision: it hands over what was asked, turns nothing round, and adds no
// error of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <iostream>
#include <map>

#include "algorithms/hull3/hull3.h"
#include "engines/adapters/bullet/engine.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/exact_facets.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/small_integers.h"

namespace assay::bullet {
namespace {

using clouds::Kind;

TEST(BulletAdapter, HandsOverEveryCloudBitForBit) {
  for (const auto& [kind, name] : clouds::kKinds)
    for (std::uint64_t index = 0; index < clouds::kEach; ++index) {
      const Cloud3 cloud = clouds::cloud3<btScalar>(kind, index);
      const auto loaded = load(cloud);
      if (cloud.points.empty()) {
        ASSERT_TRUE(std::holds_alternative<Declined>(loaded));
        continue;
      }
      const auto& coordinates = std::get<0>(loaded);
      ASSERT_EQ(coordinates.size(), 3 * cloud.points.size());
      for (std::size_t i = 0; i < cloud.points.size(); ++i)
        ASSERT_TRUE(clouds::same_bits(coordinates[3 * i], cloud.points[i].x) &&
                    clouds::same_bits(coordinates[3 * i + 1], cloud.points[i].y) &&
                    clouds::same_bits(coordinates[3 * i + 2], cloud.points[i].z))
            << name << " " << index;
    }
}

/// Bullet keeps points on its grid only, so a vertex is compared with the point that it is said to be: no farther than
/// one step along each axis, and what rounding in its precision adds.
TEST(BulletAdapter, NamesTheVerticesAsTheLibraryHoldsThem) {
  for (const Kind kind : {Kind::kOnePoint, Kind::kDuplicates, Kind::kCollinear, Kind::kFlat, Kind::kLattice})
    for (std::uint64_t index = 0; index < clouds::kEach; ++index) {
      const Cloud3 cloud = clouds::cloud3<btScalar>(kind, index);
      btConvexHullComputer computer;
      ASSERT_EQ(Library::compute(computer, std::get<0>(load(cloud))), 0);
      ASSERT_EQ(computer.vertices.size(), computer.original_vertex_index.size());
      for (double Point3::*const axis : {&Point3::x, &Point3::y, &Point3::z}) {
        double low = HUGE_VAL, high = -HUGE_VAL;
        for (const Point3& p : cloud.points) {
          low = std::min(low, p.*axis);
          high = std::max(high, p.*axis);
        }
        const double rounding = 4 * std::numeric_limits<btScalar>::epsilon() * std::max(std::abs(low), std::abs(high));
        for (int v = 0; v < computer.vertices.size(); ++v) {
          const Point3& p = cloud.points.at(static_cast<std::size_t>(computer.original_vertex_index[v]));
          const int k = axis == &Point3::x ? 0 : axis == &Point3::y ? 1 : 2;
          ASSERT_LE(std::abs(static_cast<double>(computer.vertices[v][k]) - p.*axis), (high - low) / kSteps + rounding)
              << static_cast<int>(kind) << " " << index;
        }
      }
    }
}

TEST(BulletAdapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  const assay_engine engine = bullet::engine<Library>();
  for (const auto& [dimension, rate] : small_integers::rates_of<Hull3Family, Hull3IsExact>(engine)) {
    std::cout << engine.name << ", dimension " << dimension << ": " << rate << '\n';
    // Within the gap stated the library is right wherever nothing overflows; on a segment the adapter gives up.
    EXPECT_EQ(rate.wrong, 0U) << dimension;
    if (dimension != 1) {
      EXPECT_EQ(rate.silent, 0U) << dimension;
    }
  }
  small_integers::expect_spoilt_convicted<Hull3Family, Hull3IsExact>(engine, 3);
}

/// Fills the library's own lists with exact faces: of each directed edge its target, its reverse and the next edge
/// around the vertex that it comes from, each as a step in the list of edges.
struct Exact {
  static btScalar compute(btConvexHullComputer& computer, const std::vector<btScalar>& coordinates) {
    Cloud3 cloud;
    for (std::size_t i = 0; i < coordinates.size(); i += 3)
      cloud.points.push_back({coordinates[i], coordinates[i + 1], coordinates[i + 2]});
    const Hull3Answer truth = hull3(cloud);
    exact_surface::Rings rings;
    if (const auto* fat = std::get_if<Hull3>(&truth)) {
      rings = exact_surface::faces(*fat);
    } else if (auto flat = std::get<FlatHull3>(truth).extreme; flat.size() < 3) {
      for (const std::uint32_t i : flat) computer.original_vertex_index.push_back(static_cast<int>(i));
    } else {
      rings.push_back(flat);  // a polygon with two sides
      rings.emplace_back(flat.rbegin(), flat.rend());
    }
    fill(computer, rings);
    for (int v = 0; v < computer.original_vertex_index.size(); ++v) {
      const Point3& p = cloud.points[static_cast<std::size_t>(computer.original_vertex_index[v])];
      computer.vertices.push_back(
          btVector3(static_cast<btScalar>(p.x), static_cast<btScalar>(p.y), static_cast<btScalar>(p.z)));
    }
    return 0;
  }

 private:
  struct Edge {
    int next, reverse, target;
  };
  static_assert(sizeof(Edge) == sizeof(btConvexHullComputer::Edge));

  static void fill(btConvexHullComputer& computer, const exact_surface::Rings& rings) {
    std::map<std::uint32_t, int> vertex_of;
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> edge_of;
    for (const auto& ring : rings)
      for (std::size_t k = 0; k < ring.size(); ++k) {
        if (vertex_of.emplace(ring[k], computer.original_vertex_index.size()).second)
          computer.original_vertex_index.push_back(static_cast<int>(ring[k]));
        edge_of.emplace(std::pair(ring[k], ring[(k + 1) % ring.size()]), static_cast<int>(edge_of.size()));
      }
    std::vector<Edge> edges(edge_of.size());
    for (const auto& ring : rings) {
      computer.faces.push_back(edge_of.at({ring[0], ring[1]}));
      for (std::size_t k = 0; k < ring.size(); ++k) {
        const std::uint32_t from = ring[k], to = ring[(k + 1) % ring.size()], after = ring[(k + 2) % ring.size()];
        const int edge = edge_of.at({from, to}), back = edge_of.at({to, from}), next = edge_of.at({to, after});
        edges[static_cast<std::size_t>(edge)].target = vertex_of.at(to);
        edges[static_cast<std::size_t>(edge)].reverse = back - edge;
        edges[static_cast<std::size_t>(back)].next = next - back;
      }
    }
    for (const Edge& edge : edges) computer.edges.push_back(std::bit_cast<btConvexHullComputer::Edge>(edge));
  }
};

/// On a segment the adapter gives up, and in single precision it declines what is no float: most of the domains' cases.
TEST(BulletAdapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  const assay_engine exact = bullet::engine<Exact>();
  expect_innocent<Hull3Family>({&exact, 1}, kDouble ? 50 : 5);
}

}  // namespace
}  // namespace assay::bullet
