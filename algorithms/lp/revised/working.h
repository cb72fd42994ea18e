// What the methods of the revised simplex work with: none of it is promised, all of it only decides how long a run
// takes and how often it ends in GaveUp.
#pragma once
#include "algorithms/lp/revised/iterate.h"

namespace assay::lp {

/// A pivot below this is not divided by, an entry of a solved column or row below the second takes no part in ratio
/// tests; both where scaling has brought the entries of the matrix to about 1.
inline constexpr double kLeastPivot = 1e-9, kLeastEntry = 1e-10;
/// An entry below this, relative to the largest one of its column or row, is rounding of that one.
inline constexpr double kRounding = 1e-13;

inline double least_entry(const Iterate& it, double largest) {
  const double relative = it.believes_small_entries ? 0 : kRounding * largest;
  return it.rules.scaling == Scaling::kNone || relative > kLeastEntry ? relative : kLeastEntry;
}
inline double least_pivot(const Iterate& it) { return it.rules.scaling == Scaling::kNone ? 0.0 : kLeastPivot; }

/// Share of the largest pivot that is passed by which is good enough to stop looking at earlier ones.
inline constexpr double kGoodPivot = 0.1;
/// Relative disagreement of a pivot computed by row and by column beyond which the basis is factored anew.
inline constexpr double kPivotDisagreement = 1e-7;
/// A distance to a bound below this, relative to max(1, |bound|), is a tie at 0 in the textbook ratio tests.
inline constexpr double kTie = 1e-12;
/// Bounds of a free variable in the boxed copy of dual phase one, where all others are 0 or 1: it shall enter first.
inline constexpr double kFreeBox = 1000;
/// Share of the true weight below which a steepest-edge weight is wrong enough to choose again.
inline constexpr double kWrongWeight = 0.25;
inline constexpr double kLeastWeight = 1e-4;
/// Devex weights above this say nothing any more and start again at 1.
inline constexpr double kMostWeight = 1e9;
/// Size of a perturbation relative to 1 + |bound| or 1 + |cost|: well above the tolerances, so that ties are broken,
/// well below data of a few digits.
inline constexpr double kPerturbation = 5e-7;
/// A reduced cost of phase one counts when above this: its costs are 1, entries of the matrix about 1.
inline constexpr double kPhaseOneCost = 1e-9;

}  // namespace assay::lp
