// Planar hull by halves that are joined along their common tangents, generic in the orientation test.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The vertices of the convex hull: those of the left and the right half of the points in lexicographic order, without
/// the chains between the lower and the upper common tangent.
///
/// A tangent starts as the segment from the largest point on the left to the smallest on the right. Either end moves on
/// around its polygon while the next corner lies beyond the segment's line, or on it and farther out; where neither
/// moves, both polygons are on one side.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn.
/// Promise  exact with an exact orientation test; none with a rounded one.
/// Error    GaveUp{kCycling} where an end of a tangent goes all around its polygon, which only a rounded orientation
///          test brings about; GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is
///          not asked.
/// Cost     O(n log n) comparisons of coordinates, O(n) orientation tests a level, fewer where halves lose points; O(n)
/// memory.
/// Source   F. P. Preparata, S. J. Hong, Convex hulls of finite sets of points in two and three dimensions, Commun. ACM
///          20(2), 1977, 87-93.
template <Orient2d T>
struct DivideAndConquer {
  static constexpr std::string_view kStem = "hull/divide_and_conquer_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "divide and conquer by common tangents on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    const Ring order = hull::distinct_in_order(points);
    if (order.empty()) return FlatHull{};
    std::optional<Ring> ring = hull_of(points, order);
    if (!ring) return GaveUp{GaveUp::Why::kCycling, 0};
    return hull::answer_of_ring(points, *std::move(ring));
  }

 private:
  /// Counter-clockwise from the lexicographically smallest vertex; one or two for a flat half.
  using Ring = std::vector<std::uint32_t>;

  static std::optional<Ring> hull_of(const std::vector<Point2>& points, std::span<const std::uint32_t> order) {
    if (order.size() < 3) return Ring(order.begin(), order.end());
    const std::size_t half = order.size() / 2;
    const std::optional<Ring> left = hull_of(points, order.first(half)), right = hull_of(points, order.subspan(half));
    if (!left || !right) return std::nullopt;
    return joined(points, *left, *right);
  }

  /// Positions in the two rings.
  struct Tangent {
    std::size_t left, right;
  };

  /// The common tangent with both polygons above it (`lower`) or below it.
  static std::optional<Tangent> tangent(const std::vector<Point2>& points, const Ring& left, const Ring& right,
                                        Tangent from, bool lower) {
    // Whether the corner `next` of a polygon lies beyond the line, or on it and farther from the other polygon.
    const auto beyond = [&](const Point2& a, const Point2& b, const Point2& next, bool farther) {
      const int turn = lower ? T::sign(a, b, next) : T::sign(b, a, next);
      return turn < 0 || (turn == 0 && farther);
    };
    const auto step = [](const Ring& ring, std::size_t at, bool forward) {
      return (at + (forward ? 1 : ring.size() - 1)) % ring.size();
    };
    std::size_t moved_left = 0, moved_right = 0;
    for (bool moving = true; moving;) {
      moving = false;
      for (;; moving = true, ++moved_right) {
        const std::size_t next = step(right, from.right, lower);
        const Point2 &a = points[left[from.left]], &b = points[right[from.right]], &c = points[right[next]];
        if (next == from.right || !beyond(a, b, c, hull::before(b, c))) break;
        if (moved_right == right.size()) return std::nullopt;
        from.right = next;
      }
      for (;; moving = true, ++moved_left) {
        const std::size_t next = step(left, from.left, !lower);
        const Point2 &a = points[left[from.left]], &b = points[right[from.right]], &c = points[left[next]];
        if (next == from.left || !beyond(a, b, c, hull::before(c, a))) break;
        if (moved_left == left.size()) return std::nullopt;
        from.left = next;
      }
    }
    return from;
  }

  static std::optional<Ring> joined(const std::vector<Point2>& points, const Ring& left, const Ring& right) {
    std::size_t largest = 0;
    for (std::size_t k = 1; k < left.size(); ++k) {
      if (hull::before(points[left[largest]], points[left[k]])) largest = k;
    }
    const auto lower = tangent(points, left, right, {largest, 0}, true);
    const auto upper = tangent(points, left, right, {largest, 0}, false);
    if (!lower || !upper) return std::nullopt;
    Ring ring(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(lower->left) + 1);
    for (std::size_t k = lower->right;; k = (k + 1) % right.size()) {
      ring.push_back(right[k]);
      if (k == upper->right) break;
    }
    // The smallest vertex, in front, is always one of the whole: an upper tangent that ends there leaves nothing behind
    // it.
    if (upper->left > lower->left) {
      ring.insert(ring.end(), left.begin() + static_cast<std::ptrdiff_t>(upper->left), left.end());
    }
    return ring;
  }
};

}  // namespace assay
