// Claim: a planar cloud put into a plane of space has its planar hull there.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The first two coordinates (x, y) of the cloud's points are copied, exactly, into four planes of space: (x, y, 0),
/// (0, x, y), (x, x, y) and (x, y, x), upright and tilted ones. Each answer is flat and lists the extreme points that
/// the exact planar hull has.
///
/// Claims  "indices in range"             no answer names a point that its cloud does not have
///         "flat as the planar cloud"     the answer is flat, of the dimension of the planar cloud
///         "the planar extreme points"    no point is listed that is not extreme in the plane, and none is missing
/// Error   Undecided where the cloud is not finite or there is no answer to compare.
struct LiftedPlaneHasPlanarHull {
  using Family = Hull3Family;
  static constexpr std::string_view kName = "hull3/lifted_plane_has_planar_hull";
  static constexpr ClaimSentence kFlat{"flat as the planar cloud"}, kSamePoints{"the planar extreme points"};
  static constexpr std::string_view kSentence = "A planar cloud, copied into a plane of space, keeps its hull.";

  static void ask(const Cloud3& cloud, std::vector<Cloud3>& questions);
  static std::string_view not_judged(const Stated<Hull3Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud3& cloud, std::span<const Reply<Hull3Family>> replies, const Court<Hull3Family>&);
};

}  // namespace assay
