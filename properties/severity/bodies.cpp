#include "properties/severity/bodies.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "oracles/exact/linear.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"

namespace assay {
namespace {

Rational along(const std::vector<Rational>& normal, std::span<const double> point) {
  Rational sum = 0;
  for (std::size_t k = 0; k < point.size(); ++k) sum += normal[k] * exact(point[k]);
  return sum;
}

/// Whether the normal alone shows bodies that are apart by `least`.
bool parts_by(const ConvexPair& pair, const std::vector<Rational>& normal, const Rational& least) {
  Rational lowest = along(normal, pair.a[0]), highest = along(normal, pair.b[0]), squared = 0;
  for (std::uint32_t i = 1; i < pair.a.size(); ++i) lowest = std::min(lowest, along(normal, pair.a[i]));
  for (std::uint32_t j = 1; j < pair.b.size(); ++j) highest = std::max(highest, along(normal, pair.b[j]));
  for (const Rational& entry : normal) squared += entry * entry;
  const Rational gap = lowest - highest;
  return gap > 0 && gap * gap >= least * least * squared;
}

Room room_of_overlap(const ConvexPair& pair, const Rational& least) {
  const Rational squared = least * least;
  if (const auto surface = propose_surface(pair, approximate(least)); surface && encloses_ball(pair, *surface, squared))
    return Room::kWide;
  const auto depth = exact_depth(pair);
  if (!depth || !depth->verified) return Room::kNotShown;
  return depth->squared >= squared ? Room::kWide : Room::kNarrow;
}

}  // namespace

bool repeats_a_point(const Points& points) {
  std::vector<std::uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto is_before = [&](std::uint32_t i, std::uint32_t j) {
    return std::ranges::lexicographical_compare(points[i], points[j]);
  };
  std::sort(order.begin(), order.end(), is_before);
  const auto are_equal = [&](std::uint32_t i, std::uint32_t j) { return !is_before(i, j); };
  return std::adjacent_find(order.begin(), order.end(), are_equal) != order.end();
}

bool is_flat_or_repeats(const Points& body) {
  if (repeats_a_point(body)) return true;
  const std::uint32_t size = body.size(), n = body.dimension;
  if (size < 3 || n < 2) return false;
  RationalMatrix differences(size - 1, n);
  for (std::uint32_t i = 1; i < size; ++i)
    for (std::uint32_t k = 0; k < n; ++k) differences(i - 1, k) = exact(body[i][k]) - exact(body[0][k]);
  return rank(std::move(differences)) < std::min(size - 1, n);
}

Room room_between(const ConvexPair& pair, const Rational& least) {
  const CollisionCertificate proof = certify_collision(pair, nullptr);
  if (proof.contact == Contact::kTouching) return Room::kNone;
  if (proof.contact == Contact::kOverlapping) return room_of_overlap(pair, least);
  const bool is_wide = parts_by(pair, proof.normal, least) || exact_distance(pair).squared >= least * least;
  return is_wide ? Room::kWide : Room::kNarrow;
}

}  // namespace assay
