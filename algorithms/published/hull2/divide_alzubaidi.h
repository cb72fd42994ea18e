// Divide and conquer with common tangents, as section 4.2 of Alzubaidi's article has it.
#pragma once
#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/model/family.h"
#include "algorithms/published/hull2/alzubaidi_reading.h"
#include "algorithms/published/hull2/melkman_alzubaidi.h"

namespace assay {

namespace alzubaidi {

struct TangentEnds {
  std::size_t left, right;  ///< positions in the two rings
  std::size_t steps = 0;    ///< moves of either end
};

/// The listing of section 4.2.2 for the upper tangent; its mirror image for the lower one. Nothing where it circles.
/// Precondition: both rings run counter-clockwise and are not empty.
template <Reading R, class Number>
std::optional<TangentEnds> tangent(std::span<const Point2> points, const Indices& left, const Indices& right,
                                   bool upper) {
  const auto by_x = [&](std::uint32_t i, std::uint32_t j) { return points[i].x < points[j].x; };
  const auto position = [](const Indices& ring, auto at) { return static_cast<std::size_t>(at - ring.begin()); };
  TangentEnds ends = {position(left, std::max_element(left.begin(), left.end(), by_x)),
                      position(right, std::min_element(right.begin(), right.end(), by_x))};
  // The left ring is listed clockwise, so a - 1 goes counter-clockwise, upwards; the mirror image goes down.
  const auto moved = [](const Indices& ring, std::size_t k, bool counter_clockwise) {
    return (k + (counter_clockwise ? 1 : ring.size() - 1)) % ring.size();
  };
  const auto turn = [&](std::uint32_t i, std::uint32_t j, std::uint32_t k) {
    return (upper ? 1 : -1) * ccw<Number>(points[i], points[j], points[k]);
  };
  std::size_t& steps = ends.steps;
  const std::size_t most = 2 * (left.size() + right.size());
  for (bool done = false; !done;) {
    done = true;
    while (turn(right[ends.right], left[ends.left], left[moved(left, ends.left, upper)]) <= 0) {
      ends.left = moved(left, ends.left, upper);
      if (++steps > most) return std::nullopt;
    }
    // b + 1 of a ring listed counter-clockwise; emended, of one listed clockwise like the other.
    const bool forward = R == Reading::kPrinted ? upper : !upper;
    while (turn(left[ends.left], right[ends.right], right[moved(right, ends.right, forward)]) >= 0) {
      ends.right = moved(right, ends.right, forward);
      done = false;
      if (++steps > most) return std::nullopt;
    }
  }
  return ends;
}

}  // namespace alzubaidi

/// The vertices of the convex hull, after the article: Melkman's hulls of the points p_0 .. p_(n/2) and of the others
/// by x, joined at two tangents.
///
/// Shape    counter-clockwise from the lexicographically smallest point on.
/// Promise  none.
/// Error    Declined below three points and beyond 2^32 - 1; GaveUp{kCycling} where a tangent's end goes round its
///          polygon twice: the article sets no limit; GaveUp{kStalled} as MelkmanAlzubaidi; GaveUp{kNotFinite}.
/// Source   section 4.2 of the article named in alzubaidi_reading.h. Readings: the points are halved once, as its
///          section 7 describes the program; a half of fewer than three points is its own hull; indices of rings go
///          round; the tangent listed is the upper one, and "independently" gives the lower one by its mirror image.
///
/// Misprints, put right under kEmended: that of Melkman's listing; the right ring is said to run counter-clockwise, so
/// that b + 1 goes down where the upper tangent is up.
/// Flaws kept: a corner in line with the tangent moves its end on even where that leads back, for ever on a ring of one
/// or two points; halves may share an x, and then overlap. All flaws of Melkman's listing.
template <alzubaidi::Reading R, class Number = double>
struct DivideAlzubaidi {
  static constexpr std::string_view kName = R == alzubaidi::Reading::kPrinted
                                                ? "published/divide_and_conquer_alzubaidi"
                                                : "published/divide_and_conquer_alzubaidi_emended";
  static constexpr std::string_view kWhat = "divide and conquer";
  static constexpr Statement<Hull2Family> kStatement = alzubaidi::stated<kWhat, R>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    if (points.size() < 3) return Declined{alzubaidi::kTooFew};
    const alzubaidi::Indices order = alzubaidi::by_x(points);
    const std::span<const std::uint32_t> all(order);
    const auto half_hull = [&](std::span<const std::uint32_t> half) -> std::optional<alzubaidi::Indices> {
      if (half.size() < 3) return alzubaidi::Indices(half.begin(), half.end());
      return alzubaidi::melkman<R, Number>(points, half);
    };
    const auto left = half_hull(all.first(points.size() / 2 + 1)),
               right = half_hull(all.subspan(points.size() / 2 + 1));
    if (!left || !right) return GaveUp{GaveUp::Why::kStalled, 0};
    const auto upper = alzubaidi::tangent<R, Number>(points, *left, *right, true);
    const auto lower = alzubaidi::tangent<R, Number>(points, *left, *right, false);
    if (!upper || !lower) return GaveUp{GaveUp::Why::kCycling, 0};
    alzubaidi::Indices ring;
    for (std::size_t k = upper->left;; k = (k + 1) % left->size()) {
      ring.push_back((*left)[k]);
      if (k == lower->left) break;
    }
    for (std::size_t k = lower->right;; k = (k + 1) % right->size()) {
      ring.push_back((*right)[k]);
      if (k == upper->right) break;
    }
    return hull::answer_of_ring(points, std::move(ring));
  }
};

}  // namespace assay
