#include <array>

#include "campaign/export/cpp_words.h"
#include "campaign/export/exported_case.h"
#include "campaign/export/signed_distance.h"
#include "properties/case/case_cpp.h"

namespace assay {
namespace {

enum class LibccdAsks { kHit, kDepth };
struct LibccdQuery {
  std::string_view engine, name, call;
  LibccdAsks asks;
  bool touching_is_hit;  ///< stated; the others state nothing
};
constexpr std::array kLibccdQueries{
    LibccdQuery{"libccd/gjk_epa", "gjk_penetration", "ccdGJKPenetration", LibccdAsks::kDepth, true},
    LibccdQuery{"libccd/gjk", "gjk_intersect", "ccdGJKIntersect", LibccdAsks::kHit, true},
    LibccdQuery{"libccd/mpr", "mpr_intersect", "ccdMPRIntersect", LibccdAsks::kHit, false},
    LibccdQuery{"libccd/mpr_depth", "mpr_intersect", "ccdMPRIntersect", LibccdAsks::kHit, false}};

/// epa_tolerance is 1e-4, an absolute length; of the extent this is more wherever bodies are not tiny.
constexpr double kLibccdTolerance = 0x1p-10;

constexpr std::string_view kLibccdForm =
    R"(// libccd on two convex bodies, against what is exactly true of them. Written by assay export.
@SAYS@//   c++ -std=c++17 THIS.cpp -lccd -lgtest -lgtest_main -pthread
#include <ccd/ccd.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <iterator>

namespace {

@ARRAYS@
struct Body {
  const double (*corner)[3];
  std::size_t count;

  double greatest(const double (&n)[3], const double** where = nullptr) const {
    double most = -INFINITY;
    for (std::size_t i = 0; i < count; ++i) {
      const double value = n[0] * corner[i][0] + n[1] * corner[i][1] + n[2] * corner[i][2];
      if (!(value > most)) continue;
      most = value;
      if (where != nullptr) *where = corner[i];
    }
    return most;
  }
};

void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* farthest) {
  const double n[3] = {direction->v[0], direction->v[1], direction->v[2]};
  const Body& body = *static_cast<const Body*>(object);
  const double* corner = body.corner[0];
  body.greatest(n, &corner);
  ccdVec3Set(farthest, corner[0], corner[1], corner[2]);
}

void center(const void* object, ccd_vec3_t* mean) {
  const Body& body = *static_cast<const Body*>(object);
  double sum[3] = {0, 0, 0};
  for (std::size_t i = 0; i < body.count; ++i)
    for (int k = 0; k < 3; ++k) sum[k] += body.corner[i][k] / double(body.count);
  ccdVec3Set(mean, sum[0], sum[1], sum[2]);
}

// Exact, rounded to double; negative where the bodies overlap.
const double signed_distance = @DISTANCE@, tolerance = @TOLERANCE@;

TEST(Libccd, @NAME@) {
  const Body first{a, std::size(a)}, second{b, std::size(b)};
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd.center1 = ccd.center2 = center;
@ASKS@}

}  // namespace
)";

constexpr std::array<std::string_view, 2> kLibccdAskForms = {
    R"(  EXPECT_EQ(@CALL@(&first, &second, &ccd) != 0, @HIT@);
)",
    R"(  ccd_real_t depth = 0;
  ccd_vec3_t direction, position;
  const int status = @CALL@(&first, &second, &ccd, &depth, &direction, &position);
  ASSERT_EQ(status == 0, @HIT@);
  if (status != 0) return;
  EXPECT_NEAR(depth, -signed_distance, tolerance);
  for (const double x : direction.v) EXPECT_TRUE(std::isfinite(x));
  // The second body moved by the depth along the direction overlaps the first no more.
  const double n[3] = {direction.v[0], direction.v[1], direction.v[2]}, minus_n[3] = {-n[0], -n[1], -n[2]};
  const double along = first.greatest(n) + second.greatest(minus_n);
  if (signed_distance < -tolerance) {
    EXPECT_LE(along / std::hypot(n[0], n[1], n[2]), depth + tolerance);
  }
)"};

}  // namespace

Result<std::string> libccd_test(const ExportedCase& file) {
  const auto truth = signed_truth(file.problem, "libccd");
  if (!truth) return Error{truth.error()};
  const LibccdQuery& query = query_of<LibccdQuery>(file.engine(), kLibccdQueries);
  if (truth->contact == Contact::kTouching && !query.touching_is_hit)
    return Error{"the bodies touch, and libccd's MPR counts that as either"};
  const std::string hit = truth->contact == Contact::kSeparated ? "false" : "true";
  const std::string asks =
      filled(kLibccdAskForms[static_cast<std::size_t>(query.asks)],
             std::array<std::pair<std::string, std::string>, 2>{{{"CALL", std::string(query.call)}, {"HIT", hit}}});
  return filled(kLibccdForm, std::array<std::pair<std::string, std::string>, 6>{
                                 {{"SAYS", comment_lines(file, "//")},
                                  {"ARRAYS", cpp_of(file.problem)},
                                  {"DISTANCE", cpp_number(truth->distance)},
                                  {"TOLERANCE", cpp_number(kLibccdTolerance * truth->extent)},
                                  {"NAME", std::string(query.name)},
                                  {"ASKS", asks}}});
}

}  // namespace assay
