#include "properties/severity/bodies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
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

double largest_coordinate(const ConvexPair& pair) {
  double largest = 0;
  for (const Points* body : {&pair.a, &pair.b})
    for (const double x : body->coordinates) largest = std::max(largest, std::abs(x));
  return largest;
}

/// The vertex of a body with the least product with the normal.
struct Support {
  std::uint32_t vertex = 0;
  double product = 0;
};
Support support_of(const Points& body, const std::vector<double>& normal, double sign) {
  Support best{0, std::numeric_limits<double>::infinity()};
  const std::size_t n = normal.size();
  const double* x = body.coordinates.data();
  for (std::uint32_t i = 0, size = body.size(); i < size; ++i, x += n) {
    double product = 0;
    for (std::size_t k = 0; k < n; ++k) product += sign * normal[k] * x[k];
    if (product < best.product) best = {i, product};
  }
  return best;
}

/// Whether doubles show bodies that are apart by `least`, by a normal that Gilbert's algorithm proposes in so many
/// steps.
///
/// Lemma. A product of the normal, as it stands in doubles, with a vertex rounds by less than n 2^-52 times the sum of
/// the magnitudes, which is at most M = |normal|_1 times the largest coordinate, plus n 2^-1074 for underflow. So the
/// distance is at least (gap - n 2^-50 M - 2^-1000) / |normal|; |normal| is rounded by less than a thousandth.
/// What overflows, or is next to underflow, shows nothing.
/// Source  E. G. Gilbert, SIAM J. Control 4(1), 1966, 61-80: the point nearest to the origin on a segment, repeated.
bool doubles_part(const ConvexPair& pair, double least, int steps) {
  const std::size_t n = pair.a.dimension;
  const double largest = largest_coordinate(pair), unit = std::ldexp(static_cast<double>(n), -50);
  std::vector<double> nearest(n), corner(n);
  for (std::size_t k = 0; k < n; ++k) nearest[k] = pair.a[0][k] - pair.b[0][k];
  for (int step = 0; step < steps; ++step) {
    double sum = 0, squared = 0;
    for (const double x : nearest) sum += std::abs(x), squared += x * x;
    const Support low = support_of(pair.a, nearest, 1), high = support_of(pair.b, nearest, -1);
    const double gap = low.product + high.product, error = unit * sum * largest + 0x1p-1000;
    if (squared > 0x1p-900 && gap - error > 1.001 * least * std::sqrt(squared)) return true;
    double along = 0, length = 0;  // from `nearest` to the corner
    for (std::size_t k = 0; k < n; ++k) {
      corner[k] = pair.a[low.vertex][k] - pair.b[high.vertex][k] - nearest[k];
      along -= nearest[k] * corner[k], length += corner[k] * corner[k];
    }
    if (!(along > 0) || !(length > 0)) return false;
    const double part = std::min(1.0, along / length);
    for (std::size_t k = 0; k < n; ++k) nearest[k] += part * corner[k];
  }
  return false;
}

using Triple = std::array<double, 3>;

/// From the first vertex to another one; 0 where there is no third coordinate.
Triple from_first(const Points& body, std::uint32_t i) {
  Triple to{};
  for (std::uint32_t k = 0; k < body.dimension; ++k) to[k] = body[i][k] - body[0][k];
  return to;
}

/// The vector product, and the sums of the magnitudes of its terms.
struct Product {
  Triple value{}, magnitude{};
};
Product product_of(const Triple& u, const Triple& v) {
  Product product;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3, j = (k + 2) % 3;
    product.value[k] = u[i] * v[j] - u[j] * v[i];
    product.magnitude[k] = std::abs(u[i] * v[j]) + std::abs(u[j] * v[i]);
  }
  return product;
}

double largest_of(const Triple& v) { return std::max({std::abs(v[0]), std::abs(v[1]), std::abs(v[2])}); }

/// Whether doubles show that the vertices of a body span the plane or the space.
///
/// Lemma. Differences, products and sums round by 2^-53 each, so a determinant of differences is off by less than 2^-48
/// of the sum of the magnitudes of its terms, and 2^-1000 for what underflows. What overflows shows nothing.
bool doubles_span(const Points& body) {
  constexpr double kUnit = 0x1p-48, kFloor = 0x1p-1000;
  const std::uint32_t n = body.dimension, size = body.size();
  if ((n != 2 && n != 3) || size <= n) return false;
  Triple u{};
  for (std::uint32_t i = 1; i < size; ++i)
    if (const Triple to = from_first(body, i); largest_of(to) > largest_of(u)) u = to;
  Product widest;
  for (std::uint32_t i = 1; i < size; ++i)
    if (const Product one = product_of(u, from_first(body, i)); largest_of(one.value) > largest_of(widest.value))
      widest = one;
  if (n == 2) return std::abs(widest.value[2]) > kUnit * widest.magnitude[2] + kFloor;
  for (std::uint32_t i = 1; i < size; ++i) {
    const Triple w = from_first(body, i);
    double volume = 0, magnitude = 0;
    for (std::size_t k = 0; k < 3; ++k)
      volume += widest.value[k] * w[k], magnitude += widest.magnitude[k] * std::abs(w[k]);
    if (std::abs(volume) > kUnit * magnitude + kFloor) return true;
  }
  return false;
}

bool encloses(const ConvexPair& pair, double radius) {
  const auto surface = propose_surface(pair, radius);
  return surface && encloses_ball(pair, *surface, exact(radius) * exact(radius));
}

Room room_of_overlap(const ConvexPair& pair, const Rational& least) {
  if (least == 0) return Room::kWide;
  const auto depth = exact_depth(pair);
  if (!depth || !depth->verified) return Room::kNotShown;
  return depth->squared >= least * least ? Room::kWide : Room::kNarrow;
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
  if (size < 3 || n < 2 || doubles_span(body)) return false;
  RationalMatrix differences(size - 1, n);
  for (std::uint32_t i = 1; i < size; ++i)
    for (std::uint32_t k = 0; k < n; ++k) differences(i - 1, k) = exact(body[i][k]) - exact(body[0][k]);
  return rank(std::move(differences)) < std::min(size - 1, n);
}

Room room_between(const ConvexPair& pair, const Rational& least) {
  constexpr double kHardly = 0x1p-44;  // what is proved of depths where nothing is asked for, over the coordinates
  const double above = std::nextafter(rounded_down(least), std::numeric_limits<double>::infinity());
  // A few steps part most bodies that are apart, and bodies that overlap need none.
  if (doubles_part(pair, above, 6)) return Room::kWide;
  if (const double radius = least > 0 ? above : kHardly * largest_coordinate(pair);
      std::isfinite(radius) && radius > 0 && encloses(pair, radius))
    return Room::kWide;
  if (doubles_part(pair, above, 64)) return Room::kWide;
  const CollisionCertificate proof = certify_collision(pair, nullptr);
  if (proof.contact == Contact::kTouching) return Room::kNone;
  if (proof.contact == Contact::kOverlapping) return room_of_overlap(pair, least);
  if (least == 0) return Room::kWide;
  const bool is_wide = parts_by(pair, proof.normal, least) || exact_distance(pair).squared >= least * least;
  return is_wide ? Room::kWide : Room::kNarrow;
}

}  // namespace assay
