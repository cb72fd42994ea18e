// Points that move through a set of differences: how deep they get.
#include <optional>
#include <utility>

#include "oracles/exact/work_bound.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/roots.h"

namespace assay {
namespace {

Rational turn_of(const RationalPoint& p, const RationalPoint& q) { return p[0] * q[1] - p[1] * q[0]; }

/// An end of a half-line of times: whole + part sqrt(square).
struct TimeEnd {
  Rational whole, part, square;
};

/// The sign of y - x.
int order_of(const TimeEnd& x, const TimeEnd& y) {
  return sign_with_roots(y.whole - x.whole, sign(y.part), y.part * y.part * y.square, -sign(x.part),
                         x.part * x.part * x.square);
}

}  // namespace

bool DifferenceBody::passes_below(const Rational& level, const RationalPoint& w, const Rational& last) const {
  const Rational reach = level + radius_;
  if (reach <= 0) return passes_deeper(-reach, w, last);
  ExactBody ring{2, corners_, 0}, passed{2, {{}, {last * w[0], last * w[1], 0}}, 0};
  const SignedDistance least = DifferenceBody(ring, passed).from({});
  return least.side <= 0 || least.square < reach * reach;
}

bool DifferenceBody::passes_deeper(const Rational& depth, const RationalPoint& w, const Rational& last) const {
  const std::size_t count = corners_.size();
  if (count < 3) return false;
  spend(count * cost_of_fractions(60, 6 * (most_words(w) + most_words(corners_.front()))));
  std::optional<TimeEnd> after, before;  // the greatest lower and the least upper of the open ends
  for (std::size_t i = 0; i < count; ++i) {
    const RationalPoint &p = corners_[i], e = corners_[(i + 1) % count] - p;
    const Rational here = turn_of(p, e), change = turn_of(e, w), square = dot(e, e);
    if (change == 0) {
      if (sign_with_root(here, -sign(depth), depth * depth * square) <= 0) return false;
      continue;
    }
    const TimeEnd end{-here / change, depth / change, square};
    if (change > 0 && (!after || order_of(*after, end) > 0)) after = end;
    if (change < 0 && (!before || order_of(*before, end) < 0)) before = end;
  }
  return (!after || order_of(*after, {last, 0, 0}) > 0) && (!before || order_of({0, 0, 0}, *before) > 0) &&
         (!after || !before || order_of(*after, *before) > 0);
}

}  // namespace assay
