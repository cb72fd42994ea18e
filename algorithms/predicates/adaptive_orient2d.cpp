#include "algorithms/predicates/adaptive_orient2d.h"

#include <cmath>
#include <limits>

#include "algorithms/predicates/expansion.h"

namespace assay {
namespace {

// Shewchuk's bounds, u = 2^-53, each relative to |left| + |right| of the computed products.
constexpr double kUnit = std::numeric_limits<double>::epsilon() / 2;
constexpr double kStageA = (3 + 16 * kUnit) * kUnit;          // the rounded determinant
constexpr double kStageB = (2 + 12 * kUnit) * kUnit;          // exact products of rounded differences
constexpr double kStageC = (9 + 64 * kUnit) * kUnit * kUnit;  // and the tails of the differences to first order,
constexpr double kEstimate = (3 + 8 * kUnit) * kUnit;         // relative to the estimate of stage B

/// Where all of this is exact. Coordinates, their differences and the tails of these are then multiples of 2^-452 below
/// 2^502, products and their parts multiples of 2^-904 below 2^1004, a nonzero bound of stage C is above 2^-1012 and so
/// rounded relatively, and the sum of eight products stays below 2^1007.
bool within_reach_of_expansions(double coordinate) {
  const double magnitude = std::abs(coordinate);
  return magnitude == 0 || (magnitude >= 0x1p-400 && magnitude <= 0x1p500);
}

bool within_reach_of_expansions(const Point2& p) {
  return within_reach_of_expansions(p.x) && within_reach_of_expansions(p.y);
}

int sign_of(double x) { return (x > 0) - (x < 0); }

}  // namespace

AdaptiveOrient2d::Stages::Stages(const Point2& a, const Point2& b, const Point2& c)
    : a_(a), b_(b), c_(c), bx_(b.x - a.x), by_(b.y - a.y), cx_(c.x - a.x), cy_(c.y - a.y) {
  left_ = bx_ * cy_, right_ = by_ * cx_, magnitude_ = std::abs(left_) + std::abs(right_);
}

AdaptiveOrient2d::Estimate AdaptiveOrient2d::Stages::rounded() const { return {left_ - right_, kStageA * magnitude_}; }

AdaptiveOrient2d::Estimate AdaptiveOrient2d::Stages::heads() {
  of_heads_ = expansion::minor(bx_, by_, cx_, cy_);
  return {of_heads_.estimate(), kStageB * magnitude_};
}

AdaptiveOrient2d::Estimate AdaptiveOrient2d::Stages::corrected() {
  bx_tail_ = expansion::two_difference(b_.x, a_.x).tail, by_tail_ = expansion::two_difference(b_.y, a_.y).tail;
  cx_tail_ = expansion::two_difference(c_.x, a_.x).tail, cy_tail_ = expansion::two_difference(c_.y, a_.y).tail;
  const double estimate = of_heads_.estimate();
  return {estimate + ((bx_ * cy_tail_ + cy_ * bx_tail_) - (by_ * cx_tail_ + cx_ * by_tail_)),
          kStageC * magnitude_ + kEstimate * std::abs(estimate)};
}

int AdaptiveOrient2d::Stages::last() const {
  // (bx + bx_tail)(cy + cy_tail) - (by + by_tail)(cx + cx_tail), term by term.
  return sum(sum(of_heads_, expansion::minor(bx_tail_, by_tail_, cx_, cy_)),
             sum(expansion::minor(bx_, by_, cx_tail_, cy_tail_),
                 expansion::minor(bx_tail_, by_tail_, cx_tail_, cy_tail_)))
      .sign();
}

int AdaptiveOrient2d::adapted_sign(const Point2& a, const Point2& b, const Point2& c) {
  if (!within_reach_of_expansions(a) || !within_reach_of_expansions(b) || !within_reach_of_expansions(c)) {
    return ExactOrient2d::accumulated_sign(a, b, c);
  }
  Stages stages(a, b, c);
  if (const Estimate e = stages.rounded(); std::abs(e.value) >= e.bound) return sign_of(e.value);
  ++filter_fallbacks;
  if (const Estimate e = stages.heads(); std::abs(e.value) >= e.bound) return sign_of(e.value);
  ++filter_fallbacks;
  const Estimate corrected = stages.corrected();
  if (stages.differences_are_exact()) return stages.sign_of_heads();
  if (std::abs(corrected.value) >= corrected.bound) return sign_of(corrected.value);
  ++filter_fallbacks;
  return stages.last();
}

}  // namespace assay
