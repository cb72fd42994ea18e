// What numbers about shapes are held to: the gap that the engine states, or the default that its precision allows.
#pragma once
#include <string_view>

#include "algorithms/model/semantics.h"
#include "algorithms/model/shapes.h"
#include "oracles/shapes/check_shapes.h"

namespace assay {

inline constexpr std::string_view kShapesByDefault =
    "by default: numbers about shapes are off by at most 1024 roundings of the engine's arithmetic, times the "
    "condition of "
    "the problem";
inline constexpr std::string_view kShapesNothingStated = "the engine states that nothing is promised about numbers";
inline constexpr std::string_view kShapesOutOfRange =
    "the engine states no gap, and intermediate results of these numbers leave the range of its arithmetic";
inline constexpr std::string_view kShapesIllConditioned =
    "the engine states no gap, and the problem's condition leaves its precision nothing to promise";

/// The statement to judge an answer to this problem by.
///
/// Stated   Promises::gap, where it is 0 or more; infinite: numbers are not judged.
/// Default  kRoundingsPromised times the unit roundoff u of Precision, times how far numbers are amplified:
///          contact   (L + M) / L with M the largest coordinate and radius and L the extent: differences of coordinates
///                    are off by u M, and a distance, a normal or a move is well conditioned in them. Squares must not
///                    be smaller than the least number: its root is added, over L.
///          centroid  sum of (|p_i| + |p_{i+1}| + 3 |c|) (|x_i y_{i+1}| + |x_{i+1} y_i|) over 3 |S|: every product as
///                    if it did not cancel. Of a flat ring: the largest coordinate over the unit of check_centroid.
///          motion    |f| + |m| (|x| + |f|) + |t| over the unit of check_motion, where that is greatest.
///          sweep     as contact, over sqrt(u): a time is a root, of a discriminant of products of four lengths that
///                    may cancel, so that half the digits of the place at that time are lost; and where such products
///                    are smaller than the least number, its fourth root. A way shorter than that is lost wholly.
///          Nothing is judged where that is 1 or more, or where squares (products of three for centroids, of four for
///          sweeps) overflow.
/// Precondition  is_posed and all numbers finite, or the judge says so itself.
ShapesStatement shapes_statement(const ShapesProblem& problem, const Stated<ShapesFamily>& says);

}  // namespace assay
