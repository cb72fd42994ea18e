// Random clouds of every kind that the hull families admit, for reading back what a library was given.
#pragma once
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>

#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "properties/choices.h"

namespace assay::clouds {

enum class Kind { kNone, kOnePoint, kDuplicates, kCollinear, kFlat, kLattice, kAnyBits, kLargeOffset, kSubnormal };

inline constexpr std::array<std::pair<Kind, std::string_view>, 9> kKinds = {{{Kind::kNone, "no points"},
                                                                             {Kind::kOnePoint, "one point"},
                                                                             {Kind::kDuplicates, "duplicates"},
                                                                             {Kind::kCollinear, "collinear"},
                                                                             {Kind::kFlat, "flat"},
                                                                             {Kind::kLattice, "lattice"},
                                                                             {Kind::kAnyBits, "any bits"},
                                                                             {Kind::kLargeOffset, "large offset"},
                                                                             {Kind::kSubnormal, "subnormal"}}};

/// How many clouds of each kind are read back.
inline constexpr std::uint64_t kEach = 10000;

/// Cloud `index` of a kind. Every coordinate is a Scalar; a zero is a negative one now and then.
template <class Scalar>
Cloud3 cloud3(Kind kind, std::uint64_t index) {
  using Limits = std::numeric_limits<Scalar>;
  Choices choices(mix64(16 * index + static_cast<std::uint64_t>(kind)));
  if (kind == Kind::kNone) return {};
  const std::size_t count = kind == Kind::kOnePoint ? 1 : 2 + choices.below(10);
  const std::size_t span = kind == Kind::kCollinear ? 1 : kind == Kind::kFlat ? 2 : 3;
  const double step =
      kind == Kind::kSubnormal ? Limits::denorm_min() : std::ldexp(1, static_cast<int>(choices.between(-20, 20)));
  const double offset = kind == Kind::kLargeOffset ? std::ldexp(1, Limits::digits - 3) : 0;
  std::array<std::array<double, 3>, 3> way{};
  std::array<double, 3> base{};
  for (auto& x : base) x = static_cast<double>(choices.between(-7, 7));
  for (std::size_t j = 0; j < span; ++j)
    for (auto& x : way[j]) x = static_cast<double>(choices.between(-3, 3));
  Cloud3 cloud;
  for (std::size_t i = 0; i < count; ++i) {
    std::array<double, 3> p = base;
    for (std::size_t j = 0; j < span; ++j) {
      const auto steps = static_cast<double>(choices.between(-3, 3));
      for (std::size_t k = 0; k < 3; ++k) p[k] += steps * way[j][k];
    }
    for (double& x : p) {
      x = (x + offset) * step;
      if (kind == Kind::kAnyBits)
        x = std::ldexp(static_cast<double>(static_cast<Scalar>(choices.dyadic(53) - 0.5)),
                       static_cast<int>(choices.between(-60, 60)));
      if (x == 0 && choices.chance(1, 4)) x = -0.0;
    }
    cloud.points.push_back({p[0], p[1], p[2]});
  }
  if (kind == Kind::kDuplicates)
    for (Point3& p : cloud.points) p = cloud.points[choices.below(choices.chance(1, 4) ? 1 : count)];
  return cloud;
}

/// The same seen along the third axis; what is flat in space is any cloud in the plane.
inline Cloud2 cloud2(Kind kind, std::uint64_t index) {
  Cloud2 cloud;
  for (const Point3& p : cloud3<double>(kind, index).points) cloud.points.push_back({p.x, p.y});
  return cloud;
}

/// One number, with the sign of a zero.
inline bool same_bits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

}  // namespace assay::clouds
