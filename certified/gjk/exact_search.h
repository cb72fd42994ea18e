// The distance search of GJK in exact integers: always ends, never guesses.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace assay::certified {

/// Vertices a_i and b_j as integers of one unit: every number below is a polynomial in them and exact.
template <std::size_t D, class Z>
struct IntegerBodies {
  std::vector<std::array<Z, D>> a, b;
};

struct VertexPair {
  std::uint32_t a = 0, b = 0;
  friend bool operator==(const VertexPair&, const VertexPair&) = default;
};

/// The point of a - b nearest to the origin, or as much of the way there as decides whether the bodies meet.
///
/// State   S, affinely independent differences w = a_i - b_j, such that the point v of conv(S) nearest to the origin
///         has positive weights on all of S. N, a positive multiple of v, is an integer vector: v is the part of any w
///         of S that is normal to the affine hull of S.
/// Step    Let w be a difference with the least N.w. If N.w > 0, N separates. If N.w = N.v, v is nearest in all of a -
///         b. Else w is not in the affine hull of S, on which N.x = N.v, so S and w are affinely independent, and
///         conv(S, w) has points nearer than v: the face of it that has the new v inside is a face with w. It is the
///         only face F for which F's own point v has positive weights and v.x >= v.v for the rest, and it is found by
///         asking each. If there is none, w completes a simplex of full dimension that has the origin inside.
/// End     |v| falls strictly and there are finitely many S.
/// Size    With |a_i - b_j| < 2^c in each coordinate, all numbers are below 2^(4 c + 9).
template <std::size_t D, class Z>
class ExactSearch {
  static_assert(D == 2 || D == 3);

 public:
  using Vector = std::array<Z, D>;
  enum class End : std::uint8_t { kMeet, kApart, kNearest };

  explicit ExactSearch(const IntegerBodies<D, Z>& bodies) : bodies_(bodies) {}

  /// kMeet: the origin is in conv of simplex(). kApart, unless `to_the_end`: direction() separates. kNearest:
  /// direction() is a multiple of the nearest point, which lies inside conv of simplex().
  End run(VertexPair first, bool to_the_end);

  const Vector& direction() const { return normal_; }
  const std::vector<VertexPair>& simplex() const { return pairs_; }
  Vector difference(VertexPair pair) const { return minus(bodies_.a[pair.a], bodies_.b[pair.b]); }
  static Z dot(const Vector& x, const Vector& y) {
    Z sum = x[0] * y[0];
    for (std::size_t k = 1; k < D; ++k) sum += x[k] * y[k];
    return sum;
  }
  /// Weights of simplex() at the nearest point, up to a common positive factor. After kNearest.
  const std::vector<Z>& weights() const { return weights_; }

 private:
  static Vector minus(const Vector& x, const Vector& y) {
    Vector difference;
    for (std::size_t k = 0; k < D; ++k) difference[k] = x[k] - y[k];
    return difference;
  }
  static Vector cross(const Vector& x, const Vector& y) requires(D == 3) {
    return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
  }
  static bool is_zero(const Vector& x) {
    return std::all_of(x.begin(), x.end(), [](const Z& entry) { return entry == 0; });
  }

  /// The vertices of least and greatest direction.x.
  VertexPair farthest(const Vector& direction) const {
    VertexPair pair;
    Z least = dot(direction, bodies_.a[0]), greatest = dot(direction, bodies_.b[0]);
    for (std::uint32_t i = 1; i < bodies_.a.size(); ++i) {
      Z value = dot(direction, bodies_.a[i]);
      if (value < least) least = std::move(value), pair.a = i;
    }
    for (std::uint32_t j = 1; j < bodies_.b.size(); ++j) {
      Z value = dot(direction, bodies_.b[j]);
      if (value > greatest) greatest = std::move(value), pair.b = j;
    }
    return pair;
  }

