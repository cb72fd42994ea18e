#include <array>

#include "algorithms/model/point_lists.h"
#include "campaign/export/cpp_words.h"
#include "campaign/export/exported_case.h"
#include "campaign/export/signed_distance.h"
#include "oracles/hull3/exact_hull3.h"
#include "properties/case/case_cpp.h"

namespace assay {
namespace {

enum class FclAsks { kHit, kDistance, kSignedDistance };
struct FclQuery {
  std::string_view engine, name, solver;
  FclAsks asks;
};
constexpr std::array kFclQueries{
    FclQuery{"fcl/distance_libccd", "distance_libccd", "GST_LIBCCD", FclAsks::kDistance},
    FclQuery{"fcl/distance_indep", "distance_indep", "GST_INDEP", FclAsks::kDistance},
    FclQuery{"fcl/signed_distance_libccd", "signed_distance_libccd", "GST_LIBCCD", FclAsks::kSignedDistance},
    FclQuery{"fcl/signed_distance_indep", "signed_distance_indep", "GST_INDEP", FclAsks::kSignedDistance},
    FclQuery{"fcl/intersect_libccd", "collide_libccd", "GST_LIBCCD", FclAsks::kHit},
    FclQuery{"fcl/intersect_indep", "collide_indep", "GST_INDEP", FclAsks::kHit},
    FclQuery{"fcl/collide_libccd", "collide_libccd", "GST_LIBCCD", FclAsks::kHit},
    FclQuery{"fcl/collide_indep", "collide_indep", "GST_INDEP", FclAsks::kHit}};

/// FCL states 1e-6, an absolute length; of the extent this is more wherever bodies are not tiny.
constexpr double kFclTolerance = 0x1p-12;

constexpr std::string_view kFclForm =
    R"(// FCL on two convex bodies, against what is exactly true of them. Written by assay export.
@SAYS@//   c++ -std=c++17 THIS.cpp -isystem /usr/include/eigen3 -lfcl -lccd -lgtest -lgtest_main -pthread
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <memory>
#include <vector>

namespace {

@ARRAYS@// The triangles of the surfaces, counter-clockwise from outside.
const int faces_of_a[][3] = {@FACES_A@};
const int faces_of_b[][3] = {@FACES_B@};

template <std::size_t N, std::size_t F>
fcl::CollisionObject<double> body(const double (&corner)[N][3], const int (&triangle)[F][3]) {
  const auto vertices = std::make_shared<std::vector<fcl::Vector3<double>>>();
  for (const auto& c : corner) vertices->emplace_back(c[0], c[1], c[2]);
  const auto faces = std::make_shared<std::vector<int>>();
  for (const auto& t : triangle) faces->insert(faces->end(), {3, t[0], t[1], t[2]});
  return {std::make_shared<fcl::Convex<double>>(vertices, int(F), faces), fcl::Transform3<double>::Identity()};
}

// Exact, rounded to double; negative where the bodies overlap.
const double signed_distance = @DISTANCE@, tolerance = @TOLERANCE@;

TEST(Fcl, @NAME@) {
  const auto first = body(a, faces_of_a), second = body(b, faces_of_b);
@ASKS@}

}  // namespace
)";

constexpr std::array<std::string_view, 3> kFclAskForms = {
    R"(  fcl::CollisionRequest<double> request;
  request.gjk_solver_type = fcl::@SOLVER@;
  fcl::CollisionResult<double> result;
  fcl::collide(&first, &second, request, result);
  EXPECT_EQ(result.isCollision(), signed_distance < 0);
)",
    R"(  fcl::DistanceRequest<double> request(true);
  request.gjk_solver_type = fcl::@SOLVER@;
  fcl::DistanceResult<double> result;
  fcl::distance(&first, &second, request, result);
  if (signed_distance > 0) {
    EXPECT_NEAR(result.min_distance, signed_distance, tolerance);
  } else {
    EXPECT_LE(result.min_distance, tolerance);
  }
)",
    R"(  fcl::DistanceRequest<double> request(true, true);
  request.gjk_solver_type = fcl::@SOLVER@;
  fcl::DistanceResult<double> result;
  fcl::distance(&first, &second, request, result);
  EXPECT_NEAR(result.min_distance, signed_distance, tolerance);
)"};

/// Nothing where the body is flat.
std::string surface_of(const Points& body) {
  return cpp_triangles(exact_hull3(cloud_of<Cloud3>(body.coordinates)).triangles);
}

}  // namespace

Result<std::string> fcl_test(const ExportedCase& file) {
  const auto truth = signed_truth(file.problem, "FCL");
  if (!truth) return Error{truth.error()};
  const auto& [a, b] = std::get<ConvexPair>(file.problem);
  const std::string faces_a = surface_of(a), faces_b = surface_of(b);
  if (faces_a.empty() || faces_b.empty()) return Error{"a body is flat, and fcl::Convex asks for a closed surface"};
  const FclQuery& query = query_of<FclQuery>(file.engine(), kFclQueries);
  if (query.asks == FclAsks::kHit && truth->contact == Contact::kTouching)
    return Error{"the bodies touch, and FCL says nowhere whether that is a collision"};
  const std::string asks = filled(kFclAskForms[static_cast<std::size_t>(query.asks)],
                                  std::array{std::pair<std::string, std::string>{"SOLVER", query.solver}});
  return filled(kFclForm, std::array<std::pair<std::string, std::string>, 8>{
                              {{"SAYS", comment_lines(file, "//")},
                               {"ARRAYS", cpp_of(file.problem)},
                               {"FACES_A", faces_a},
                               {"FACES_B", faces_b},
                               {"DISTANCE", cpp_number(truth->distance)},
                               {"TOLERANCE", cpp_number(kFclTolerance * truth->extent)},
                               {"NAME", std::string(query.name)},
                               {"ASKS", asks}}});
}

}  // namespace assay
