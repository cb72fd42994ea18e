#include "algorithms/published/minimum_translation_firth.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "algorithms/published/planar_support.h"

namespace assay {
namespace {

using namespace published;

Vec<2> vertex(const Points& body, std::size_t i) { return {body[i % body.size()][0], body[i % body.size()][1]}; }

/// Whether every three vertices in a row turn left, as computed, and the ring goes round once.
bool is_drawn_polygon(const Points& body) {
  if (body.size() < 3) return false;
  int falls = 0;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const Vec<2> p = vertex(body, i), q = vertex(body, i + 1), r = vertex(body, i + 2);
    if (!(cross(q - p, r - q) > 0)) return false;
    const bool up = q[1] > p[1] || (q[1] == p[1] && q[0] < p[0]),
               next_up = r[1] > q[1] || (r[1] == q[1] && r[0] < q[0]);
    falls += up && !next_up;
  }
  return falls == 1;
}

Vec<2> normal(const Points& body, std::size_t i) {
  const Vec<2> e = vertex(body, i + 1) - vertex(body, i);
  const double length = std::sqrt(dot(e, e));
  return {e[1] / length, -e[0] / length};
}

std::vector<std::uint32_t> support_vertices(const Points& body, const Vec<2>& direction) {
  double greatest = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < body.size(); ++i) greatest = std::max(greatest, dot(vertex(body, i), direction));
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    if (dot(vertex(body, i), direction) == greatest) found.push_back(i);
  return found;
}

/// The point of the segment from p to q nearest to the origin.
Vec<2> project_origin_onto_edge(const Vec<2>& p, const Vec<2>& q) {
  const Vec<2> e = q - p;
  const double t = std::clamp(-dot(p, e) / dot(e, e), 0.0, 1.0);
  return {p[0] + t * e[0], p[1] + t * e[1]};
}

struct Walk {
  Vec<2> contact{};
  double least_penetrating = -std::numeric_limits<double>::max(), least_positive = std::numeric_limits<double>::max();

  void track(const Vec<2>& mfp0, const Vec<2>& mfp1, double face_distance) {
    const Vec<2> p = project_origin_onto_edge(mfp0, mfp1);
    const double sign = face_distance > 0 ? 1 : face_distance < 0 ? -1 : 0;
    const double distance = std::sqrt(dot(p, p)) * sign;
    if (distance > least_penetrating) least_penetrating = distance, contact = p;
    if (distance > 0 && distance < least_positive) least_positive = distance;
  }
};

}  // namespace

GjkAnswer MinimumTranslationFirth::solve(const ConvexPair& pair, const Watch&) {
  if (auto outside = outside_the_article(pair)) return *outside;
  const Points &a = pair.a, &b = pair.b;
  if (!is_drawn_polygon(a) || !is_drawn_polygon(b)) return Declined{"not a convex polygon counter-clockwise"};
  Walk walk;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Vec<2> n = normal(a, i);
    for (const std::uint32_t s : support_vertices(b, -1.0 * n)) {
      const Vec<2> mfp0 = vertex(b, s) - vertex(a, i), mfp1 = vertex(b, s) - vertex(a, i + 1);
      walk.track(mfp0, mfp1, dot(mfp0, n));
    }
  }
  for (std::size_t i = 0; i < b.size(); ++i) {
    const Vec<2> n = normal(b, i);
    for (const std::uint32_t s : support_vertices(a, -1.0 * n)) {
      const Vec<2> mfp0 = vertex(b, i) - vertex(a, s), mfp1 = vertex(b, i + 1) - vertex(a, s);
      walk.track(mfp0, mfp1, -dot(mfp0, n));
    }
  }
  if (!(walk.least_penetrating < 0)) return BareDistance{walk.least_positive};
  Penetrating answer;
  answer.depth = -walk.least_penetrating;
  answer.normal = {-walk.contact[0], -walk.contact[1], 0};
  return answer;
}

}  // namespace assay
