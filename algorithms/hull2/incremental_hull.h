// Planar hull point by point in the order given, generic in the orientation test: the algorithm of the classroom
// examples.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The vertices of the convex hull: a point outside sees a chain of edges, and takes their place.
///
/// The first three points that turn form the start. For each further point the edges are tried in order until one sees
/// it strictly; from there the chain is followed both ways while edges see it or are in line with it. That is sound
/// only if the edges that see a point are contiguous and not all, which a rounded orientation test does not keep.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn.
/// Promise  exact with an exact orientation test; none with a rounded one, and then another order gives another answer.
/// Error    GaveUp{kCycling} where every edge sees a point, so that following the chain would never end;
///          GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not asked.
/// Cost     O(n h) orientation tests for at most h vertices at a time, O(h) memory.
/// Source   L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, Classroom examples of robustness problems in
///          geometric computations, Comput. Geom. 40(1), 2008, 61-78, section 4: its failures A1 to B2 are this walk's.
template <Orient2d T>
struct IncrementalHull {
  static constexpr std::string_view kStem = "hull/incremental_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "incremental hull in the order given on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    const std::optional<Triangle> start = first_triangle(points);
    if (!start) return flat_answer(points);
    std::vector<std::uint32_t> ring = {start->a, start->b, start->c};
    if (start->clockwise) std::swap(ring[1], ring[2]);
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      if (i == start->a || i == start->b || i == start->c) continue;
      if (!insert(points, i, ring)) return GaveUp{GaveUp::Why::kCycling, i};
    }
    return hull::answer_of_ring(points, std::move(ring));
  }

 private:
  struct Triangle {
    std::uint32_t a, b, c;
    bool clockwise;
  };

  static std::optional<Triangle> first_triangle(const std::vector<Point2>& points) {
    const auto n = static_cast<std::uint32_t>(points.size());
    std::uint32_t b = 1;
    while (b < n && points[b] == points[0]) ++b;
    for (std::uint32_t c = b + 1; c < n; ++c) {
      if (const int turn = T::sign(points[0], points[b], points[c]); turn != 0) return Triangle{0, b, c, turn < 0};
    }
    return std::nullopt;
  }

  static Hull2Answer flat_answer(const std::vector<Point2>& points) {
    if (points.empty()) return FlatHull{};
    const auto [low, high] = std::minmax_element(points.begin(), points.end(), hull::before);
    const auto end = std::find(points.begin(), high, *high);  // of several largest the first
    const auto index_of = [&](auto at) { return static_cast<std::uint32_t>(at - points.begin()); };
    if (*low == *high) return FlatHull{{index_of(low)}};
    return FlatHull{{index_of(low), index_of(end)}};
  }

  /// Lets point i take the place of the edges that see it. False where all of them do.
  static bool insert(const std::vector<Point2>& points, std::uint32_t i, std::vector<std::uint32_t>& ring) {
    const std::size_t h = ring.size();
    const auto side = [&](std::size_t edge) {
      return T::sign(points[ring[edge % h]], points[ring[(edge + 1) % h]], points[i]);
    };
    std::size_t seen = 0;
    while (seen < h && side(seen) >= 0) ++seen;
    if (seen == h) return true;             // inside, as far as the orientation test can tell
    std::size_t forward = 1, backward = 0;  // the chain: edges seen - backward up to seen + forward - 1
    while (forward < h && side(seen + forward) <= 0) ++forward;
    while (forward + backward < h && side(seen + h - backward - 1) <= 0) ++backward;
    if (forward + backward >= h) return false;
    // The inner corners of the chain go, point i comes after its first one; the others keep their order, so that the
    // search for an edge begins where it always did.
    std::vector<std::uint32_t> changed;
    const std::size_t from = (seen + h - backward) % h, inner = forward + backward - 1;
    for (std::size_t k = 0; k < h; ++k) {
      const std::size_t after = (k + h - from) % h;  // 1 .. inner for the corners that go
      if (after == 0 || after > inner) changed.push_back(ring[k]);
      if (after == 0) changed.push_back(i);
    }
    ring = std::move(changed);
    return true;
  }
};

}  // namespace assay
