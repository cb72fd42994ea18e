// The production hull against the referee: dimension, extreme points and merged faces, on every domain.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <variant>

#include "algorithms/hull3/hull3.h"
#include "oracles/referee/referee.h"
#include "properties/catalog/batteries.h"

namespace assay::hull3_referee_test {
namespace {

/// An answer in the referee's terms: of coinciding points the lowest index, faces merged and in order.
referee::Hull3Opinion in_terms_of_the_referee(const Cloud3& cloud, const Hull3Answer& answer) {
  const auto lowest = [&](std::uint32_t i) {
    return static_cast<std::uint32_t>(std::find(cloud.points.begin(), cloud.points.end(), cloud.points[i]) -
                                      cloud.points.begin());
  };
  referee::Hull3Opinion opinion;
  std::set<std::uint32_t> extreme;
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) {
    opinion.dimension = flat->dimension;
    for (const std::uint32_t i : flat->extreme) extreme.insert(lowest(i));
  } else {
    const auto& hull = std::get<Hull3>(answer);
    opinion.dimension = 3;
    std::map<std::uint32_t, std::set<std::uint32_t>> face;
    for (std::uint32_t f = 0; f < hull.facets(); ++f) {
      for (const std::uint32_t i : hull.facet(f)) face[hull.face_of[f]].insert(lowest(i));
    }
    for (const auto& [number, corners] : face) {
      extreme.insert(corners.begin(), corners.end());
      opinion.faces.emplace_back(corners.begin(), corners.end());
    }
    std::sort(opinion.faces.begin(), opinion.faces.end());
  }
  opinion.extreme.assign(extreme.begin(), extreme.end());
  return opinion;
}

TEST(RefereeAgreesOnEveryDomain, DimensionExtremePointsAndFaces) {
  constexpr std::size_t kPointsMost = 300;  // the referee's rationals are slow
  for (const auto& domain : catalog<Hull3Family>().domains) {
    for (std::uint64_t index = 0; index < 60; ++index) {
      Choices choices(fold_key(index, domain.name));
      const Cloud3 cloud = domain.draw(choices).problem;
      if (cloud.points.size() > kPointsMost) continue;
      const auto opinion = referee::hull3(cloud);
      ASSERT_TRUE(opinion) << opinion.error();
      const referee::Hull3Opinion ours = in_terms_of_the_referee(cloud, hull3(cloud));
      ASSERT_EQ(ours.dimension, opinion->dimension) << domain.name << ' ' << index;
      ASSERT_EQ(ours.extreme, opinion->extreme) << domain.name << ' ' << index;
      ASSERT_EQ(ours.faces, opinion->faces) << domain.name << ' ' << index;
    }
  }
}

}  // namespace
}  // namespace assay::hull3_referee_test
