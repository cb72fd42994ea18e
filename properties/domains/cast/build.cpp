#include "properties/domains/cast/build.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace assay::moving {
namespace {

using Site = std::pair<std::int64_t, std::int64_t>;

std::int64_t turn_of(const Site& p, const Site& q, const Site& r) {
  return (q.first - p.first) * (r.second - p.second) - (q.second - p.second) * (r.first - p.first);
}

/// The strict hull counter-clockwise, by two monotone chains on small integers.
std::vector<Site> hull_of(std::vector<Site> sites) {
  std::sort(sites.begin(), sites.end());
  sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
  if (sites.size() < 3) return sites;
  std::vector<Site> ring;
  for (int side = 0; side < 2; ++side) {
    const std::size_t base = ring.size();
    for (const Site& site : sites) {
      while (ring.size() >= base + 2 && turn_of(ring[ring.size() - 2], ring.back(), site) <= 0) ring.pop_back();
      ring.push_back(site);
    }
    ring.pop_back();
    std::reverse(sites.begin(), sites.end());
  }
  return ring;
}

}  // namespace

template <int D>
Points box(const std::array<double, D>& low, const std::array<double, D>& high) {
  Points body{D, std::vector<double>(std::size_t{D} << D)};
  for (std::size_t i = 0; i < std::size_t{1} << D; ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] = ((i ^ i >> 1) >> k & 1) != 0 ? high[k] : low[k];
  return body;
}

template <int D>
Points lattice_body(Choices& choices, std::int64_t count, std::int64_t radius) {
  Points body{D, {}};
  std::vector<Site> sites;
  for (std::int64_t i = 0; i < count; ++i) {
    if (D == 2) {
      const std::int64_t x = choices.around_zero(radius);
      sites.emplace_back(x, choices.around_zero(radius));
    } else {
      for (int k = 0; k < D; ++k) body.coordinates.push_back(static_cast<double>(choices.around_zero(radius)));
    }
  }
  for (const Site& site : hull_of(std::move(sites)))
    body.push_back({static_cast<double>(site.first), static_cast<double>(site.second)});
  return body;
}

template <int D>
void shift(Points& body, const std::array<double, D>& offset) {
  for (std::uint32_t i = 0; i < body.size(); ++i)
    for (std::size_t k = 0; k < D; ++k) body[i][k] += offset[k];
}

void scale(MovingPair& pair, int exponent) {
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (double& x : body->coordinates) x = std::ldexp(x, exponent);
  for (Motion* motion : {&pair.of_a, &pair.of_b})
    for (auto* vector : {&motion->displacement, &motion->centre})
      for (double& x : *vector) x = std::ldexp(x, exponent);
}

template <int D>
void shear(MovingPair& pair, double slope) {
  for (Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (std::uint32_t i = 0; i < body->size(); ++i) (*body)[i][D - 1] += slope * (*body)[i][0];
  for (Motion* motion : {&pair.of_a, &pair.of_b})
    for (auto* vector : {&motion->displacement, &motion->centre}) (*vector)[D - 1] += slope * (*vector)[0];
}

template <int D>
void turn(MovingPair& pair, Choices& choices) {
  std::array<std::size_t, D> from;
  std::array<bool, D> flipped;
  for (std::size_t k = 0; k < D; ++k) from[k] = k;
  bool mirrored = false;
  for (std::size_t k = D - 1; k > 0; --k) {
    const auto with = k - static_cast<std::size_t>(choices.below(k + 1));
    mirrored ^= with != k;
    std::swap(from[k], from[with]);
  }
  for (bool& flip : flipped) mirrored ^= flip = choices.chance(1, 2);
  // Adding 0 makes no -0 of a reflected 0.
  const auto image = [&](auto& vector) {
    std::array<double, D> moved;
    for (std::size_t k = 0; k < D; ++k) moved[k] = (flipped[k] ? -vector[from[k]] : vector[from[k]]) + 0.0;
    for (std::size_t k = 0; k < D; ++k) vector[k] = moved[k];
  };
  for (Points* body : {&pair.bodies.a, &pair.bodies.b}) {
    for (std::uint32_t i = 0; i < body->size(); ++i) {
      auto vertex = (*body)[i];
      image(vertex);
    }
    if (D == 2 && mirrored) {
      // Backwards, so that it is counter-clockwise again.
      for (std::uint32_t i = 0, j = body->size(); i + 1 < j; ++i) {
        --j;
        std::swap_ranges((*body)[i].begin(), (*body)[i].end(), (*body)[j].begin());
      }
    }
  }
  for (Motion* motion : {&pair.of_a, &pair.of_b}) {
    image(motion->displacement);
    image(motion->centre);
    if (D == 3) image(motion->rotation);
    if (mirrored)
      for (double& w : motion->rotation) w = -w + 0.0;
  }
  if (choices.chance(1, 2)) {
    std::swap(pair.bodies.a, pair.bodies.b);
    std::swap(pair.of_a, pair.of_b);
  }
}

template Points box<2>(const std::array<double, 2>&, const std::array<double, 2>&);
template Points box<3>(const std::array<double, 3>&, const std::array<double, 3>&);
template Points lattice_body<2>(Choices&, std::int64_t, std::int64_t);
template Points lattice_body<3>(Choices&, std::int64_t, std::int64_t);
template void shift<2>(Points&, const std::array<double, 2>&);
template void shift<3>(Points&, const std::array<double, 3>&);
template void shear<2>(MovingPair&, double);
template void shear<3>(MovingPair&, double);
template void turn<2>(MovingPair&, Choices&);
template void turn<3>(MovingPair&, Choices&);

}  // namespace assay::moving
