// Planar hull in time that depends on its number of vertices, generic in the orientation test.
#pragma once
#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/hull2/graham_scan.h"
#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The vertices of the convex hull: hulls of groups of m points by Graham's scan, then a march around all of them that
/// finds the tangent to each group by binary search; given up after m vertices and begun anew with groups of m^2.
///
/// The march goes along the lower hull from the lexicographically smallest point to the largest and along the upper
/// hull back. Seen from a vertex on the way, the corners of a group's lower chain that lie ahead first turn right and
/// then left, since the slope towards a convex function first falls and then rises; that is what the binary search
/// needs, and it does not matter where the vertex lies or whether it is one of the group.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn.
/// Promise  exact with an exact orientation test; none with a rounded one.
/// Error    GaveUp{kStalled} where a march with m = n does not come to its end, which only a rounded orientation test
///          brings about; GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not
///          asked: every step of a march goes forward in lexicographic order.
/// Cost     O(n log h) orientation tests for h vertices, O(n) memory. With m = 2^(2^t) in round t the rounds' costs n
///          log m double from one to the next, and the last one has m < h^2.
/// Source   T. M. Chan, Optimal output-sensitive convex hull algorithms in two and three dimensions, Discrete Comput.
///          Geom. 16(4), 1996, 361-368.
template <Orient2d T>
struct Chan {
  static constexpr std::string_view kStem = "hull/chan_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "Chan's algorithm on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    if (points.empty()) return FlatHull{};
    const auto index_of = [&](auto at) { return static_cast<std::uint32_t>(at - points.begin()); };
    const std::uint32_t first = index_of(std::min_element(points.begin(), points.end(), hull::before));
    const std::uint32_t last = index_of(std::max_element(points.begin(), points.end(), hull::before));
    if (points[first] == points[last]) return FlatHull{{first}};
    for (int round = 1;; ++round) {
      constexpr int kWholeRange = 5;  // 2^(2^5) is more points than there are
      const std::size_t n = points.size();
      const std::size_t m = round < kWholeRange ? std::min(std::size_t{1} << (1 << round), n) : n;
      if (auto ring = march(points, groups_of(points, m), first, last, m)) {
        return hull::answer_of_ring(points, *std::move(ring));
      }
      if (m == n) return GaveUp{GaveUp::Why::kStalled, static_cast<std::uint32_t>(n)};
    }
  }

 private:
  using Chain = std::vector<std::uint32_t>;

  /// The hull of one group: from its smallest point to its largest and back.
  struct Group {
    Chain lower, upper;
  };

  static std::vector<Group> groups_of(const std::vector<Point2>& points, std::size_t m) {
    std::vector<Group> groups;
    const auto before = [&](std::uint32_t i, std::uint32_t j) { return hull::before(points[i], points[j]); };
    for (std::size_t begin = 0; begin < points.size(); begin += m) {
      Chain members(std::min(m, points.size() - begin));
      std::iota(members.begin(), members.end(), static_cast<std::uint32_t>(begin));
      Chain ring = hull::graham_ring<T>(points, hull::distinct_in_order(points, std::move(members)));
      std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end(), before), ring.end());
      const auto largest = std::max_element(ring.begin(), ring.end(), before);
      Group group = {{ring.begin(), largest + 1}, {largest, ring.end()}};
      group.upper.push_back(ring.front());
      groups.push_back(std::move(group));
    }
    return groups;
  }

  /// The whole ring, or nothing where it has more than m vertices or does not come to its end.
  static std::optional<Chain> march(const std::vector<Point2>& points, const std::vector<Group>& groups,
                                    std::uint32_t first, std::uint32_t last, std::size_t m) {
    Chain ring = {first};
    const auto go = [&](std::uint32_t goal, Chain Group::*chain, auto ahead) {
      while (points[ring.back()] != points[goal]) {
        const std::uint32_t here = ring.back();
        std::optional<std::uint32_t> next;
        for (const Group& group : groups) {
          const std::optional<std::uint32_t> touched = tangent(points, group.*chain, here, ahead);
          if (!touched) continue;
          if (next) {
            const int turn = T::sign(points[here], points[*next], points[*touched]);
            if (turn > 0 || (turn == 0 && !ahead(points[*next], points[*touched]))) continue;
          }
          next = touched;
        }
        if (!next || ring.size() == m + 1) return false;
        ring.push_back(*next);
      }
      return true;
    };
    if (!go(last, &Group::lower, [](const Point2& p, const Point2& q) { return hull::before(p, q); })) return {};
    if (!go(first, &Group::upper, [](const Point2& p, const Point2& q) { return hull::before(q, p); })) return {};
    ring.pop_back();  // the start, or its twin, closes the ring
    if (ring.size() > m) return {};
    return ring;
  }

  /// The corner of a chain that has the others on its left as seen from `here`, among those ahead of it; the farthest
  /// of two. Nothing where none is ahead.
  template <class Ahead>
  static std::optional<std::uint32_t> tangent(const std::vector<Point2>& points, const Chain& chain, std::uint32_t here,
                                              Ahead ahead) {
    const Point2& from = points[here];
    auto low =
        std::partition_point(chain.begin(), chain.end(), [&](std::uint32_t i) { return !ahead(from, points[i]); });
    if (low == chain.end()) return {};
    auto high = chain.end() - 1;
    while (low < high) {
      const auto middle = low + (high - low) / 2;
      if (T::sign(from, points[*middle], points[*(middle + 1)]) > 0) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    // A rounded orientation test may have left the chain out of order: never go back.
    return ahead(from, points[*low]) ? std::optional(*low) : std::nullopt;
  }
};

}  // namespace assay
