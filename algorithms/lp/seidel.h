// Linear programs in a few variables and any number of rows, as robotics and crowd simulation solve them.
#pragma once
#include <string_view>

#include "algorithms/lp/seidel/search.h"
#include "algorithms/lp/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// minimise cost.x subject to row_lower <= A x <= row_upper, lower <= x <= upper, in at most six variables.
///
/// Rows become half-spaces, each times the power of two that brings its largest coefficient to [1, 2). A variable
/// without a bound gets an artificial one. Where that is part of the optimum, the same search on the recession cone
/// within [-1, 1]^n says whether there is a ray; if not, or where it is part of a contradiction, the artificial box
/// grows by 2^20 and the search is run again.
///
/// Shape    every form of LpProblem with at most lp::kSeidelColumns columns.
/// Promise  lp::kPrimalPromise, kDualPromise, kGapPromise, for x and y and for the basis of the tight rows solved anew
///          from the problem's own numbers; Farkas vectors and rays pass the same final check. The search's own
///          tolerances are lp::kSeidelViolation and lp::kSeidelNoise.
/// Watch    as SeidelSearch. No state comes back, and the search ends by itself.
/// Error    Declined: more columns, inconsistent sizes. GaveUp: kUncertain where the final check fails for every box,
///          kNotFinite, kStopped.
/// Cost     expected O(columns! rows), then O(columns rows) for the final check.
/// Source   R. Seidel, Small-dimensional linear programming and convex hulls made easy, Discrete Comput. Geom. 6, 1991,
///          423-434. Differs in having no oracle for unboundedness but the recession cone's own program, and in proving
///          what it answers.
struct Seidel {
  static constexpr std::string_view kName = "lp/seidel";
  static constexpr Statement<LpFamily> kStatement = lp::checked("Seidel's incremental method, at most six variables");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
