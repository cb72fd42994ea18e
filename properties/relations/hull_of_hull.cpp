#include "properties/relations/hull_of_hull.h"

#include <variant>

#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/exact_hull3.h"
#include "properties/hull2/listed_points.h"

namespace assay {
namespace {

constexpr std::string_view kWords = "leaving every other point out";

template <class Cloud>
Cloud part_of(const Cloud& cloud, const std::vector<std::uint32_t>& indices) {
  Cloud part;
  for (const std::uint32_t i : indices) part.points.push_back(cloud.points[i]);
  return part;
}

}  // namespace

Images<Hull2Family> HullOfHull<Hull2Family>::images(const Cloud2& cloud) {
  const Hull2Answer exact = exact_hull2(cloud);
  const std::vector<std::uint32_t>* extreme = nullptr;
  if (const auto* hull = std::get_if<Hull>(&exact)) extreme = &hull->ccw;
  if (const auto* flat = std::get_if<FlatHull>(&exact)) extreme = &flat->extreme;
  return one_image<Hull2Family>(kWords, extreme == nullptr ? cloud : part_of(cloud, *extreme));
}

Images<Hull3Family> HullOfHull<Hull3Family>::images(const Cloud3& cloud) {
  const bool is_solved = cloud.points.size() <= kSolvedMax && finite(cloud);
  return one_image<Hull3Family>(kWords, is_solved ? part_of(cloud, extreme_points3(cloud)) : cloud);
}

}  // namespace assay
