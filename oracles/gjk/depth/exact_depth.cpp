// The depth as the end of an expansion.
//
// Lemma   Let P be a polytope of differences, f its face nearest to the origin, m the normal of f, and H(m) = m.w for a
//         corner w of f. If H(m) <= 0, m shows D = 0. If H(m) > 0, P and so a - b contains the ball of radius H(m) /
//         |m| around the origin, and moving b by H(m) / |m| along m leaves no common interior: D = H(m) / |m|.
// Flat    Where all of a - b lies in one hyperplane, m its normal, m or -m has H <= 0.
#include "oracles/gjk/depth/exact_depth.h"

#include <cmath>
#include <limits>

#include "oracles/exact/recalled.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"
#include "oracles/gjk/expansion.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/support_scan.h"

namespace assay {
namespace {

template <std::size_t D>
class IntegerBody {
 public:
  using Number = Integer;
  using Vector = std::array<Integer, D>;

  explicit IntegerBody(const IntegerPair& pair) : pair_(pair) {}
  std::size_t size_a() const { return pair_.size_a(); }
  std::size_t size_b() const { return pair_.size_b(); }
  Vector difference(std::size_t i, std::size_t j) const {
    Vector w;
    for (std::size_t k = 0; k < D; ++k) w[k] = pair_.vertex_a(i)[k] - pair_.vertex_b(j)[k];
    return w;
  }
  DifferenceSurface::Corner farthest(const Vector& direction) const {
    std::vector<Integer> back;
    for (const Integer& entry : direction) back.push_back(-entry);
    const IntegerSupport support = integer_support(pair_, back);
    return {static_cast<std::uint32_t>(support.vertex_a), static_cast<std::uint32_t>(support.vertex_b)};
  }

 private:
  const IntegerPair& pair_;
};

/// Doubles times a power of two, so that an extent of size 1 comes out.
template <std::size_t D>
class RoundedBody {
 public:
  using Number = double;
  using Vector = std::array<double, D>;

  RoundedBody(const ConvexPair& pair, int exponent)
      : pair_(pair), half_(std::ldexp(1, -exponent / 2)), rest_(std::ldexp(1, -exponent + exponent / 2)) {}
  std::size_t size_a() const { return pair_.a.size(); }
  std::size_t size_b() const { return pair_.b.size(); }
  Vector difference(std::size_t i, std::size_t j) const {
    Vector w;
    for (std::size_t k = 0; k < D; ++k) w[k] = (pair_.a[i][k] - pair_.b[j][k]) * half_ * rest_;
    return w;
  }
  DifferenceSurface::Corner farthest(const Vector& direction) const {
    spend((size_a() + size_b()) * 2 * D);
    return {extreme(pair_.a, direction, 1), extreme(pair_.b, direction, -1)};
  }

