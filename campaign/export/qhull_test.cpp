#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "algorithms/model/point_lists.h"
#include "campaign/export/exported_case.h"
#include "oracles/exact/filter.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/promise.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/exact_hull3.h"
#include "properties/case/case_cpp.h"

namespace assay {
namespace {

struct QhullQuery {
  std::string_view engine, name, options;
};
constexpr std::array kQhullQueries{QhullQuery{"qhull/hull3", "as_it_comes", "qhull"},
                                   QhullQuery{"qhull/hull3_triangulated", "triangulated", "qhull Qt"},
                                   QhullQuery{"qhull/hull3_joggled", "joggled", "qhull QJ"},
                                   QhullQuery{"qhull/hull2", "as_it_comes", "qhull"},
                                   QhullQuery{"qhull/hull2_joggled", "joggled", "qhull QJ"}};

constexpr std::string_view kQhullForm =
    R"(// Qhull on @COUNT@ points, against their exact hull. Written by assay export.
@SAYS@//   c++ -std=c++17 THIS.cpp -lqhull_r -lgtest -lgtest_main -pthread
#include <gtest/gtest.h>

#include <cstdio>
#include <set>
extern "C" {
#include <libqhull_r/qhull_ra.h>
}

namespace {

@ARRAYS@
TEST(Qhull, @NAME@) {
  coordT coordinates[@COUNT@ * @DIMENSION@];
  for (int i = 0; i < @COUNT@ * @DIMENSION@; ++i) coordinates[i] = points[i / @DIMENSION@][i % @DIMENSION@];
  char options[] = "@OPTIONS@";
  qhT state;
  qhT* qh = &state;
  qh_zero(qh, stderr);
  ASSERT_EQ(qh_new_qhull(qh, @DIMENSION@, @COUNT@, coordinates, False, options, nullptr, stderr), qh_ERRnone);
  std::set<int> listed;
  vertexT* vertex = nullptr;
  FORALLvertices listed.insert(qh_pointid(qh, vertex->point));
  // Without any of these the hull would end 2^-20 of the extent short of it, or more.
  for (const int corner : {@CORNERS@}) EXPECT_EQ(listed.count(corner), 1u) << "point " << corner << " is lost";
  qh_freeqhull(qh, !qh_ALL);
}

}  // namespace
)";

constexpr double kRoom = 0x1p-20;

/// The body of all points but one; equal ones go with it.
Points without(const Points& all, std::uint32_t place) {
  Points rest{all.dimension, {}};
  for (std::uint32_t i = 0; i < all.size(); ++i)
    if (!std::ranges::equal(all[i], all[place]))
      rest.coordinates.insert(rest.coordinates.end(), all[i].begin(), all[i].end());
  return rest;
}

/// Extreme points that are farther than kRoom of the extent from the hull of the others.
std::vector<std::uint32_t> prominent(const Points& all, const std::vector<std::uint32_t>& extreme) {
  const Rational room = exact(kRoom) * extent_of({all, {all.dimension, {}}});
  std::vector<std::uint32_t> corners;
  for (const std::uint32_t place : extreme) {
    const auto corner = all[place];
    const ConvexPair apart{{all.dimension, {corner.begin(), corner.end()}}, without(all, place)};
    if (!apart.b.empty() && exact_distance(apart).squared > room * room) corners.push_back(place);
  }
  return corners;
}

bool repeats_a_corner(const Points& all, const std::vector<std::uint32_t>& corners) {
  return std::ranges::any_of(corners, [&](std::uint32_t place) { return without(all, place).size() + 1 < all.size(); });
}

Result<std::string> test_of(const ExportedCase& file, const Points& all, const std::vector<std::uint32_t>& extreme) {
  if (all.empty()) return Error{"no points, of which Qhull makes no hull"};
  if (!all_finite(all.coordinates)) return Error{"a coordinate is not finite"};
  const std::vector<std::uint32_t> corners = prominent(all, extreme);
  if (corners.empty() || extreme.size() <= all.dimension)
    return Error{"the points are flat, which Qhull does not take, or no corner stands out"};
  if (repeats_a_corner(all, corners)) return Error{"a corner is given twice, and Qhull may list either"};
  const QhullQuery& query = query_of<QhullQuery>(file.engine(), kQhullQueries);
  return filled(kQhullForm, std::array<std::pair<std::string, std::string>, 7>{
                                {{"SAYS", comment_lines(file, "//")},
                                 {"ARRAYS", cpp_of(file.problem)},
                                 {"COUNT", std::to_string(all.size())},
                                 {"DIMENSION", std::to_string(all.dimension)},
                                 {"OPTIONS", std::string(query.options)},
                                 {"NAME", std::string(query.name)},
                                 {"CORNERS", fmt::format("{}", fmt::join(corners, ", "))}}});
}

}  // namespace

Result<std::string> qhull_test(const ExportedCase& file) {
  if (const auto* plane = std::get_if<Cloud2>(&file.problem)) {
    const Hull2Answer hull = exact_hull2(*plane);
    const auto* ring = std::get_if<Hull>(&hull);
    return test_of(file, points_of(plane->points), ring != nullptr ? ring->ccw : std::vector<std::uint32_t>());
  }
  if (const auto* space = std::get_if<Cloud3>(&file.problem))
    return test_of(file, points_of(space->points), extreme_points3(*space));
  return Error{"no cloud of points, which is what the tests for Qhull are about"};
}

}  // namespace assay
