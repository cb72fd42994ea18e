#include "oracles/hull/outward_distance.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/hull/exact_hull2.h"
#include "oracles/hull/squared_diagonal.h"
#include "oracles/hull/turn_sign.h"

namespace assay {
namespace {

struct ExactVector {
  Rational x, y;
};

ExactVector difference(const Point2& from, const Point2& to) {
  return {exact(to.x) - exact(from.x), exact(to.y) - exact(from.y)};
}
Rational dot(const ExactVector& v, const ExactVector& w) { return v.x * w.x + v.y * w.y; }

/// The squared distance of p from the segment ab; a may equal b.
Rational squared_distance(const Point2& p, const Point2& a, const Point2& b) {
  const ExactVector edge = difference(a, b), to_p = difference(a, p);
  const Rational along = dot(edge, to_p), length = dot(edge, edge);
  if (along <= 0) return dot(to_p, to_p);
  if (along >= length) {
    const ExactVector from_b = difference(b, p);
    return dot(from_b, from_b);
  }
  return dot(to_p, to_p) - along * along / length;
}

/// The squared distance of p from a convex ring of one, two or more vertices; 0 inside. The nearest edge of three or
/// more is one that p lies outside of.
Rational squared_distance(const Point2& p, const std::vector<Point2>& ring) {
  if (ring.size() < 3) return squared_distance(p, ring.front(), ring.back());
  std::optional<Rational> nearest;
  bool exactly = false;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Point2 &a = ring[k], &b = ring[(k + 1) % ring.size()];
    if (turn_sign(a, b, p, exactly) >= 0) continue;
    const Rational squared = squared_distance(p, a, b);
    if (!nearest || squared < *nearest) nearest = squared;
  }
  return nearest.value_or(Rational(0));
}

}  // namespace

double outward_distance(const Cloud2& cloud, std::span<const std::uint32_t> listed) {
  if (cloud.points.empty()) return 0;
  Cloud2 chosen;
  std::vector<bool> is_chosen(cloud.points.size(), false);
  for (const std::uint32_t i : listed) {
    if (i >= cloud.points.size()) continue;
    chosen.points.push_back(cloud.points[i]);
    is_chosen[i] = true;
  }
  if (chosen.points.empty()) return 1;
  const Hull2Answer hull = exact_hull2(chosen);
  const auto* fat = std::get_if<Hull>(&hull);
  const auto* flat = std::get_if<FlatHull>(&hull);
  if (fat == nullptr && flat == nullptr) return 0;
  std::vector<Point2> ring;
  for (const std::uint32_t i : fat != nullptr ? fat->ccw : flat->extreme) ring.push_back(chosen.points[i]);

  Rational worst = 0;
  for (std::size_t i = 0; i < cloud.points.size(); ++i) {
    if (!is_chosen[i]) worst = std::max(worst, squared_distance(cloud.points[i], ring));
  }
  return worst == 0 ? 0 : square_root(worst / squared_diagonal(cloud.points));
}

}  // namespace assay
