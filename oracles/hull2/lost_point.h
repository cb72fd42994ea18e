// Which point lies farther from a hull than is allowed: the decision for the plane and for space.
#pragma once
#include <algorithm>
#include <limits>
#include <optional>

#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/rational.h"
#include "oracles/exact/square_root.h"

namespace assay {

/// Of two points outside, by what doubles say of their distances.
inline constexpr auto kNearer = [](const auto& x, const auto& y) { return x.squared < y.squared; };

/// sqrt(d^2 / diagonal) of a point whose squared distance d^2 from the hull is more than ratio^2 times the squared
/// diagonal; nothing where no point has one. Doubles order the points and decide nothing: each is proved to be within
/// by the filter, or compared in rationals.
///
///     hull.outside(pairs), hull.surely_within(outside, limit), hull.squared_distance(outside, enough)
template <class ListedHull>
std::optional<double> lost_farther_than(double ratio, const ListedHull& hull, const Rational& diagonal) {
  const Rational limit = exact(ratio) * exact(ratio) * diagonal;
  const Enclosure about_limit = enclosed(limit);
  auto open = hull.outside(std::numeric_limits<std::size_t>::max());
  std::erase_if(open, [&](const auto& at) { return hull.surely_within(at, about_limit); });
  std::sort(open.rbegin(), open.rend(), kNearer);
  for (const auto& at : open)
    if (const Rational squared = hull.squared_distance(at, limit); squared > limit)
      return square_root(squared / diagonal);
  return std::nullopt;
}

}  // namespace assay
