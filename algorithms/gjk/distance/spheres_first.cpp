#include "algorithms/gjk/distance/spheres_first.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/support/pair_frame.h"

namespace assay {
namespace {

using namespace gjk;

template <std::size_t D>
struct Sphere {
  Vec<D> centre{};
  double radius = 0;
};

template <std::size_t D>
class SphereFrame : public PairFrame<D> {
 public:
  SphereFrame(const Points& a, const Points& b) : SphereFrame(a, b, box_of<D>(a), box_of<D>(b)) {}

  /// The direction from one sphere to the other, where they are apart.
  std::optional<Vec<D>> apart() const {
    const Sphere<D> a = around(a_, box_a_), b = around(b_, box_b_);
    const Vec<D> way = a.centre - b.centre;
    if (std::sqrt(dot(way, way)) - (a.radius + b.radius) < kSpheresApart * this->extent()) return std::nullopt;
    return way;
  }

 private:
  SphereFrame(const Points& a, const Points& b, const Box<D>& box_a, const Box<D>& box_b)
      : PairFrame<D>(a, b, box_a, box_b), a_(a), b_(b), box_a_(box_a), box_b_(box_b) {}

  double placed(double x, std::size_t k) const { return this->framed(x * this->shrink() - this->origin()[k]); }

  Sphere<D> around(const Points& body, const Box<D>& box) const {
    Sphere<D> sphere;
    each_axis<D>([&](std::size_t k) { sphere.centre[k] = placed(box.low[k], k) / 2 + placed(box.high[k], k) / 2; });
    double squared = 0;
    for (std::uint32_t i = 0; i < body.size(); ++i) {
      Vec<D> from_centre;
      each_axis<D>([&](std::size_t k) { from_centre[k] = placed(body[i][k], k) - sphere.centre[k]; });
      squared = std::max(squared, dot(from_centre, from_centre));
    }
    sphere.radius = std::sqrt(squared);
    return sphere;
  }

  const Points &a_, &b_;
  Box<D> box_a_, box_b_;
};

template <std::size_t D>
std::optional<GjkAnswer> apart_by_spheres(const ConvexPair& pair) {
  const SphereFrame<D> frame(pair.a, pair.b);
  if (const auto no = refused(frame)) return *no;
  if (const auto way = frame.apart()) return separated_along(*way);
  return std::nullopt;
}

}  // namespace

GjkAnswer GjkSpheresFirst::solve(const ConvexPair& pair, const Watch& watch) {
  if (const auto no = refused(pair)) return *no;
  std::optional<GjkAnswer> apart;
  if (pair.a.dimension == 2) apart = apart_by_spheres<2>(pair);
  if (pair.a.dimension == 3) apart = apart_by_spheres<3>(pair);
  return apart ? *apart : GjkBoolean::solve(pair, watch);
}

}  // namespace assay
