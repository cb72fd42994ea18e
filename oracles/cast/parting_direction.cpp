#include "oracles/cast/parting_direction.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

using Vector3 = std::array<double, 3>;

constexpr int kIterations = 64;

Vector3 minus(const Vector3& x, const Vector3& y) { return {x[0] - y[0], x[1] - y[1], x[2] - y[2]}; }
double dot(const Vector3& x, const Vector3& y) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2]; }

Vector3 padded(std::span<const double> point) {
  Vector3 vector{};
  for (std::size_t k = 0; k < point.size(); ++k) vector[k] = point[k];
  return vector;
}

/// The point of the affine hull of the chosen vertices nearest to the origin, if no weight of it is negative.
std::optional<Vector3> nearest_of(const std::vector<Vector3>& simplex, unsigned chosen) {
  std::vector<Vector3> points;
  for (std::size_t i = 0; i < simplex.size(); ++i)
    if ((chosen >> i & 1U) != 0) points.push_back(simplex[i]);
  const std::size_t n = points.size() - 1;
  // Normal equations (e_i . e_j) s_j = -e_i . p0, at most three of them.
  double m[3][4] = {};
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) m[i][j] = dot(minus(points[i + 1], points[0]), minus(points[j + 1], points[0]));
    m[i][3] = -dot(minus(points[i + 1], points[0]), points[0]);
  }
  double s[3] = {};
  for (std::size_t c = 0; c < n; ++c) {
    std::size_t pivot = c;
    for (std::size_t r = c + 1; r < n; ++r)
      if (std::abs(m[r][c]) > std::abs(m[pivot][c])) pivot = r;
    if (!(std::abs(m[pivot][c]) > 0)) return std::nullopt;
    for (std::size_t k = 0; k < 4; ++k) std::swap(m[c][k], m[pivot][k]);
    for (std::size_t r = c + 1; r < n; ++r) {
      const double factor = m[r][c] / m[c][c];
      for (std::size_t k = c; k < 4; ++k) m[r][k] -= factor * m[c][k];
    }
  }
  double sum = 0;
  Vector3 nearest = points[0];
  for (std::size_t r = n; r-- > 0;) {
    s[r] = m[r][3];
    for (std::size_t k = r + 1; k < n; ++k) s[r] -= m[r][k] * s[k];
    s[r] /= m[r][r];
    if (!(s[r] >= 0)) return std::nullopt;
    sum += s[r];
    const Vector3 e = minus(points[r + 1], points[0]);
    for (std::size_t k = 0; k < 3; ++k) nearest[k] += s[r] * e[k];
  }
  if (!(sum <= 1)) return std::nullopt;
  return nearest;
}

}  // namespace

std::optional<std::array<double, 3>> propose_parting_direction(const ConvexPair& pair) {
  // The least way.(b - a): differences are taken from a to b.
  const auto support = [&](const Vector3& way) {
    std::uint32_t at_a = 0, at_b = 0;
    double most = -std::numeric_limits<double>::infinity(), least = -most;
    for (std::uint32_t i = 0; i < pair.a.size(); ++i)
      if (const double value = dot(way, padded(pair.a[i])); value > most) most = value, at_a = i;
    for (std::uint32_t j = 0; j < pair.b.size(); ++j)
      if (const double value = dot(way, padded(pair.b[j])); value < least) least = value, at_b = j;
    return minus(padded(pair.b[at_b]), padded(pair.a[at_a]));
  };
  std::vector<Vector3> simplex = {minus(padded(pair.b[0]), padded(pair.a[0]))};
  Vector3 nearest = simplex[0];
  for (int step = 0; step < kIterations; ++step) {
    spend((std::uint64_t{pair.a.size()} + pair.b.size()) * 6 + 64 * kStep);
    const double length2 = dot(nearest, nearest);
    if (!(length2 > 0)) return std::nullopt;
    const Vector3 w = support(nearest);
    if (!(length2 - dot(nearest, w) > 0x1p-48 * length2)) break;
    simplex.push_back(w);
    unsigned best = 0;
    double least2 = length2;
    Vector3 next = nearest;
    for (unsigned chosen = 1U << (simplex.size() - 1); chosen < 1U << simplex.size(); ++chosen) {
      const auto candidate = nearest_of(simplex, chosen);
      if (candidate && dot(*candidate, *candidate) < least2)
        best = chosen, least2 = dot(*candidate, *candidate), next = *candidate;
    }
    if (best == 0) break;
    std::vector<Vector3> kept;
    for (std::size_t i = 0; i < simplex.size(); ++i)
      if ((best >> i & 1U) != 0) kept.push_back(simplex[i]);
    if (kept.size() == pair.a.dimension + 1) return std::nullopt;
    simplex = std::move(kept);
    nearest = next;
  }
  double greatest = 0;
  for (const double entry : nearest) greatest = std::max(greatest, std::abs(entry));
  if (!(greatest > 0) || !std::isfinite(greatest)) return std::nullopt;
  for (double& entry : nearest) entry = std::ldexp(entry, -std::ilogb(greatest));
  return nearest;
}

}  // namespace assay
