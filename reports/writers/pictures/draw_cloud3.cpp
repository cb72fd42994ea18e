// A cloud in space and the claimed surface, or where none is claimed the exact one, in one projection; the page's
// script turns it (viewer/turn.js).
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "oracles/hull3/exact_hull3.h"
#include "reports/store/json/answer_text.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Spot3 = std::array<double, 3>;

constexpr std::size_t kDrawnOfSpace = 200, kLabelledOfSpace = 40, kDrawnFacets = 400;
constexpr double kPixels = 320, kReach = 150 / 1.75;  // a cube's corner is sqrt(3) from its middle
constexpr double kTurn = 0.6, kTilt = -0.4;           // radians: no face of a box is seen edge on
constexpr std::array<std::string_view, 2> kDotClasses = {"dot-inner", "dot-extreme"};

/// Coordinates in [-1, 1], the middle of the bounding box at 0, one scale for all axes, and half of what 1 stands for:
/// no overflow.
struct Fitted {
  std::vector<Spot3> spots;
  double half_unit = 0;
};
Fitted fitted(const Cloud3& cloud) {
  std::vector<Spot3> spots;
  for (const Point3& p : cloud.points) spots.push_back({p.x / 2, p.y / 2, p.z / 2});
  double reach = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto [low, high] = std::minmax_element(spots.begin(), spots.end(),
                                                 [&](const Spot3& p, const Spot3& q) { return p[axis] < q[axis]; });
    const double middle = (*low)[axis] / 2 + (*high)[axis] / 2;
    for (Spot3& spot : spots) {
      spot[axis] -= middle;
      reach = std::max(reach, std::abs(spot[axis]));
    }
  }
  if (reach > 0)
    for (Spot3& spot : spots)
      for (double& x : spot) x /= reach;
  return {spots, reach};
}

std::pair<double, double> placed(const Spot3& p) {
  const double x = std::cos(kTurn) * p[0] + std::sin(kTurn) * p[1];
  const double depth = -std::sin(kTurn) * p[0] + std::cos(kTurn) * p[1];
  const double y = std::cos(kTilt) * p[2] + std::sin(kTilt) * depth;
  return {kPixels / 2 + kReach * x, kPixels / 2 - kReach * y};
}

std::string json_of(const std::vector<Spot3>& spots) {
  std::string text = "[";
  for (const Spot3& p : spots)
    text += fmt::format("{}[{:.6g},{:.6g},{:.6g}]", text.size() > 1 ? "," : "", p[0], p[1], p[2]);
  return text + ']';
}

std::string json_of(const std::vector<std::vector<std::uint32_t>>& facets) {
  std::string text = "[";
  for (const auto& facet : facets) text += fmt::format("{}[{}]", text.size() > 1 ? "," : "", fmt::join(facet, ","));
  return text + ']';
}

}  // namespace

std::vector<Figure> figures_of(const Cloud3& cloud, std::string_view answer) {
  const bool is_finite = std::all_of(cloud.points.begin(), cloud.points.end(), [](const Point3& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
  });
  if (!is_finite || cloud.points.empty() || cloud.points.size() > kDrawnOfSpace) return {};
  const auto [spots, half_unit] = fitted(cloud);
  std::vector<std::vector<std::uint32_t>> facets = facets_of_answer(answer).value_or(decltype(facets){});
  for (const auto& facet : facets)
    if (facets.size() > kDrawnFacets ||
        std::any_of(facet.begin(), facet.end(), [&](auto i) { return i >= spots.size(); }))
      return {};
  const bool is_claimed = !facets.empty();
  if (!is_claimed)
    for (const auto& [a, b, c] : exact_hull3(cloud).triangles) facets.push_back({a, b, c});
  std::string body;
  std::vector<bool> is_corner(spots.size(), false);
  for (const auto& facet : facets) {
    std::string points;
    for (const std::uint32_t i : facet) {
      const auto [x, y] = placed(spots[i]);
      points += fmt::format("{:.2f},{:.2f} ", x, y);
      is_corner[i] = true;
    }
    body += fmt::format("<polygon class=\"{}\" points=\"{}\"/>", is_claimed ? "claimed-facet" : "exact-facet", points);
  }
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const auto [x, y] = placed(spots[i]);
    body += fmt::format("<circle class=\"{}\" cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"3\"/>", kDotClasses[is_corner[i]], x, y);
    if (spots.size() <= kLabelledOfSpace)
      body += fmt::format("<text x=\"{:.2f}\" y=\"{:.2f}\">{}</text>", x + 5, y - 5, i);
  }
  const std::string drawn = is_claimed       ? "the points and the claimed surface"
                            : facets.empty() ? "the points"
                                             : "the points and their exact hull, as no surface is claimed";
  const std::string svg = fmt::format(
      "<svg class=\"turnable\" viewBox=\"0 0 {0} {0}\" width=\"{0}\" height=\"{0}\" role=\"img\" "
      "aria-label=\"{6} in space\" data-points=\"{1}\" data-facets=\"{2}\" "
      "data-turn=\"{3}\" data-tilt=\"{4}\" data-width=\"{7:.6g}\">{5}</svg>",
      kPixels, json_of(spots), json_of(facets), kTurn, kTilt, body, drawn, kPixels / kReach * 2 * half_unit);
  return {{svg, "T" + drawn.substr(1) + ". Drag to turn, or use the arrow keys; + and - zoom, 0 goes back."}};
}

}  // namespace assay
