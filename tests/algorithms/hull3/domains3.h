// All domains of spatial clouds as one type list, and the run of a variant over one of them.
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <variant>

#include "algorithms/model/watch.h"
#include "oracles/hull3/check_hull3.h"
#include "properties/domains/hull3/flat.h"
#include "properties/domains/hull3/lattice.h"
#include "properties/domains/hull3/near_planes.h"
#include "properties/domains/hull3/scales.h"
#include "properties/domains/hull3/surface.h"

namespace assay {

using Cloud3Domains =
    ::testing::Types<Hull3Lattice, Hull3RotatedLattice, Hull3Sphere, Hull3Ball, Hull3CubeSurface, Hull3Cylinder,
                     Hull3UlpPlane, Hull3UlpGrid, Hull3CoplanarClusters, Hull3NearDuplicates, Hull3Flat, Hull3Needle,
                     Hull3Scales, Hull3MixedScales, Hull3FarOutlier, Hull3Offset>;

inline Verdict judge_hull3(const Cloud3& cloud, const Hull3Answer& answer) {
  if (const auto* hull = std::get_if<Hull3>(&answer)) return check_hull3(cloud, *hull);
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) return check_flat_hull3(cloud, *flat);
  return Undecided{"no answer to judge"};
}

struct Tally3 {
  std::uint64_t holds = 0, violated = 0, undecided = 0;
  std::string first;  ///< the first violation in words
};

/// Case `index` of a domain depends on the index and the domain's name alone.
template <class A, class D>
Tally3 tally3(std::uint64_t cases, std::uint64_t from = 0) {
  Tally3 counts;
  for (std::uint64_t index = from; index < from + cases; ++index) {
    Choices choices(fold_key(index, D::kName));
    const Cloud3 cloud = D::draw(choices).problem;
    const Verdict verdict = judge_hull3(cloud, A::solve(cloud, Watch{}));
    if (const auto* violated = violation(verdict)) {
      if (counts.violated++ == 0) {
        counts.first =
            "case " + std::to_string(index) + ": " + std::string(violated->claim) + ": " + violated->evidence;
      }
    } else {
      ++(holds(verdict) ? counts.holds : counts.undecided);
    }
  }
  return counts;
}

}  // namespace assay
