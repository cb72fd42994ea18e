// The planted faults of simple shapes.
#pragma once
#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"
#include "algorithms/shapes/sweep.h"

namespace assay {

/// The exact first contact of a moving ball with the edges moved out, which leaves out the arcs at the corners.
struct ShapesForgetsArcs {
  static constexpr std::string_view kName = "fault/shapes_forgets_arcs";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Moves the edges out by the radius of a moving ball, and rounds no corner.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    auto* sweep = std::get_if<ShapeSweep>(&answer);
    if (sweep == nullptr || !sweep->touches || sweep->time == 0 || problem.a.kind == ShapeKind::kBall) return answer;
    const auto rays = shapes::rays_of<shapes::ExactArithmetic>(problem.a, problem.b);
    double least = 2;
    for (std::size_t i = 0; i < rays.ring.size(); ++i)
      if (const auto time = rays.over_edge(rays.ring[i], rays.ring[(i + 1) % rays.ring.size()]))
        least = std::min(least, time->value());
    if (least > 1) return ShapeSweep{};
    sweep->time = least;
    return answer;
  }
};

/// The exact contact with the wrong sign of the normal, but only between bodies that are apart.
struct ShapesNormalFromB {
  static constexpr std::string_view kName = "fault/shapes_normal_from_b";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Gives the normal from b to a where the bodies are apart.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    if (auto* contact = std::get_if<ShapeContact>(&answer); contact != nullptr && !contact->overlap)
      for (double& x : contact->normal) x = -x;
    return answer;
  }
};

/// The exact answers of lists that are one point short: the classic loop that ends one early.
struct ShapesSkipsLastPoint {
  static constexpr std::string_view kName = "fault/shapes_skips_last_point";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Never looks at the last point or vertex of a list.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesProblem shorter = problem;
    for (Shape* shape : {&shorter.a, &shorter.b})
      if (is_list(shape->kind) && size_of(*shape) > 1 && problem.question != ShapesQuestion::kMotion)
        shape->numbers.resize(shape->numbers.size() - shape->dimension);
    return RobustShapes::solve(shorter, watch);
  }
};

/// RobustShapes, but a ball of a negative radius is the ball of the positive one.
struct ShapesTakesAnyRadius {
  static constexpr std::string_view kName = "fault/shapes_takes_any_radius";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::answering_no_problem<ShapesFamily>("Takes a negative radius for a positive one.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesProblem taken = problem;
    for (Shape* shape : {&taken.a, &taken.b})
      if (shape->kind == ShapeKind::kBall && has_its_numbers(*shape))
        shape->numbers.back() = std::fabs(shape->numbers.back());
    return RobustShapes::solve(taken, watch);
  }
};

/// The exact contact that takes a distance of 0 for a miss, although it states that touching is a hit.
struct ShapesTouchIsAMiss {
  static constexpr std::string_view kName = "fault/shapes_touch_is_a_miss";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Counts bodies that only touch as apart.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    if (auto* contact = std::get_if<ShapeContact>(&answer)) contact->overlap = contact->distance < 0;
    return answer;
  }
};

/// The exact contact, but whether two balls meet is told by squares as they come.
struct ShapesUnscaledSquares {
  static constexpr std::string_view kName = "fault/shapes_unscaled_squares";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Compares squares of lengths that may overflow or underflow.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    auto* contact = std::get_if<ShapeContact>(&answer);
    if (contact == nullptr || problem.a.kind != ShapeKind::kBall || problem.b.kind != ShapeKind::kBall) return answer;
    double square = 0;
    const std::size_t d = problem.a.dimension;
    for (std::size_t k = 0; k < d; ++k) {
      const double off = problem.a.numbers[k] - problem.b.numbers[k];
      square += off * off;
    }
    const double reach = problem.a.numbers[d] + problem.b.numbers[d];
    contact->overlap = square <= reach * reach;
    return answer;
  }
};

/// The exact centroid, reflected in the first vertex where the ring goes round clockwise.
struct ShapesUnsignedArea {
  static constexpr std::string_view kName = "fault/shapes_unsigned_area";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Divides the moments of a ring by its area without the sign.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    auto* centroid = std::get_if<ShapeCentroid>(&answer);
    if (centroid == nullptr || centroid->flat) return answer;
    const auto& x = problem.a.numbers;
    double area = 0;
    for (std::size_t i = 2; i + 3 < x.size(); i += 2)
      area += (x[i] - x[0]) * (x[i + 3] - x[1]) - (x[i + 2] - x[0]) * (x[i + 1] - x[1]);
    for (std::size_t k = 0; area < 0 && k < 2; ++k) centroid->at[k] = 2 * x[k] - centroid->at[k];
    return answer;
  }
};

}  // namespace assay
