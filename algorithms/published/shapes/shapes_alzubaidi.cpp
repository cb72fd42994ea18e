#include "algorithms/published/shapes/shapes_alzubaidi.h"

#include <cmath>

namespace assay {
namespace {

ShapeCentroid centre_of(const std::vector<double>& x) {
  const std::size_t n = x.size() / 2;
  double area = 0, cx = 0, cy = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double px = x[2 * i], py = x[2 * i + 1], qx = x[2 * ((i + 1) % n)], qy = x[2 * ((i + 1) % n) + 1];
    const double turn = px * qy - qx * py;
    area += turn;
    cx += (px + qx) * turn;
    cy += (py + qy) * turn;
  }
  area *= 0.5;
  return {false, {1 / (6 * area) * cx, 1 / (6 * area) * cy}};
}

}  // namespace

ShapesAnswer ShapesAlzubaidi::solve(const ShapesProblem& problem, const Watch&) {
  if (!is_posed(problem)) return Declined{"not a question of the article"};
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  const std::vector<double>&x = problem.a.numbers, &m = problem.b.numbers;
  if (problem.question == ShapesQuestion::kCentroid) return centre_of(x);
  if (problem.question != ShapesQuestion::kMotion || m[3] != 0 || m[4] != 0)
    return Declined{"not a question of the article"};
  MovedPoints moved;
  for (std::size_t i = 0; i + 1 < x.size(); i += 2) {
    moved.coordinates.push_back((x[i] - m[0]) * m[2] + m[0] + m[6]);
    moved.coordinates.push_back((x[i + 1] - m[1]) * m[5] + m[1] + m[7]);
  }
  return moved;
}

}  // namespace assay
