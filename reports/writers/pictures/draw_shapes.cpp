// Questions about shapes: both bodies seen in the plane of the first two axes, or the points asked about.
#include <cmath>
#include <string>
#include <vector>

#include "oracles/exact/words.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "reports/writers/pictures/picture.h"
#include "reports/writers/pictures/plane.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

constexpr std::uint32_t kDrawnOfShapes = 64;
constexpr std::size_t kLabelledOfShapes = 16;
constexpr int kCircleCorners = 96;

/// The outline of a body; a circle as a polygon of corners on it, up to the rounding of cosines.
std::vector<ExactPoint> outline_of(const ExactBody& body) {
  std::vector<ExactPoint> points;
  for (const RationalPoint& p : body.corners) {
    if (body.radius == 0) points.push_back({p[0], p[1]});
    for (int i = 0; body.radius != 0 && i < kCircleCorners; ++i) {
      const double angle = 2 * M_PI * i / kCircleCorners;
      points.push_back({p[0] + body.radius * exact(std::cos(angle)), p[1] + body.radius * exact(std::sin(angle))});
    }
  }
  return convex_outline(points);
}

std::string said(const SignedDistance& d) {
  const int sign = d.sign();
  if (sign == 0) return "they touch exactly";
  return (sign > 0 ? "apart by about " : "overlapping by about ") + in_words(std::abs(d.near()));
}

/// Of a moving ball all that it passes is drawn.
std::vector<Figure> contact_figures(const ShapesProblem& problem) {
  const ExactBody a = exact_body(problem.a), b = exact_body(problem.b);
  const std::vector<ExactPoint> first = outline_of(a), second = outline_of(b);
  std::vector<ExactPoint> all = first;
  all.insert(all.end(), second.begin(), second.end());
  Drawing drawing(frame_of(all));
  drawing.polygon(first, "body-a");
  drawing.polygon(second, "body-b");
  if (first.size() > 2 && second.size() > 2) {
    const std::vector<ExactPoint> common = clipped(first, second);
    if (common.size() > 2) drawing.polygon(common, "common");
  }
  drawing.dot({a.corners[0][0], a.corners[0][1]}, "dot-a", std::string(name_of(problem.a.kind)));
  drawing.dot({b.corners[0][0], b.corners[0][1]}, "dot-b", std::string(name_of(problem.b.kind)));
  const std::string seen = problem.a.dimension == 3 ? " Seen along the third axis." : "";
  const std::string what = said(DifferenceBody(a, b).from({}));
  if (problem.question == ShapesQuestion::kSweep) {
    drawing.segment({b.corners[0][0], b.corners[0][1]}, {b.corners[1][0], b.corners[1][1]}, "constraint");
    return {{drawing.svg("a body and the way of a ball, " + what),
             "a blue; orange: all that b passes, its way marked; " + what + "."}};
  }
  return {{drawing.svg("two bodies, " + what), "a blue, b orange; " + what + "." + seen}};
}

std::vector<Figure> point_figures(const ShapesProblem& problem) {
  std::vector<ExactPoint> given, truth;
  for (const Shape* shape : {&problem.a, &problem.b})
    if (is_list(shape->kind) || shape->kind == ShapeKind::kBox)
      for (const RationalPoint& p : exact_body(*shape).corners) given.push_back({p[0], p[1]});
  std::string caption = "The points given.";
  if (problem.question == ShapesQuestion::kCentroid) {
    const ExactCentroid centroid = exact_centroid(problem.a);
    truth.push_back({centroid.at[0], centroid.at[1]});
    caption = centroid.twice_area == 0 ? "The ring has no area; marked: the mean of its vertices."
                                       : "The ring, and its centroid, marked.";
  } else if (problem.question == ShapesQuestion::kMotion) {
    for (const RationalPoint& p : exact_images(problem.a, problem.b)) truth.push_back({p[0], p[1]});
    caption = "The points given, and their exact images, marked.";
  }
  std::vector<ExactPoint> all = given;
  all.insert(all.end(), truth.begin(), truth.end());
  if (all.empty()) return {};
  Drawing drawing(frame_of(all));
  if (problem.question == ShapesQuestion::kCentroid)
    for (std::size_t i = 0; i < given.size(); ++i)
      drawing.segment(given[i], given[(i + 1) % given.size()], "constraint");
  const bool labelled = given.size() <= kLabelledOfShapes;
  for (std::size_t i = 0; i < given.size(); ++i)
    drawing.dot(given[i], "dot-a", labelled ? std::to_string(i) : std::string());
  for (const ExactPoint& p : truth) drawing.dot(p, "dot-extreme", "");
  return {{drawing.svg(std::string(name_of(problem.question)) + " of points"), caption}};
}

}  // namespace

std::vector<Figure> figures_of(const ShapesProblem& problem, std::string_view) {
  if (!is_posed(problem) || !all_finite(problem)) return {};
  if (size_of(problem.a) + size_of(problem.b) > kDrawnOfShapes) return {};
  const bool is_pair = problem.question == ShapesQuestion::kContact || problem.question == ShapesQuestion::kSweep;
  return is_pair ? contact_figures(problem) : point_figures(problem);
}

}  // namespace assay
