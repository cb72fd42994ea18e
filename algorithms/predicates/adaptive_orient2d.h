// The orientation test without error that spends only as much precision as the triple asks for.
#pragma once
#include <string_view>

#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/expansion.h"
#include "algorithms/predicates/orient2d.h"
#include "algorithms/predicates/orient2d_filter.h"

namespace assay {

/// The sign of det(b - a, c - a) for every triple of finite points, as if computed without rounding.
///
/// Promise  exact; overflow and underflow included. Expansions serve while every coordinate is 0 or of magnitude within
///          [2^-400, 2^500]; beyond that ExactOrient2d's accumulator does.
/// Cost     about 1.5 ns where the filter decides, some 20 to 60 ns in the later stages, some 90 ns in the accumulator.
/// Source   J. R. Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates, Discrete
///          Comput. Geom. 18(3), 1997, 305-363: orient2d, its stages A to D and their bounds.
struct AdaptiveOrient2d {
  static constexpr std::string_view kName = "adaptive";
  static constexpr std::string_view kPhrase = "the adaptive exact orientation test";
  static constexpr bool kIsExact = true;

  static int sign(const Point2& a, const Point2& b, const Point2& c) { return filtered_turn(a, b, c, &adapted_sign); }

  /// What `sign` falls back on: stages A to D, or the accumulator.
  static int adapted_sign(const Point2& a, const Point2& b, const Point2& c);

  /// A value that has the determinant's sign where its magnitude is at least the bound.
  struct Estimate {
    double value, bound;
  };

  /// The stages of one triple; `heads`, `corrected` and what follows are asked for in this order. Precondition: finite,
  /// within reach of expansions.
  class Stages {
   public:
    Stages(const Point2& a, const Point2& b, const Point2& c);
    /// A: the rounded determinant.
    Estimate rounded() const;
    /// B: the determinant of the rounded differences without further rounding.
    Estimate heads();
    /// C: and the tails of the differences to first order.
    Estimate corrected();
    bool differences_are_exact() const { return bx_tail_ == 0 && by_tail_ == 0 && cx_tail_ == 0 && cy_tail_ == 0; }
    int sign_of_heads() const { return of_heads_.sign(); }
    /// D: the sign of everything.
    int last() const;

   private:
    const Point2 &a_, &b_, &c_;
    double bx_, by_, cx_, cy_, left_, right_, magnitude_;
    double bx_tail_ = 0, by_tail_ = 0, cx_tail_ = 0, cy_tail_ = 0;
    expansion::Sum<4> of_heads_;
  };
};

static_assert(Orient2d<AdaptiveOrient2d>);

}  // namespace assay
