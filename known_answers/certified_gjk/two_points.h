// Two points of the plane as a search that ended sees them.
#pragma once
#include <variant>

#include "algorithms/model/convex_pair.h"
#include "certified/gjk/bracket_in_double.h"

namespace assay::known {

/// A view of two points `apart` away from each other along x; its unit is the caller's, but where another is given.
struct TwoPoints {
  double apart = 0, length = 0, in_unit = 0;

  double extent() const { return length; }
  double in_callers_unit(double own) const { return in_unit != 0 && own == length ? in_unit : own; }

  bool bracketed(double least, Bracketed& bracket) const {
    gjk::Simplex<2> simplex;
    simplex.push({{apart, 0}, 0, 0});
    gjk::Nearest<2> nearest;
    nearest.size = 1;
    nearest.weight[0] = 1;
    nearest.v = {apart, 0};
    GjkAnswer answer;
    const bool is_given = certified::bracket_in_double<2>(*this, simplex, nearest, least, answer);
    if (is_given) bracket = std::get<Bracketed>(answer);
    return is_given;
  }
  bool is_bracketed(double least) const {
    Bracketed bracket;
    return bracketed(least, bracket);
  }
};

}  // namespace assay::known
