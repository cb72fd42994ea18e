#include "campaign/certificates/certify.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "algorithms/model/point_lists.h"
#include "campaign/certificates/written_proof.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {
namespace {

constexpr LpWork kCertifiedWork{2000, 100};
constexpr std::size_t kMostPoints = 512;
constexpr std::string_view kProblemNotFinite = "the problem is not finite";

template <class Point>
bool all_finite_points(const std::vector<Point>& points) {
  return std::ranges::all_of(points, [](const Point& p) {
    const auto coordinates = coordinates_of(p);
    return std::ranges::all_of(coordinates, [](double x) { return std::isfinite(x); });
  });
}

}  // namespace

Result<Certificate> certify(const ConvexPair& pair) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return no_proof(why);
  if (has_empty_body(pair)) return written_proof(Proves::kEmptyBody, {});
  if (std::size_t{pair.a.size()} + pair.b.size() > kMostCertifiedVertices) return no_proof(kProblemTooLarge);
  const CollisionCertificate found = certify_collision(pair, nullptr);
  if (!found.verified) return Error{"certify: the proof of a contact was refused"};
  switch (found.contact) {
    case Contact::kSeparated: return written_proof(Proves::kSeparated, {&found.normal});
    case Contact::kTouching:
      return written_proof(Proves::kTouching, {&found.normal, &found.weights_a, &found.weights_b});
    case Contact::kOverlapping: break;
  }
  return written_proof(Proves::kOverlapping, {&found.weights_a, &found.weights_b});
}

Result<ProvedDistance> certify_distance(const ConvexPair& pair) {
  const ExactDistance found = exact_distance(pair);
  if (!found.verified || found.squared <= 0) return Error{"certify: the proof of a distance was refused"};
  return ProvedDistance{found.squared, written_proof(Proves::kDistance, {&found.weights_a, &found.weights_b})};
}

Result<Certificate> certify(const LpProblem& program) {
  if (const auto why = unjudgeable(program); !why.empty()) return no_proof(why);
  for (std::uint32_t v = 0; v < program.columns + program.rows; ++v)
    if (lower_of(program, v) > upper_of(program, v)) return written_proof(Proves::kCrossedBounds, {}, {{v}});
  if (std::size_t{program.rows} + program.columns > kCertifiedWork.variables) return no_proof(kProblemTooLarge);
  const auto truth = certify_lp(program, kCertifiedWork);
  if (!truth) return no_proof(truth.error());
  switch (truth->status) {
    case LpStatus::kOptimal: return written_proof(Proves::kOptimal, {&truth->x, &truth->y});
    case LpStatus::kInfeasible: return written_proof(Proves::kInfeasible, {&truth->farkas});
    case LpStatus::kUnbounded: break;
  }
  return written_proof(Proves::kUnbounded, {&truth->x, &truth->ray});
}

Result<Certificate> certify(const Cloud2& cloud) {
  if (!all_finite_points(cloud.points)) return no_proof(kProblemNotFinite);
  if (cloud.points.size() > kMostPoints) return no_proof(kProblemTooLarge);
  const Hull2Answer hull = exact_hull2(cloud);
  if (const auto* ring = std::get_if<Hull>(&hull)) return written_proof(Proves::kPolygon, {}, {ring->ccw});
  const auto& ends = std::get<FlatHull>(hull).extreme;
  if (ends.empty()) return written_proof(Proves::kNoPoints, {});
  return written_proof(ends.size() == 1 ? Proves::kOnePoint : Proves::kSegment, {}, {ends});
}

Result<Certificate> certify(const Cloud3& cloud) {
  if (!all_finite_points(cloud.points)) return no_proof(kProblemNotFinite);
  if (cloud.points.size() > kMostPoints) return no_proof(kProblemTooLarge);
  const ExactHull3 hull = exact_hull3(cloud);
  switch (hull.dimension) {
    case -1: return written_proof(Proves::kNoPoints, {});
    case 0: return written_proof(Proves::kOnePoint, {}, {hull.ring});
    case 1: return written_proof(Proves::kSegment, {}, {hull.ring});
    case 2: return written_proof(Proves::kPolygon, {}, {hull.ring});
    default: break;
  }
  std::vector<std::uint32_t> corners;
  for (const auto& triangle : hull.triangles) corners.insert(corners.end(), triangle.begin(), triangle.end());
  return written_proof(Proves::kPolytope, {}, {extreme_points3(cloud), corners});
}

Result<Certificate> certify(const ShapesProblem&) { return no_proof("shapes have no form of certificate"); }

}  // namespace assay
