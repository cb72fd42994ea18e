// Collision queries between integer polytopes, written as linear programs.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// minimise e.(b - A x) less its constant, A x <= b, x >= 0, for two bodies of one to six vertices each with integer
/// coordinates in [-3, 3], the second moved by up to 5 along the first axis; plane or space.
///
/// Columns are the vertices of the first body and the negated ones of the second, over a row of ones for either; b =
/// (0, ..., 0, 1, 1). The optimum is -2 if and only if the bodies meet.
/// Source  A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///         1077502, 19 May 2016, problem P2.
struct LpCollision {
  static constexpr std::string_view kName = "lp/collision";
  static constexpr Axis kAxis = size_axis("vertices of both bodies");
  static constexpr std::string_view kAim =
      "the linear program of a collision query: start fully degenerate, optimum attained on a face";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
