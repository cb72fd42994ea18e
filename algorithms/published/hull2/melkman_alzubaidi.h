// Melkman's algorithm as section 4.2.1 of Alzubaidi's article lists it.
#pragma once
#include <algorithm>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/model/family.h"
#include "algorithms/published/hull2/alzubaidi_reading.h"

namespace assay {

namespace alzubaidi {

/// The indices by x alone, as section 4.2 sorts them; equal ones stay in the order given.
inline Indices by_x(std::span<const Point2> points) {
  Indices order(points.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t i, std::uint32_t j) { return points[i].x < points[j].x; });
  return order;
}

/// The deque at the end without its closing repetition; nothing where the listing runs off its ends.
/// Precondition: at least three points.
template <Reading R, class Number>
std::optional<Indices> melkman(std::span<const Point2> points, std::span<const std::uint32_t> s) {
  // The listing starts at D[0] and goes below: D gets room there. Entries never written are s[0], as Delphi clears
  // them.
  Indices deque(2 * s.size() + 4, s[0]);
  std::size_t bottom = s.size(), top = bottom + 3;
  const auto at = [&](std::size_t k) { return points[deque[k]]; };
  deque[top] = deque[bottom] = s[2];
  if (ccw<Number>(points[s[0]], points[s[1]], points[s[2]]) > 0) {
    deque[bottom + 1] = s[0];
    deque[bottom + 2] = s[1];
  } else {
    deque[bottom + 1] = s[1];
    deque[bottom + (R == Reading::kPrinted ? 1 : 2)] = s[0];
  }
  for (std::size_t i = 3; i < s.size(); ++i) {
    const Point2& p = points[s[i]];
    if (ccw<Number>(at(bottom), at(bottom + 1), p) > 0 && ccw<Number>(at(top - 1), at(top), p) > 0) continue;
    while (ccw<Number>(at(bottom), at(bottom + 1), p) <= 0) {
      if (++bottom == top) return std::nullopt;
    }
    deque[--bottom] = s[i];
    while (ccw<Number>(at(top - 1), at(top), p) <= 0) {
      if (--top == bottom) return std::nullopt;
    }
    deque[++top] = s[i];
  }
  return Indices(deque.begin() + static_cast<std::ptrdiff_t>(bottom), deque.begin() + static_cast<std::ptrdiff_t>(top));
}

}  // namespace alzubaidi

/// The vertices of the convex hull, after the article: a deque of hull vertices, over the points by their x.
///
/// Shape    counter-clockwise from the lexicographically smallest point on; the article's list ends with its first
///          point again, which is left out here.
/// Promise  none.
/// Error    Declined below three points and beyond 2^32 - 1; GaveUp{kStalled} where a loop runs off an end of the
///          deque; GaveUp{kNotFinite}.
/// Source   section 4.2.1 of the article named in alzubaidi_reading.h. Readings: the points come by x, as where the
///          article uses the listing; the deque has room below D[0], which the listing writes to.
///
/// Misprint, put right under kEmended: in the clockwise case D[bottom + 1] is written twice and D[bottom + 2] never.
/// Flaws kept: with several points at one x the polyline crosses itself; a start along a line counts as clockwise and
/// stays in the deque; points on a side are kept as vertices.
template <alzubaidi::Reading R, class Number = double>
struct MelkmanAlzubaidi {
  static constexpr std::string_view kName =
      R == alzubaidi::Reading::kPrinted ? "published/melkman_alzubaidi" : "published/melkman_alzubaidi_emended";
  static constexpr std::string_view kWhat = "Melkman's algorithm";
  static constexpr Statement<Hull2Family> kStatement = alzubaidi::stated<kWhat, R>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    if (auto refused = hull::refusal(cloud.points)) return *std::move(refused);
    if (cloud.points.size() < 3) return Declined{alzubaidi::kTooFew};
    auto ring = alzubaidi::melkman<R, Number>(cloud.points, alzubaidi::by_x(cloud.points));
    if (!ring) return GaveUp{GaveUp::Why::kStalled, 0};
    return hull::answer_of_ring(cloud.points, *std::move(ring));
  }
};

}  // namespace assay
