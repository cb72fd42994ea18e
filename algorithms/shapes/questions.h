// From a question to its algorithm.
#pragma once
#include <algorithm>
#include <cmath>

#include "algorithms/shapes/contact.h"
#include "algorithms/shapes/points.h"
#include "algorithms/shapes/sweep.h"

namespace assay::shapes {

inline bool all_finite(const Shape& shape) {
  return std::all_of(shape.numbers.begin(), shape.numbers.end(), [](double x) { return std::isfinite(x); });
}

template <class Arithmetic>
ShapesAnswer answer(const ShapesProblem& problem) {
  if (!is_posed(problem)) return Declined{"not a question of the family about bodies that are not empty"};
  if (!all_finite(problem.a) || !all_finite(problem.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  switch (problem.question) {
    case ShapesQuestion::kContact: return contact<Arithmetic>(problem.a, problem.b);
    case ShapesQuestion::kBounds:
    case ShapesQuestion::kMerge: return bounds_of(problem.a, problem.b);
    case ShapesQuestion::kCentroid: return centroid<Arithmetic>(problem.a);
    case ShapesQuestion::kMotion: return images<Arithmetic>(problem.a, problem.b);
    case ShapesQuestion::kSweep: return sweep<Arithmetic>(problem.a, problem.b);
  }
  return Declined{"not a question of the family"};
}

}  // namespace assay::shapes
