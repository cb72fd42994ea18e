#include "properties/hull/union_is_monotone.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

#include "properties/case_text.h"

namespace assay {
namespace {

const std::vector<std::uint32_t>* listed(const Hull2Answer& answer) {
  if (const auto* hull = std::get_if<Hull>(&answer)) return &hull->ccw;
  if (const auto* flat = std::get_if<FlatHull>(&answer)) return &flat->extreme;
  return nullptr;
}

}  // namespace

void UnionIsMonotone::ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
  questions.assign(3, {});
  questions[0] = cloud;
  for (std::size_t i = 0; i < cloud.points.size(); ++i) questions[1 + i % 2].points.push_back(cloud.points[i]);
}

Verdict UnionIsMonotone::judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies,
                               const Court<Hull2Family>&) {
  if (replies.size() != 3) return Undecided{"not three replies"};
  if (!std::all_of(cloud.points.begin(), cloud.points.end(),
                   [](const Point2& p) { return std::isfinite(p.x) && std::isfinite(p.y); })) {
    return Undecided{"cloud is not finite"};
  }
  std::vector<Cloud2> questions;
  ask(cloud, questions);
  for (std::size_t k = 0; k < 3; ++k) {
    const auto* indices = listed(replies[k].answer);
    if (indices == nullptr) return Undecided{"no answer to compare"};
    for (const std::uint32_t i : *indices) {
      if (i >= questions[k].points.size()) {
        return Violated{"indices in range",
                        "index " + std::to_string(i) + " of " + std::to_string(questions[k].points.size()) + " points"};
      }
    }
  }
  for (const std::uint32_t i : *listed(replies[0].answer)) {
    const std::size_t part = 1 + i % 2;
    const auto& indices = *listed(replies[part].answer);
    const bool found = std::any_of(indices.begin(), indices.end(),
                                   [&](std::uint32_t j) { return questions[part].points[j] == cloud.points[i]; });
    if (!found) {
      return Violated{"extreme in its part", "point " + std::to_string(i) + " (" + hexfloat(cloud.points[i].x) + ", " +
                                                 hexfloat(cloud.points[i].y) +
                                                 ") is extreme in the cloud, but not among the points of " +
                                                 (part == 1 ? "even" : "odd") + " index"};
    }
  }
  return Holds{};
}

}  // namespace assay
