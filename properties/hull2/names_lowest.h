// Claim, for both families of hulls: of points that coincide, the answer names the first.
#pragma once
#include <concepts>
#include <span>
#include <string_view>

#include "algorithms/model/joined.h"
#include "properties/hull2/listed_points.h"
#include "properties/property.h"

namespace assay {

inline constexpr std::string_view kNamesLowest = "/names_lowest";
inline constexpr ClaimSentence kLowestOfItsPlace{"lowest index of its place"};

/// No index j < i names a point that is equal to the point of an index i listed; -0 equals 0.
///
/// Claims     "indices in range", "lowest index of its place".
/// Magnitude  0: the claim is combinatorial. Whether the points listed are the hull's is not asked.
/// Error      Undecided where the cloud is not finite or there is no answer.
/// Cost       O(m log m) for m points listed, O(n log m) for n of the cloud. Nothing is rounded.
Verdict check_names_lowest(const Cloud2& cloud, const Hull2Answer& answer);
Verdict check_names_lowest(const Cloud3& cloud, const Hull3Answer& answer);

/// Of points that coincide the answer names the one of the lowest index.
///
/// Claims  those of check_names_lowest, where the engine states `names_lowest`.
template <Family F>
requires std::same_as<F, Hull2Family> || std::same_as<F, Hull3Family>
struct NamesLowest {
  using Family = F;
  static constexpr std::string_view kName = Joined<F::kName, kNamesLowest>::kValue;
  static constexpr std::string_view kSentence =
      "Of points that coincide the answer names none but the one of the lowest index.";
  static constexpr Question kAsks = Question::kNames;

  static std::string_view not_judged(const Stated<F>& says) {
    return says.names_lowest ? "" : "the engine does not state which of several coinciding points it names";
  }
  static Verdict judge(const typename F::Problem& cloud, std::span<const Reply<F>> replies, const Court<F>& court) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    if (const auto why = not_judged(court.semantics); !why.empty()) return NotJudged{why};
    return check_names_lowest(cloud, replies.front().answer);
  }
};

}  // namespace assay
