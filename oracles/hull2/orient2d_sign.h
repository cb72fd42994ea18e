// The one geometric question of the planar hull family, answered without error: on which side of a line is a point?
#pragma once
#include "algorithms/model/points.h"

namespace assay {

/// The two computed products of det(b - a, c - a), and what the magnitude of their rounded difference must exceed for
/// its sign to be that of the determinant (the lemma in orient2d_sign.cpp).
struct Orient2dTerms {
  double left, right, bound;
};
Orient2dTerms orient2d_terms(const Point2& a, const Point2& b, const Point2& c);

/// The sign of det(b - a, c - a) over the rationals: +1 where a, b, c turn left, -1 right, 0 on one line.
///
/// Shape  a proved floating-point filter first; where it cannot decide, exact arithmetic, and `exactly`
///        becomes true.
/// Error  none; precondition: finite coordinates. No other restriction: overflow and underflow end in exact
///        arithmetic.
/// Cost   some 3 ns by the filter, under a microsecond in integers at ordinary scales.
int orient2d_sign(const Point2& a, const Point2& b, const Point2& c, bool& exactly);

}  // namespace assay
