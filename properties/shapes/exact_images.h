// Questions about shapes under maps of space that round nothing, and answers to them compared.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "algorithms/model/semantics.h"
#include "algorithms/model/shapes.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// Axis k of the image is sign[k] times axis `from[k]`, times 2^exponent, plus shift[k].
struct ExactMove {
  std::array<std::uint32_t, 3> from{0, 1, 2};
  std::array<int, 3> sign{1, 1, 1};
  int exponent = 0;
  std::array<double, 3> shift{};
};

/// The problem after the move: lengths scaled, positions shifted, directions turned, a ring that was mirrored read
/// backwards. The problem itself where a number would be rounded, or is not finite, or where it is no posed question.
ShapesProblem moved(const ShapesProblem& problem, const ExactMove& move);

/// The verdict on the answers to a problem and to its image under `move`.
///
/// Claims  "same kind of answer"       both answer, in one way
///         "same verdict"              overlap, contact on the way, and flat do not change
///         "same numbers"              distance and centroid are the image's numbers scaled back, up to twice the slack
///         of
///                                     check_shapes, stated or by default (default_promises.h); not judged without a
///                                     promise
///         "same box"                  bounds are the image's bounds taken back
/// Times of contact are not judged: check_sweep says why none is well-posed.
/// Error   Undecided where there is nothing to compare: no answer, or images of points, which their own judge compares.
Verdict compare_under(const ShapesProblem& problem, const ShapesAnswer& answer, const ShapesAnswer& image,
                      const ExactMove& move, const Stated<ShapesFamily>& says, std::string_view what);

}  // namespace assay
