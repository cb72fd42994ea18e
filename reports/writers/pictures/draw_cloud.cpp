// A planar cloud: its points, its exact hull, the claimed hull, a magnified view of the first point where they differ.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "reports/store/json/answer_text.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/pictures/plane.h"

namespace assay {
namespace {

constexpr std::size_t kDrawnOfThePlane = 400, kLabelledOfThePlane = 20;
constexpr int kDistanceShare = 6;  // the magnified window is this many distances wide

/// Where the claimed and the exact hull differ, and how far a point is from the edge it should be on the other side of.
struct Difference {
  ExactPoint at;
  Rational distance;
};

struct Scene {
  std::vector<ExactPoint> points, exact_hull, claimed;
  std::vector<ExactPoint> lost, superfluous;
};

bool contains(const std::vector<ExactPoint>& list, const ExactPoint& p) {
  return std::find(list.begin(), list.end(), p) != list.end();
}

/// The distance of p to the nearest line through consecutive points of `chain`, leaving edges that end in p out.
Rational distance_to(const std::vector<ExactPoint>& chain, const ExactPoint& p) {
  std::optional<Rational> nearest;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const ExactPoint &u = chain[i], &v = chain[(i + 1) % chain.size()];
    if (u == v || u == p || v == p) continue;
    const ExactPoint edge = {v.x - u.x, v.y - u.y}, to = {p.x - u.x, p.y - u.y};
    const Rational area = edge.x * to.y - edge.y * to.x, square = area * area / (edge.x * edge.x + edge.y * edge.y);
    if (!nearest || square < *nearest) nearest = square;
  }
  return nearest ? rough_root(*nearest) : Rational(0);
}

Scene scene_of(const Cloud2& cloud, std::string_view answer) {
  Scene scene;
  for (const Point2& p : cloud.points) scene.points.push_back({exact(p.x), exact(p.y)});
  scene.exact_hull = convex_outline(scene.points);
  const auto claimed = hull_of_answer(answer);
  if (!claimed) return scene;
  for (const std::uint32_t index : *claimed) {
    if (index < scene.points.size()) scene.claimed.push_back(scene.points[index]);
  }
  for (const ExactPoint& p : scene.exact_hull) {
    if (!contains(scene.claimed, p)) scene.lost.push_back(p);
  }
  for (const ExactPoint& p : scene.claimed) {
    if (!contains(scene.exact_hull, p)) scene.superfluous.push_back(p);
  }
  return scene;
}

std::optional<Difference> smallest_difference(const Scene& scene) {
  std::optional<Difference> smallest;
  const auto consider = [&](const ExactPoint& at, const std::vector<ExactPoint>& chain) {
    const Rational distance = distance_to(chain, at);
    if (distance > 0 && (!smallest || distance < smallest->distance)) smallest = {at, distance};
  };
  for (const ExactPoint& p : scene.lost) consider(p, scene.claimed);
  for (const ExactPoint& p : scene.superfluous) consider(p, scene.exact_hull);
  if (smallest || !scene.claimed.empty()) return smallest;
  // No claimed hull to compare with: the point for which it is closest whether it is a corner or not.
  const std::vector<ExactPoint>& hull = scene.exact_hull;
  for (std::size_t i = 0; i < hull.size() && hull.size() > 3; ++i)
    consider(hull[i], {hull[(i + hull.size() - 1) % hull.size()], hull[(i + 1) % hull.size()]});
  for (const ExactPoint& p : scene.points) {
    if (!contains(hull, p)) consider(p, hull);
  }
  return smallest;
}

void draw(Drawing& drawing, const Scene& scene) {
  drawing.polygon(scene.exact_hull, "exact-hull");
  for (std::size_t i = 0; i < scene.claimed.size(); ++i)
    drawing.segment(scene.claimed[i], scene.claimed[(i + 1) % scene.claimed.size()], "claimed-hull");
  const bool is_labelled = scene.points.size() <= kLabelledOfThePlane;
  for (std::size_t i = 0; i < scene.points.size(); ++i) {
    const ExactPoint& p = scene.points[i];
    const bool is_wrong = contains(scene.lost, p) || contains(scene.superfluous, p);
    drawing.dot(p,
                is_wrong                        ? "dot-wrong"
                : contains(scene.exact_hull, p) ? "dot-extreme"
                                                : "dot-inner",
                is_labelled ? std::to_string(i) : "");
  }
}

std::string caption_of(const Scene& scene) {
  std::string text = "Shaded: the exact hull";
  if (!scene.claimed.empty()) text += "; line: the claimed one";
  if (!scene.lost.empty())
    text += fmt::format("; red: {} lost", scene.lost.size() == 1 ? "an extreme point"
                                                                 : fmt::format("{} extreme points", scene.lost.size()));
  if (!scene.superfluous.empty())
    text += fmt::format("; red: {} claimed that {} not extreme",
                        scene.superfluous.size() == 1 ? "a point" : fmt::format("{} points", scene.superfluous.size()),
                        scene.superfluous.size() == 1 ? "is" : "are");
  return text + ".";
}

}  // namespace

std::vector<Figure> figures_of(const Cloud2& cloud, std::string_view answer) {
  std::vector<Figure> figures;
  const bool is_finite = std::all_of(cloud.points.begin(), cloud.points.end(),
                                     [](const Point2& p) { return std::isfinite(p.x) && std::isfinite(p.y); });
  if (!is_finite || cloud.points.empty() || cloud.points.size() > kDrawnOfThePlane) return figures;
  const Scene scene = scene_of(cloud, answer);
  const Frame whole = frame_of(scene.points);
  Drawing overview(whole);
  draw(overview, scene);
  const std::optional<Difference> smallest = smallest_difference(scene);
  const bool is_magnified = smallest && overview.pixels(smallest->distance) < kVisiblePixels;
  if (!is_magnified) {
    figures.push_back({overview.svg("the points, their exact hull and the claimed hull"), caption_of(scene)});
    return figures;
  }
  const Frame part = {smallest->at, smallest->distance * kDistanceShare / 2};
  overview.mark(part);
  figures.push_back({overview.svg("the points, their exact hull and the claimed hull"), caption_of(scene)});
  Drawing magnified(part);
  draw(magnified, scene);
  figures.push_back(
      {magnified.svg("the smallest difference, magnified"),
       fmt::format("The marked place, magnified {:.2g} times: the point is {:.3g} away from the edge.",
                   Rational(whole.half / part.half).convert_to<double>(), smallest->distance.convert_to<double>())});
  return figures;
}

}  // namespace assay
