// The Graham scan of section 4.1.1 of Alzubaidi's article.
#pragma once
#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/model/family.h"
#include "algorithms/published/hull2/alzubaidi_reading.h"
#include "algorithms/published/numbers.h"

namespace assay {

namespace alzubaidi {

/// The order of polar angles in degrees; the pole's own copies turn by 0. A number type without rounding compares the
/// directions instead, which from the lowest, then leftmost point all lie in one half-turn.
template <class Number>
void sort_by_angle(std::span<const Point2> points, const Point2& pole, std::span<std::uint32_t> p) {
  if constexpr (published::kRounds<Number>) {
    using std::atan2;
    const auto angle = [&](std::uint32_t i) {
      const Number dx = Number(points[i].x) - Number(pole.x), dy = Number(points[i].y) - Number(pole.y);
      return dx == 0 && dy == 0 ? Number(0) : Number(atan2(dy, dx) * Number(57.30));
    };
    std::stable_sort(p.begin(), p.end(), [&](std::uint32_t i, std::uint32_t j) { return angle(i) < angle(j); });
  } else {
    const auto of_the_pole = [&](std::uint32_t i) { return points[i].x == pole.x && points[i].y == pole.y; };
    std::stable_sort(p.begin(), p.end(), [&](std::uint32_t i, std::uint32_t j) {
      if (of_the_pole(j)) return false;
      if (of_the_pole(i)) return points[j].y > pole.y;
      return ccw<Number>(pole, points[i], points[j]) > 0;
    });
  }
}

/// The scan over the points named, as the list that the article returns.
template <Reading R, class Number>
Indices graham(std::span<const Point2> points, Indices p) {
  if (p.empty()) return p;
  const auto lower = [&](std::uint32_t i, std::uint32_t j) {
    return points[i].y < points[j].y || (points[i].y == points[j].y && points[i].x < points[j].x);
  };
  std::iter_swap(p.begin(), std::min_element(p.begin(), p.end(), lower));
  const Point2 pole = points[p[0]];
  sort_by_angle<Number>(points, pole, std::span(p).subspan(1));

  Indices pushed = {p[0]};
  const std::size_t m = p.size() - 1;
  std::size_t n = 1;
  const auto result = [&] {
    if constexpr (R == Reading::kPrinted) return pushed;
    return Indices(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(std::min(n, m)) + 1);
  };
  for (std::size_t i = 2; i <= m; ++i) {
    for (;;) {
      const int turn = ccw<Number>(points[p[n - 1]], points[p[n]], points[p[i]]);
      if (R == Reading::kPrinted ? turn <= 0 : turn > 0) break;
      if (n > 1) {
        --n;
      } else if (i == m) {
        break;
      } else {
        return result();
      }
    }
    ++n;
    std::swap(p[n], p[i]);
    pushed.push_back(p[n]);
  }
  return result();
}

}  // namespace alzubaidi

/// The vertices of the convex hull, after the article: points by their polar angle in degrees around the lowest one,
/// corners dropped while the test of line 7 asks for it.
///
/// Shape    the points in the order in which the article lists them, from the lexicographically smallest on.
/// Promise  none.
/// Error    GaveUp{kNotFinite}; Declined beyond 2^32 - 1 points. Ends for every input: each pass pushes or leaves.
/// Source   section 4.1.1 of the article named in alzubaidi_reading.h. Readings: "the point with minimum" is the
///          lowest, then leftmost one; of equal angles the order given stays; "turn left" is CCW > 0, as in its Melkman
///          listing.
///
/// Misprints, put right under kEmended: line 7 drops corners that turn left; the list S that is returned keeps every
/// point ever pushed and never has p_1, where p_0 .. p_n would be the stack.
/// Flaws kept: angles are compared as rounded, so near-equal ones fall in any order and the nearer of two on one ray
/// may come last; where the first corner must go, "go to 13" returns what there is and forgets all further points;
/// duplicates of the pole turn by 0.
template <alzubaidi::Reading R, class Number = double>
struct GrahamAlzubaidi {
  static constexpr std::string_view kName =
      R == alzubaidi::Reading::kPrinted ? "published/graham_alzubaidi" : "published/graham_alzubaidi_emended";
  static constexpr std::string_view kWhat = "Graham scan";
  static constexpr Statement<Hull2Family> kStatement = alzubaidi::stated<kWhat, R>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    if (auto refused = hull::refusal(cloud.points)) return *std::move(refused);
    alzubaidi::Indices all(cloud.points.size());
    std::iota(all.begin(), all.end(), 0u);
    return hull::answer_of_ring(cloud.points, alzubaidi::graham<R, Number>(cloud.points, std::move(all)));
  }
};

}  // namespace assay
