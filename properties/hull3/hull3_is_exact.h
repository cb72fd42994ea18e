// Claim: whatever the engine returns for a cloud in space is the cloud's convex hull.
#pragma once
#include <span>
#include <string_view>
#include <variant>

#include "oracles/hull3/check_hull3.h"
#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The answer is the boundary of the convex hull, facets counter-clockwise from outside; or the hull of a flat cloud in
/// the dimension that it has.
///
/// Claims     those of check_hull3 and check_flat_hull3, by their names. Whether faces may be divided and points inside
///            them may be vertices is what the engine states about itself.
/// Magnitude  the greatest distance of an input point from the hull of the vertices listed, relative to the cloud.
struct Hull3IsExact {
  using Family = Hull3Family;
  static constexpr std::string_view kName = "hull3/is_exact";
  static constexpr std::string_view kSentence =
      "The answer is the closed surface of the convex hull, facet by facet, or the hull of a flat cloud.";
  static constexpr bool kIsPrincipal = true;
  static constexpr Question kAsks = Question::kHull;
  static constexpr WrongVerdicts kWrongVerdicts = {.all = true};

  static std::string_view not_judged(const Stated<Hull3Family>& says) { return why_no_hull(says); }
  static Verdict judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies,
                       const Court<Hull3Family>& court) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    if (const auto why = not_judged(court.semantics); !why.empty()) return NotJudged{why};
    const Hull3Answer& answer = replies.front().answer;
    const Hull3Statement statement{!court.semantics.merges_faces, !court.semantics.keeps_inner_points,
                                   court.semantics.hull_gap};
    if (const auto* hull = std::get_if<Hull3>(&answer)) return check_hull3(cloud, *hull, statement);
    if (const auto* flat = std::get_if<FlatHull3>(&answer)) return check_flat_hull3(cloud, *flat);
    return Undecided{"no answer to judge"};
  }
};

}  // namespace assay
