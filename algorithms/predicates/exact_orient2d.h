// The orientation test without error: a floating-point filter, and behind it an integer wide enough for everything.
#pragma once
#include "algorithms/predicates/orient2d.h"
#include "algorithms/predicates/orient2d_filter.h"

namespace assay {

/// The sign of det(b - a, c - a) for every triple of finite points, as if computed without rounding.
///
/// Promise  exact; overflow and underflow included.
/// Cost     about 1.5 ns where the filter decides; otherwise six products of 106 bits in a fixed-point accumulator,
///          some 90 ns.
/// Source   the filter is the first stage of J. R. Shewchuk, Discrete Comput. Geom. 18(3), 1997, 305-363, with a
///          larger constant and an underflow term, so that it needs no assumption; the accumulator follows U.
///          Kulisch's long accumulator in place of Shewchuk's expansions, because it has no range in which it
///          fails.
struct ExactOrient2d {
  static constexpr std::string_view kName = "exact";
  static constexpr std::string_view kPhrase = "the exact orientation test";
  static constexpr bool kIsExact = true;

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    return filtered_turn(a, b, c, &accumulated_sign);
  }

  /// The sign of a.x b.y - a.y b.x + b.x c.y - b.y c.x + c.x a.y - c.y a.x in integers: what `sign` falls back on.
  static int accumulated_sign(const Point2& a, const Point2& b, const Point2& c);
};

static_assert(Orient2d<ExactOrient2d> && Orient2d<NaiveOrient2d>);

}  // namespace assay
