// The Jarvis march of section 4.1.2 of Alzubaidi's article.
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

/// The march over the points named, as the list that the article returns; nothing where it does not come back within
/// one step for each point.
template <Reading R, class Number>
std::optional<Indices> jarvis(std::span<const Point2> points, const Indices& s) {
  if (s.empty()) return Indices{};
  const std::size_t n = s.size();
  const auto leftmost =
      std::min_element(s.begin(), s.end(), [&](std::uint32_t i, std::uint32_t j) { return points[i].x < points[j].x; });
  const auto start = static_cast<std::size_t>(leftmost - s.begin());
  Indices listed;
  std::size_t here = start;
  for (std::size_t steps = 0; steps <= n; ++steps) {
    if constexpr (R == Reading::kPrinted) listed.clear();  // "h = 0" stands within the loop
    listed.push_back(s[here]);
    std::size_t next = (here + 1) % n;
    for (std::size_t i = 0; i < n; ++i) {
      if (ccw<Number>(points[s[here]], points[s[i]], points[s[next]]) < 0) next = i;
    }
    here = next;
    if (here == start) return listed;
  }
  return std::nullopt;
}

}  // namespace alzubaidi

/// The vertices of the convex hull, after the article: from the leftmost point on, always the one that turns least,
/// clockwise.
///
/// Shape    the article's list from the lexicographically smallest point on, turned over to run counter-clockwise.
/// Promise  none.
/// Error    GaveUp{kCycling} where the march has not come back after n steps: the article sets no limit;
///          GaveUp{kNotFinite}; Declined beyond 2^32 - 1 points.
/// Source   section 4.1.2 of the article named in alzubaidi_reading.h. Readings: p in "(p + 1) % n" is the index of
///          S_0, P is S, and S_0 = q goes on from that point; of several leftmost points the first.
///
/// Misprint, put right under kEmended: "h = 0" stands within the loop, so one point is returned, the last.
/// Flaws kept: a point in line with the next vertex is never preferred to one nearer by, so points on sides are listed
/// and those behind them found later or not; from a point that has a duplicate the march may go to the duplicate and
/// past the start, for ever; of two leftmost points the first may be no vertex.
template <alzubaidi::Reading R, class Number = double>
struct JarvisAlzubaidi {
  static constexpr std::string_view kName =
      R == alzubaidi::Reading::kPrinted ? "published/jarvis_alzubaidi" : "published/jarvis_alzubaidi_emended";
  static constexpr std::string_view kWhat = "Jarvis march";
  static constexpr Statement<Hull2Family> kStatement = alzubaidi::stated<kWhat, R>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    if (auto refused = hull::refusal(cloud.points)) return *std::move(refused);
    alzubaidi::Indices all(cloud.points.size());
    std::iota(all.begin(), all.end(), 0u);
    std::optional<alzubaidi::Indices> listed = alzubaidi::jarvis<R, Number>(cloud.points, all);
    if (!listed) return GaveUp{GaveUp::Why::kCycling, static_cast<std::uint32_t>(all.size())};
    std::reverse(listed->begin(), listed->end());
    return hull::answer_of_ring(cloud.points, *std::move(listed));
  }
};

}  // namespace assay
