// Chan's algorithm as section 4.1 of Alzubaidi's article has it.
#pragma once
#include <algorithm>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/model/family.h"
#include "algorithms/published/hull2/alzubaidi_reading.h"
#include "algorithms/published/hull2/graham_alzubaidi.h"
#include "algorithms/published/hull2/jarvis_alzubaidi.h"

namespace assay {

/// The vertices of the convex hull, after the article: the scan on groups of four, the march over what is left of them.
///
/// Shape    as JarvisAlzubaidi.
/// Promise  none.
/// Error    as JarvisAlzubaidi.
/// Cost     O(n h): see the flaws.
/// Source   section 4.1 of the article named in alzubaidi_reading.h. Reading: the loop over t has no end as printed;
///          line 11 computes "the final convex hull", so the first round, t = 1 with m = min(4, n), is taken for the
///          last.
///
/// Misprints: those of the scan and of the march, put right under kEmended.
/// Flaws kept: with the first round as the last, no group ever grows, and the march looks at every remaining point
/// where the text speaks of a binary search; nothing stops it after m vertices. All flaws of the scan and of the march.
template <alzubaidi::Reading R, class Number = double>
struct ChanAlzubaidi {
  static constexpr std::string_view kName =
      R == alzubaidi::Reading::kPrinted ? "published/chan_alzubaidi" : "published/chan_alzubaidi_emended";
  static constexpr std::string_view kWhat = "Chan's algorithm";
  static constexpr Statement<Hull2Family> kStatement = alzubaidi::stated<kWhat, R>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    constexpr std::size_t kGroup = 4;
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    alzubaidi::Indices left;
    for (std::size_t begin = 0; begin < points.size(); begin += kGroup) {
      alzubaidi::Indices group(std::min(kGroup, points.size() - begin));
      std::iota(group.begin(), group.end(), static_cast<std::uint32_t>(begin));
      const alzubaidi::Indices kept = alzubaidi::graham<R, Number>(points, std::move(group));
      left.insert(left.end(), kept.begin(), kept.end());
    }
    std::optional<alzubaidi::Indices> listed = alzubaidi::jarvis<R, Number>(points, left);
    if (!listed) return GaveUp{GaveUp::Why::kCycling, static_cast<std::uint32_t>(left.size())};
    std::reverse(listed->begin(), listed->end());
    return hull::answer_of_ring(points, *std::move(listed));
  }
};

}  // namespace assay
