#include "oracles/shapes/exact_points.h"

namespace assay {

ExactCentroid exact_centroid(const Shape& ring) {
  const std::vector<RationalPoint> p = exact_body(ring).corners;
  ExactCentroid centroid;
  RationalPoint moment{}, sum{};
  for (std::size_t i = 0; i < p.size(); ++i) {
    const RationalPoint &from = p[i], &to = p[(i + 1) % p.size()];
    const Rational turn = from[0] * to[1] - from[1] * to[0];
    centroid.twice_area += turn;
    for (std::size_t k = 0; k < 2; ++k) {
      moment[k] += (from[k] + to[k]) * turn;
      sum[k] += from[k];
    }
  }
  for (std::size_t k = 0; k < 2; ++k)
    centroid.at[k] = centroid.twice_area == 0 ? Rational(sum[k] / static_cast<unsigned long>(p.size()))
                                              : Rational(moment[k] / (3 * centroid.twice_area));
  return centroid;
}

std::vector<RationalPoint> exact_images(const Shape& points, const Shape& map) {
  const RationalPoint fixed = exact_point(map.part(0, 2)), x_row = exact_point(map.part(2, 2)),
                      y_row = exact_point(map.part(4, 2)), shift = exact_point(map.part(6, 2));
  std::vector<RationalPoint> images;
  for (std::uint32_t i = 0; i < size_of(points); ++i) {
    const RationalPoint off = exact_point(points.part(2 * std::size_t{i}, 2)) - fixed;
    images.push_back({fixed[0] + dot(x_row, off) + shift[0], fixed[1] + dot(y_row, off) + shift[1], 0});
  }
  return images;
}

}  // namespace assay
