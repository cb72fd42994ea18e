#include "oracles/hull2/signed_size.h"

#include <array>
#include <optional>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

using ExactVector = std::array<Rational, 3>;

Rational determinant(const ExactVector& a, const ExactVector& b, const ExactVector& c) {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}

/// Points as seen from one of them, each turned into rationals once.
class Seen {
 public:
  Seen(std::span<const Point3> points, std::uint32_t origin)
      : points_(points), origin_(exactly(points[origin])), seen_(points.size()) {}

  const ExactVector& operator[](std::uint32_t i) {
    if (!seen_[i]) {
      ExactVector v = exactly(points_[i]);
      for (std::size_t k = 0; k < 3; ++k) v[k] -= origin_[k];
      seen_[i] = std::move(v);
    }
    return *seen_[i];
  }

 private:
  static ExactVector exactly(const Point3& p) { return {exact(p.x), exact(p.y), exact(p.z)}; }

  std::span<const Point3> points_;
  ExactVector origin_;
  std::vector<std::optional<ExactVector>> seen_;
};

}  // namespace

Rational twice_signed_area(std::span<const Point2> points, std::span<const std::uint32_t> ring) {
  Rational sum = 0;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Point2 &p = points[ring[k]], &q = points[ring[(k + 1) % ring.size()]];
    spend(cost_of_fractions(4, 4 + words_of(sum)));
    sum += exact(p.x) * exact(q.y) - exact(p.y) * exact(q.x);
  }
  return sum;
}

Rational six_signed_volumes(std::span<const Point3> points, const Hull3& surface) {
  Rational sum = 0;
  if (surface.corner.empty()) return sum;
  Seen seen(points, surface.corner.front());
  for (std::uint32_t f = 0; f < surface.facets(); ++f) {
    const auto corners = surface.facet(f);
    for (std::size_t k = 2; k < corners.size(); ++k) {
      spend(cost_of_fractions(15, 4 + words_of(sum)));
      sum += determinant(seen[corners[0]], seen[corners[k - 1]], seen[corners[k]]);
    }
  }
  return sum;
}

Violated inside_out_ring(const Rational& twice_area) {
  return {kNotInsideOut,
          "inside out: the ring runs clockwise, the signed area within it is " + in_words(Rational(twice_area / 2))};
}

Violated inside_out_surface(const Rational& six_volumes) {
  return {kNotInsideOut, "inside out: the facets are turned inwards, the signed volume within the surface is " +
                             in_words(Rational(six_volumes / 6))};
}

}  // namespace assay
