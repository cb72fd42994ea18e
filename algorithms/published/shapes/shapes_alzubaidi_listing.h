// The listing of shapes_alzubaidi.h for any number type: in double as printed,
// in rationals to tell logic from rounding.
#pragma once
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/published/numbers.h"

namespace assay::published::alzubaidi {

/// Error    GaveUp kNotFinite: a division by 0 in a number type without NaN.
template <class Number>
ShapesAnswer centre_of(const std::vector<double>& x) {
  const std::size_t n = x.size() / 2;
  Number area = 0, cx = 0, cy = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const Number px = x[2 * i], py = x[2 * i + 1], qx = x[2 * ((i + 1) % n)], qy = x[2 * ((i + 1) % n) + 1];
    const Number turn = px * qy - qx * py;
    area += turn;
    cx += (px + qx) * turn;
    cy += (py + qy) * turn;
  }
  area *= 0.5;
  if constexpr (!kRounds<Number>) {
    if (area == 0) return GaveUp{GaveUp::Why::kNotFinite, 0};
  }
  const Number share = 1 / (6 * area);
  return ShapeCentroid{false, {static_cast<double>(share * cx), static_cast<double>(share * cy)}};
}

/// Precondition: m is a motion without shear.
template <class Number>
ShapesAnswer moved(const std::vector<double>& x, const std::vector<double>& m) {
  MovedPoints moved;
  const auto image = [&](double at, double centre, double factor, double shift) {
    return static_cast<double>((Number(at) - Number(centre)) * Number(factor) + Number(centre) + Number(shift));
  };
  for (std::size_t i = 0; i + 1 < x.size(); i += 2) {
    moved.coordinates.push_back(image(x[i], m[0], m[2], m[6]));
    moved.coordinates.push_back(image(x[i + 1], m[1], m[5], m[7]));
  }
  return moved;
}

/// Precondition: the numbers are finite.
template <class Number>
ShapesAnswer answer_of(const ShapesProblem& problem) {
  const std::vector<double>&x = problem.a.numbers, &m = problem.b.numbers;
  if (problem.question == ShapesQuestion::kCentroid) return centre_of<Number>(x);
  if (problem.question != ShapesQuestion::kMotion || m[3] != 0 || m[4] != 0)
    return Declined{"not a question of the article"};
  return moved<Number>(x, m);
}

}  // namespace assay::published::alzubaidi