 private:
  static std::uint32_t extreme(const Points& body, const Vector& direction, double side) {
    const double* x = body.coordinates.data();
    double most = -std::numeric_limits<double>::infinity();
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < body.size(); ++i, x += D) {
      double value = direction[0] * x[0];
      for (std::size_t k = 1; k < D; ++k) value += direction[k] * x[k];
      if (side * value > most) most = side * value, at = i;
    }
    return at;
  }
  const ConvexPair& pair_;
  double half_, rest_;  // their product is the power of two, which may be no double itself
};

/// The normal m and H(m); the surface is given where H(m) > 0.
struct Attained {
  std::vector<Integer> normal;
  Integer height;
  std::optional<DifferenceSurface> surface;
};

template <std::size_t D>
Attained attain(const IntegerPair& pair) {
  const IntegerBody<D> body(pair);
  Expansion<D, IntegerBody<D>> expansion(body);
  const auto ended = [](const std::array<Integer, D>& normal, Integer height) {
    return Attained{{normal.begin(), normal.end()}, std::move(height), std::nullopt};
  };
  if (!expansion.start()) {
    std::array<Integer, D> normal = expansion.flat_normal();
    Integer height = 0;
    const auto w = body.difference(0, 0);
    for (std::size_t k = 0; k < D; ++k) add_product(height, normal[k], w[k]);
    if (sign(height) > 0) {
      height = -height;
      for (Integer& entry : normal) entry = -entry;
    }
    return ended(normal, height);
  }
  for (;;) {
    const auto face = expansion.nearest();
    Integer support;
    const auto corner = expansion.beyond(face, support);
    if (sign(support) <= 0) return ended(face.normal, support);
    if (!corner) {
      Attained attained = ended(face.normal, support);
      attained.surface = expansion.surface();
      return attained;
    }
    expansion.add(*corner);
  }
}

/// On a line a - b is an interval.
Attained attain_on_a_line(const IntegerPair& pair) {
  const auto greatest = [&](int side) {
    const IntegerSupport support = integer_support(pair, {Integer(-side)});
    return Integer(support.greatest_b - support.least_a);
  };
  Integer forth = greatest(1), back = greatest(-1);
  return forth <= back ? Attained{{Integer(1)}, forth, std::nullopt} : Attained{{Integer(-1)}, back, std::nullopt};
}

template <std::size_t D>
std::optional<DifferenceSurface> propose_in(const ConvexPair& pair, double radius, int exponent) {
  const RoundedBody<D> body(pair, exponent);
  Expansion<D, RoundedBody<D>> expansion(body);
  if (!expansion.start()) return std::nullopt;
  const double wanted = std::ldexp(radius, -exponent);
  // In double the surface may also come back to what it was, so the steps are counted like the faces.
  const std::size_t most = 16 * (pair.a.size() + pair.b.size()) + 64;
  for (std::size_t steps = 0; steps < most && expansion.size() < most; ++steps) {
    const auto& face = expansion.nearest();
    if (face.height >= wanted * std::sqrt(face.length2)) return expansion.surface();
    double support = 0;
    const auto corner = expansion.beyond(face, support);
    // What rounding leaves of the distance is for encloses_ball to decide.
    if (!corner) return expansion.surface();
    if (!expansion.add(*corner)) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<ExactDepth> found_depth(const ConvexPair& pair) {
  const IntegerPair integers = to_integers(pair);
  const std::size_t n = integers.dimension;
  if (n < 1 || n > 3) return std::nullopt;
  Attained attained = n == 1 ? attain_on_a_line(integers) : n == 2 ? attain<2>(integers) : attain<3>(integers);
  ExactDepth depth{0, std::move(attained.normal), false};
  // The support once more, from the bodies.
  std::vector<Integer> back;
  Integer length2 = 0;
  for (const Integer& entry : depth.normal) {
    add_product(length2, entry, entry);
    back.push_back(-entry);
  }
  const IntegerSupport support = integer_support(integers, back);
  const Integer height = support.greatest_b - support.least_a;
  if (length2.is_zero() || height != attained.height) return depth;
  if (sign(height) <= 0) {
    depth.verified = true;
    return depth;
  }
  const Rational unit = power_of_two(integers.exponent);
  depth.squared = Rational(height * height, length2) * unit * unit;
  depth.verified = n == 1 || (attained.surface && encloses_ball(pair, *attained.surface, depth.squared));
  return depth;
}

}  // namespace

std::optional<ExactDepth> exact_depth(const ConvexPair& pair) {
  thread_local Recalled<ConvexPair, std::optional<ExactDepth>> known;
  return known.of(pair, [&] { return found_depth(pair); });
}

double relative_depth(const ConvexPair& pair) {
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair)) return 0;
  const auto depth = exact_depth(pair);
  if (!depth || depth->squared.is_zero()) return 0;
  const Rational extent = exact_extent(to_integers(pair));
  return std::sqrt(approximate(depth->squared / (extent * extent)));
}

std::optional<DifferenceSurface> propose_surface(const ConvexPair& pair, double radius) {
  const std::size_t n = pair.a.dimension;
  if (n != 2 && n != 3) return std::nullopt;
  const Extents extents = extents_of(pair);
  double extent = 0;
  for (std::size_t k = 0; k < n; ++k) extent = std::max(extent, extents.highest[k] - extents.lowest[k]);
  if (!std::isfinite(extent) || extent == 0) return std::nullopt;
  const int exponent = std::ilogb(extent);
  return n == 2 ? propose_in<2>(pair, radius, exponent) : propose_in<3>(pair, radius, exponent);
}

}  // namespace assay
