// What is no problem of a family at all: no domain draws it, no judge judges it, and engines refuse it.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"

namespace assay {

/// Nothing where the numbers given are a problem of the family; otherwise why they are none.
///
/// lp      lists of the lengths that rows and columns state; costs and coefficients are finite, lower bounds below
///         +infinity, upper ones above -infinity, none is NaN. Crossed bounds are a problem, which is infeasible.
/// gjk     finite coordinates; two bodies of one dimension, each with a vertex. Numbers behind the last whole point are
///         no point.
/// cast    as gjk; in the plane or in space; motions of finite numbers that stay in the plane, and turn by at most
///         kGreatestRotation (oracles/cast/moving_problem.h).
/// hull2, hull3   finite coordinates; a cloud of no points is a problem.
/// shapes  a posed question (is_posed of algorithms/model/shapes.h), all numbers finite.
#define ASSAY_DECLARE(F) std::string_view why_no_problem(const F::Problem& asked);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

template <class Problem>
bool is_a_problem(const Problem& asked) {
  return why_no_problem(asked).empty();
}

}  // namespace assay
