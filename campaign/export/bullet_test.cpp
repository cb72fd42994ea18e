#include <array>

#include "campaign/export/cpp_words.h"
#include "campaign/export/exported_case.h"
#include "campaign/export/signed_distance.h"
#include "properties/case/case_cpp.h"

namespace assay {
namespace {

enum class BulletAsks { kPair, kEpa };
struct BulletQuery {
  std::string_view engine, name;
  BulletAsks asks;
  bool is_double;
  std::string_view margin;  ///< a line that sets it; the default stays without
};
constexpr std::string_view kNoMargin = "  shape.setMargin(0);\n";
constexpr std::array kBulletQueries{
    BulletQuery{"bullet_double/pair_margin_0", "pair_margin_0", BulletAsks::kPair, true, kNoMargin},
    BulletQuery{"bullet_double/pair_default", "pair_default", BulletAsks::kPair, true, ""},
    BulletQuery{"bullet_double/epa2", "epa2", BulletAsks::kEpa, true, kNoMargin},
    BulletQuery{"bullet_float/pair_margin_0", "pair_margin_0", BulletAsks::kPair, false, kNoMargin},
    BulletQuery{"bullet_float/pair_default", "pair_default", BulletAsks::kPair, false, ""},
    BulletQuery{"bullet_float/epa2", "epa2", BulletAsks::kEpa, false, kNoMargin}};

/// Of the extent: far more than GJK_ACCURACY and EPA_ACCURACY, 1e-12 in double and 1e-4 in single precision.
constexpr double kBulletTolerance = 0x1p-20, kBulletSingleTolerance = 0x1p-9;

constexpr std::string_view kBulletForm =
    R"(// Bullet on two convex bodies, against what is exactly true of them. Written by assay export.
@SAYS@//   c++ -std=c++17 THIS.cpp @FLAGS@ -lgtest -lgtest_main -pthread
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

static_assert(sizeof(btScalar) == @BYTES@, "the case is about the other precision of Bullet");

namespace {

@ARRAYS@
template <std::size_t N>
void load(btConvexHullShape& shape, const double (&corner)[N][3]) {
@MARGIN@  for (const auto& c : corner) shape.addPoint(btVector3(btScalar(c[0]), btScalar(c[1]), btScalar(c[2])));
}

template <std::size_t N>
double greatest(const double (&corner)[N][3], const btVector3& n, double sign) {
  double most = -INFINITY;
  for (const auto& c : corner) most = std::fmax(most, sign * (n.x() * c[0] + n.y() * c[1] + n.z() * c[2]));
  return most;
}

// Exact, rounded to double; negative where the bodies overlap.
const double signed_distance = @DISTANCE@, tolerance = @TOLERANCE@;

TEST(Bullet, @NAME@) {
  btConvexHullShape first, second;
  load(first, a), load(second, b);
  btTransform in_place;
  in_place.setIdentity();
@ASKS@  EXPECT_NEAR(distance, signed_distance, tolerance);
  // The second body moved by the depth against the normal overlaps the first no more.
  if (signed_distance < -tolerance) {
    EXPECT_LE((greatest(a, normal, -1) + greatest(b, normal, 1)) / double(normal.length()), -distance + tolerance);
  }
}

}  // namespace
)";

constexpr std::array<std::string_view, 2> kBulletAskForms = {
    R"(  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(&first, &second, &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = input.m_transformB = in_place;
  btPointCollector closest;
  detector.getClosestPoints(input, closest, nullptr);
  ASSERT_TRUE(closest.m_hasResult);
  // Distances are those of the bodies grown by their margins.
  const double distance = double(closest.m_distance) + double(first.getMargin()) + double(second.getMargin());
  const btVector3 normal = closest.m_normalOnBInWorld;  // from the second body to the first
)",
    R"(  btGjkEpaSolver2::sResults results;
  const btVector3 guess(1, 0, 0);
  if (!btGjkEpaSolver2::Distance(&first, in_place, &second, in_place, guess, results)) {
    ASSERT_TRUE(btGjkEpaSolver2::Penetration(&first, in_place, &second, in_place, guess, results, false));
  }
  const double distance = double(results.distance);
  const btVector3 normal = results.normal;  // from the second body to the first
)"};

constexpr std::string_view kDoubleFlags =
    "-isystem /usr/include/bullet -DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 -lLinearMath-float64";
constexpr std::string_view kSingleFlags = "-isystem /usr/include/bullet -lBulletCollision -lLinearMath";

}  // namespace

Result<std::string> bullet_test(const ExportedCase& file) {
  const auto truth = signed_truth(file.problem, "Bullet");
  if (!truth) return Error{truth.error()};
  const BulletQuery& query = query_of<BulletQuery>(file.engine(), kBulletQueries);
  const double tolerance = truth->extent * (query.is_double ? kBulletTolerance : kBulletSingleTolerance);
  return filled(kBulletForm, std::array<std::pair<std::string, std::string>, 9>{
                                 {{"SAYS", comment_lines(file, "//")},
                                  {"FLAGS", std::string(query.is_double ? kDoubleFlags : kSingleFlags)},
                                  {"BYTES", query.is_double ? "8" : "4"},
                                  {"ARRAYS", cpp_of(file.problem)},
                                  {"MARGIN", std::string(query.margin)},
                                  {"DISTANCE", cpp_number(truth->distance)},
                                  {"TOLERANCE", cpp_number(tolerance)},
                                  {"NAME", std::string(query.name)},
                                  {"ASKS", std::string(kBulletAskForms[static_cast<std::size_t>(query.asks)])}}});
}

}  // namespace assay
