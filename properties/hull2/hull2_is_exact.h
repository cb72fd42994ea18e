// Claim: whatever the engine returns for a cloud is the cloud's convex hull.
#pragma once
#include <span>
#include <string_view>
#include <variant>

#include "oracles/hull2/check_hull2.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The answer is the convex hull: the extreme points, each once, counter-clockwise; or the ends of a flat cloud.
///
/// Claims     those of check_hull2 and check_flat_hull, by their names. Whether points inside the edges may be
/// vertices, and
///            how near is near enough, is what the engine states about itself.
/// Magnitude  the greatest distance of an input point from the answer, over the diagonal of the cloud's bounding
///            box; exact but for the rounding of the root. 0 where the answer encloses the cloud and is wrong in
///            another way.
struct Hull2IsExact {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/is_exact";
  static constexpr std::string_view kSentence =
      "The answer lists the extreme points of the cloud, each once, counter-clockwise, or the ends of a flat cloud.";
  static constexpr bool kIsPrincipal = true;
  static constexpr Question kAsks = Question::kHull;
  static constexpr WrongVerdicts kWrongVerdicts = {.all = true};

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_hull(says); }
  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies,
                       const Court<Hull2Family>& court) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    if (const auto why = not_judged(court.semantics); !why.empty()) return NotJudged{why};
    const Hull2Answer& answer = replies.front().answer;
    const Hull2Statement statement{!court.semantics.keeps_inner_points, court.semantics.hull_gap};
    if (const auto* hull = std::get_if<Hull>(&answer)) return check_hull2(cloud, *hull, statement);
    if (const auto* flat = std::get_if<FlatHull>(&answer)) return check_flat_hull(cloud, *flat);
    return Undecided{"no answer to judge"};
  }
};

}  // namespace assay
