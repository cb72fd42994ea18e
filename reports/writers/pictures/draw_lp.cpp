// A linear program in two variables: its half-planes, the feasible region, the direction in which the cost falls.
#include <algorithm>
#include <cmath>

#include "reports/writers/pictures/picture.h"
#include "reports/writers/pictures/plane.h"

namespace assay {
namespace {

constexpr std::uint32_t kDrawnRows = 64;

/// normal.x <= bound
struct HalfPlane {
  ExactPoint normal;
  Rational bound;
};

void add_bounds(std::vector<HalfPlane>& planes, const ExactPoint& normal, double lower, double upper) {
  if (normal.x == 0 && normal.y == 0) return;
  if (std::isfinite(upper)) planes.push_back({normal, exact(upper)});
  if (std::isfinite(lower)) planes.push_back({{-normal.x, -normal.y}, -exact(lower)});
}

std::vector<HalfPlane> half_planes(const LpProblem& lp) {
  std::vector<HalfPlane> planes;
  for (std::uint32_t i = 0; i < lp.rows; ++i)
    add_bounds(planes, {exact(lp.at(i, 0)), exact(lp.at(i, 1))}, lp.row_lower[i], lp.row_upper[i]);
  add_bounds(planes, {1, 0}, lp.lower[0], lp.upper[0]);
  add_bounds(planes, {0, 1}, lp.lower[1], lp.upper[1]);
  return planes;
}

bool satisfies(const std::vector<HalfPlane>& planes, const ExactPoint& p) {
  return std::all_of(planes.begin(), planes.end(),
                     [&](const HalfPlane& h) { return h.normal.x * p.x + h.normal.y * p.y <= h.bound; });
}

/// Corners of the arrangement; the feasible ones if there are any, otherwise all.
std::vector<ExactPoint> corners(const std::vector<HalfPlane>& planes) {
  std::vector<ExactPoint> all, feasible;
  for (std::size_t i = 0; i < planes.size(); ++i) {
    for (std::size_t j = i + 1; j < planes.size(); ++j) {
      const HalfPlane &g = planes[i], &h = planes[j];
      const Rational det = g.normal.x * h.normal.y - g.normal.y * h.normal.x;
      if (det == 0) continue;
      const ExactPoint p = {(g.bound * h.normal.y - h.bound * g.normal.y) / det,
                            (g.normal.x * h.bound - h.normal.x * g.bound) / det};
      all.push_back(p);
      if (satisfies(planes, p)) feasible.push_back(p);
    }
  }
  return feasible.empty() ? all : feasible;
}

std::vector<ExactPoint> feasible_part(const std::vector<HalfPlane>& planes, const Frame& frame) {
  const Rational r = 2 * frame.half;
  const ExactPoint& c = frame.centre;
  std::vector<ExactPoint> region = {{c.x - r, c.y - r}, {c.x + r, c.y - r}, {c.x + r, c.y + r}, {c.x - r, c.y + r}};
  for (const HalfPlane& h : planes) {
    // The half-plane as a triangle that covers it within reach of the region: its first edge lies on the border line.
    const Rational square = h.normal.x * h.normal.x + h.normal.y * h.normal.y;
    const Rational offset = (h.bound - h.normal.x * c.x - h.normal.y * c.y) / square;
    const ExactPoint foot = {c.x + offset * h.normal.x, c.y + offset * h.normal.y};
    const Rational length = std::max<Rational>(abs(h.normal.x), abs(h.normal.y));
    const Rational reach = 16 * (abs(offset) * length + r) / length;
    const ExactPoint along = {-reach * h.normal.y, reach * h.normal.x};  // the inside lies to the left of it
    region = clipped(region, {{foot.x - along.x, foot.y - along.y},
                              {foot.x + along.x, foot.y + along.y},
                              {foot.x - reach * h.normal.x, foot.y - reach * h.normal.y}});
    if (region.empty()) break;
  }
  return region;
}

bool can_be_drawn(const LpProblem& lp) {
  const auto finite = [](double x) { return std::isfinite(x); };
  const auto no_nan = [](double x) { return !std::isnan(x); };
  const auto all = [](const std::vector<double>& values, auto test) {
    return std::all_of(values.begin(), values.end(), test);
  };
  return lp.columns == 2 && lp.rows <= kDrawnRows && all(lp.cost, finite) && all(lp.matrix, finite) &&
         all(lp.row_lower, no_nan) && all(lp.row_upper, no_nan) && all(lp.lower, no_nan) && all(lp.upper, no_nan);
}

}  // namespace

std::vector<Figure> figures_of(const LpProblem& lp, std::string_view) {
  if (!can_be_drawn(lp)) return {};
  const std::vector<HalfPlane> planes = half_planes(lp);
  if (planes.empty()) return {};
  std::vector<ExactPoint> landmarks = corners(planes);
  if (landmarks.empty()) landmarks.push_back({0, 0});
  Frame frame = frame_of(landmarks);
  frame.half = frame.half * 3 / 2;
  Drawing drawing(frame);
  const std::vector<ExactPoint> region = feasible_part(planes, frame);
  drawing.polygon(region, "exact-hull");
  for (const HalfPlane& h : planes) {
    const Rational square = h.normal.x * h.normal.x + h.normal.y * h.normal.y;
    const ExactPoint foot = {h.bound * h.normal.x / square, h.bound * h.normal.y / square};
    drawing.line(foot, {-h.normal.y, h.normal.x}, "constraint");
  }
  const ExactPoint descent = {-exact(lp.cost[0]), -exact(lp.cost[1])};
  const Rational length = std::max<Rational>(abs(descent.x), abs(descent.y));
  if (length != 0) {
    const Rational scale = frame.half / (2 * length);
    const ExactPoint tip = {frame.centre.x + scale * descent.x, frame.centre.y + scale * descent.y};
    drawing.segment(frame.centre, tip, "parting");
    drawing.dot(tip, "dot-extreme", "cost falls");
  }
  const std::string caption = region.size() > 2
                                  ? "Shaded: the feasible region, drawn exactly; lines: constraints and bounds."
                                  : "Constraints and bounds; no feasible region with an interior in sight.";
  return {{drawing.svg("half-planes of the constraints"), caption}};
}

}  // namespace assay
