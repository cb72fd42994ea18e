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

namespace alzubaidi {

/// The loop over t of the listing has no end. kFirst takes its first round, with groups of min(4, n), for the last;
/// kAll goes on to the round of one group, after which all rounds are alike.
enum class Rounds { kFirst, kAll };

/// Lines 2 to 10 of one round: what the scan leaves of groups of m points in the order given.
template <Reading R, class Number>
Indices left_of_groups(std::span<const Point2> points, std::size_t m) {
  Indices left;
  for (std::size_t begin = 0; begin < points.size(); begin += m) {
    Indices group(std::min(m, points.size() - begin));
    std::iota(group.begin(), group.end(), static_cast<std::uint32_t>(begin));
    const Indices kept = graham<R, Number>(points, std::move(group));
    left.insert(left.end(), kept.begin(), kept.end());
  }
  return left;
}

/// Line 2: min(2^(2^t), n).
inline std::size_t group_of_round(std::size_t t, std::size_t n) {
  constexpr std::size_t kWholeRange = 5;  // 2^(2^5) is more points than there are
  return t < kWholeRange ? std::min(std::size_t{1} << (std::size_t{1} << t), n) : n;
}

/// The march's list of the last round; nothing where a march of any round goes round for ever.
template <Reading R, class Number>
std::optional<Indices> chan(std::span<const Point2> points, Rounds rounds) {
  for (std::size_t t = 1;; ++t) {
    const std::size_t m = std::max<std::size_t>(group_of_round(t, points.size()), 1);
    std::optional<Indices> listed = jarvis<R, Number>(points, left_of_groups<R, Number>(points, m));
    if (!listed || rounds == Rounds::kFirst || m >= points.size()) return listed;
  }
}

}  // namespace alzubaidi

/// The vertices of the convex hull, after the article: the scan on groups of points, the march over what is left of
/// them, in one round or in all.
///
/// Shape    as JarvisAlzubaidi.
/// Promise  none.
/// Error    as JarvisAlzubaidi.
/// Cost     O(n h), all rounds O(n log n + n h): see the flaws. Line 6 asks for each scan m times; it is done once.
/// Source   section 4.1 of the article named in alzubaidi_reading.h. Readings: the loop over t has no end as printed.
///          Line 11 computes "the final convex hull", so the first round, t = 1 with m = min(4, n), may be taken for
///          the last (kFirst); or the loop goes on until m = n, since what follows is the same again (kAll).
///
/// Misprints: those of the scan and of the march, put right under kEmended.
/// Flaws kept: with the first round as the last, no group ever grows, and with all of them the last is the scan of all
/// points; the march looks at every remaining point where the text speaks of a binary search, and nothing stops it
/// after m vertices. All flaws of the scan and of the march.
template <alzubaidi::Reading R, class Number = double, alzubaidi::Rounds T = alzubaidi::Rounds::kFirst>
struct ChanAlzubaidi {
  static constexpr bool kIsPrinted = R == alzubaidi::Reading::kPrinted, kIsOneRound = T == alzubaidi::Rounds::kFirst;
  static constexpr std::string_view kName =
      kIsOneRound
          ? (kIsPrinted ? "published/chan_alzubaidi" : "published/chan_alzubaidi_emended")
          : (kIsPrinted ? "published/chan_alzubaidi_all_rounds" : "published/chan_alzubaidi_all_rounds_emended");
  static constexpr std::string_view kOneRound = "Chan's algorithm", kAllRounds = "Chan's algorithm in all rounds";
  static constexpr const std::string_view& kWhat = kIsOneRound ? kOneRound : kAllRounds;
  static constexpr Statement<Hull2Family> kStatement = alzubaidi::stated<kWhat, R>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::optional<alzubaidi::Indices> listed = alzubaidi::chan<R, Number>(points, T);
    if (!listed) return GaveUp{GaveUp::Why::kCycling, static_cast<std::uint32_t>(points.size())};
    std::reverse(listed->begin(), listed->end());
    return hull::answer_of_ring(points, *std::move(listed));
  }
};

}  // namespace assay
