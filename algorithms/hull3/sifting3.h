// The spatial hull of points that are left when others were left out.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/hull2/sifting.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/hull3_input.h"

namespace assay::spatial {

/// As hull::hull_of_sifted, by hull3.
template <class Fates>
Hull3Answer hull_of_sifted(const Cloud3& cloud, std::size_t most, const Fates& fates_of) {
  if (const auto refused = refusal(cloud.points)) return *refused;
  const std::vector<std::uint32_t> order = distinct_in_order(cloud.points);
  const hull::Sifted sifted = hull::sifted<Point3>(cloud.points, order, most, fates_of);
  Cloud3 left;
  for (const std::uint32_t i : sifted.left) left.points.push_back(cloud.points[i]);
  Hull3Answer answer = hull3(left);
  std::vector<std::uint32_t>* listed = nullptr;
  if (auto* round = std::get_if<Hull3>(&answer)) listed = &round->corner;
  if (auto* flat = std::get_if<FlatHull3>(&answer)) listed = &flat->extreme;
  if (listed == nullptr) return answer;
  for (std::uint32_t& i : *listed) i = sifted.left[i];
  if (!hull::all_listed(sifted.corners, *listed)) return GaveUp{GaveUp::Why::kUncertain, 0};
  return answer;
}

}  // namespace assay::spatial
