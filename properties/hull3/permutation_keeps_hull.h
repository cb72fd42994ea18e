// Claim: the order in which the points are given does not matter.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "properties/choices.h"
#include "properties/hull3/image_keeps_hull.h"

namespace assay {

/// The cloud and the cloud shuffled have the same vertices, as sets of points. The shuffle is a function of the number
/// of points alone, so that a case means the same everywhere.
struct Permutation3KeepsHull : ImageKeepsHull<Permutation3KeepsHull> {
  static constexpr std::string_view kName = "hull3/permutation_keeps_hull";
  static constexpr std::string_view kSentence = "The vertices do not depend on the order of the input points.";
  static constexpr std::string_view kWhat = "shuffling the points";

  static Cloud3 image(Cloud3 cloud) {
    Choices choices(std::uint64_t{cloud.points.size()});
    for (std::size_t left = cloud.points.size(); left > 1; --left) {
      std::swap(cloud.points[left - 1], cloud.points[choices.below(left)]);
    }
    return cloud;
  }
};

static_assert(Property<Permutation3KeepsHull> && Metamorphic<Permutation3KeepsHull>);

}  // namespace assay
