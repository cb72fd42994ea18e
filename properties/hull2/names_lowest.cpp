#include "properties/hull2/names_lowest.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace assay {
namespace {

template <class Cloud, class Answer>
Verdict check(const Cloud& cloud, const Answer& answer) {
  if (!finite(cloud)) return Undecided{"cloud is not finite"};
  const auto names = listed(answer);
  if (!names) return Undecided{"no answer to judge"};
  const auto& points = cloud.points;
  if (auto violated = index_objection(names->indices, points.size())) return *violated;

  std::vector<std::uint32_t> by_place(names->indices.begin(), names->indices.end());
  const auto before = [&](std::uint32_t i, std::uint32_t j) { return lexicographically_before(points[i], points[j]); };
  std::ranges::sort(by_place, before);
  // Of each place named, the first index of the cloud is the first that is met here.
  for (std::uint32_t j = 0; j < points.size(); ++j) {
    const auto [first, last] = std::equal_range(by_place.begin(), by_place.end(), j, before);
    for (const std::uint32_t i : std::span(first, last))
      if (i > j)
        return Violated{kLowestOfItsPlace, "index " + std::to_string(i) + " is named, and index " + std::to_string(j) +
                                               " is the same point, " + point_text(points[i])};
  }
  return Holds{};
}

}  // namespace

Verdict check_names_lowest(const Cloud2& cloud, const Hull2Answer& answer) { return check(cloud, answer); }
Verdict check_names_lowest(const Cloud3& cloud, const Hull3Answer& answer) { return check(cloud, answer); }

}  // namespace assay