  bool keep(std::initializer_list<std::size_t> members, Vector normal, std::vector<Z> weights) {
    std::vector<VertexPair> pairs;
    std::vector<Vector> points;
    for (const std::size_t member : members) pairs.push_back(pairs_[member]), points.push_back(points_[member]);
    pairs_ = std::move(pairs), points_ = std::move(points);
    normal_ = std::move(normal), weights_ = std::move(weights);
    return true;
  }

  /// Whether normal.x >= normal.p for all points but those of the face, which have equality.
  bool supports(const Vector& normal, const Vector& p) const {
    const Z level = dot(normal, p);
    return std::all_of(points_.begin(), points_.end(), [&](const Vector& x) { return dot(normal, x) >= level; });
  }

  bool nearest_at_newest() {
    const std::size_t last = points_.size() - 1;
    const Vector p = points_[last];
    return supports(p, p) && keep({last}, p, {Z(1)});
  }
  /// On the edge e from p: the weights are -p.e at the other end and e.(p + e) at p, over e.e, and the part of p normal
  /// to e is p - (p.e) / (e.e) e.
  bool nearest_on_edge(std::size_t i) {
    const std::size_t last = points_.size() - 1;
    const Vector &p = points_[last], e = minus(points_[i], p);
    const Z along = dot(p, e), length2 = dot(e, e), of_i = -along, of_p = length2 + along;
    if (!(of_i > 0 && of_p > 0)) return false;
    Vector normal;
    for (std::size_t k = 0; k < D; ++k) normal[k] = p[k] * length2 - along * e[k];
    // In the plane an edge that the origin lies on, and with it every hull of two points, is found by the zero normal.
    return supports(normal, p) && keep({i, last}, normal, {of_i, of_p});
  }
  /// On the triangle with edges e, f from p and n = e x f: the origin's projection has the weights n.(f x p) at e's end
  /// and n.(p x e) at f's, over n.n.
  bool nearest_on_triangle(std::size_t i, std::size_t j) requires(D == 3) {
    const std::size_t last = points_.size() - 1;
    const Vector &p = points_[last], e = minus(points_[i], p), f = minus(points_[j], p), n = cross(e, f);
    const Z of_i = dot(n, cross(f, p)), of_j = dot(n, cross(p, e)), of_p = dot(n, n) - of_i - of_j;
    if (!(of_i > 0 && of_j > 0 && of_p > 0)) return false;
    Vector normal = n;
    const Z height = dot(n, p);
    if (height < 0)
      for (Z& entry : normal) entry = -entry;
    if (height == 0)
      for (Z& entry : normal) entry = 0;
    return supports(normal, p) && keep({i, j, last}, normal, {of_i, of_j, of_p});
  }

  bool shrink() {
    if (nearest_at_newest()) return true;
    for (std::size_t i = 0; i + 1 < points_.size(); ++i)
      if (nearest_on_edge(i)) return true;
    if constexpr (D == 3) {
      for (std::size_t i = 0; i + 2 < points_.size(); ++i)
        for (std::size_t j = i + 1; j + 1 < points_.size(); ++j)
          if (nearest_on_triangle(i, j)) return true;
    }
    return false;
  }

  const IntegerBodies<D, Z>& bodies_;
  std::vector<VertexPair> pairs_;
  std::vector<Vector> points_;
  std::vector<Z> weights_;
  Vector normal_{};
};

template <std::size_t D, class Z>
typename ExactSearch<D, Z>::End ExactSearch<D, Z>::run(VertexPair first, bool to_the_end) {
  pairs_ = {first};
  points_ = {difference(first)};
  normal_ = points_[0];
  weights_ = {Z(1)};
  while (!is_zero(normal_)) {
    const VertexPair pair = farthest(normal_);
    const Vector newest = difference(pair);
    const Z least = dot(normal_, newest);
    if (!to_the_end && least > 0) return End::kApart;
    if (least >= dot(normal_, points_[0])) return End::kNearest;
    pairs_.push_back(pair);
    points_.push_back(newest);
    if (!shrink()) return End::kMeet;
  }
  return End::kMeet;
}

}  // namespace assay::certified
