// Relation: the extreme points have themselves as extreme points.
#pragma once
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct HullOfHull;

/// The cloud, and its exact extreme points alone, counter-clockwise, have the same extreme points, as sets. A cloud
/// that is not finite is asked again.
template <>
struct HullOfHull<Hull2Family> : Relation<HullOfHull<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/hull_of_hull";
  static constexpr std::string_view kSentence = "The hull of the extreme points alone is the hull.";

  static Images<Hull2Family> images(const Cloud2& cloud);
};

/// The same; a cloud that is too large for the slow exact hull is asked again, too.
template <>
struct HullOfHull<Hull3Family> : Relation<HullOfHull<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/hull_of_hull";
  static constexpr std::string_view kSentence = "The hull of the extreme points alone is the hull.";
  static constexpr std::size_t kSolvedMax = 64;

  static Images<Hull3Family> images(const Cloud3& cloud);
};

}  // namespace assay
