// The working tolerances of the tableau's rules, beside those of algorithms/lp/tolerances.h. None of them can make a
// wrong answer pass: answers are checked against the promises of that file, from the basis alone.
#pragma once
#include <cstdint>

namespace assay::lp {

/// A sum of two terms below this, relative to them, is 0: after a cancellation to so few bits the rest is rounding of
/// earlier pivots. Leaves them a factor of 10^5 to have grown.
inline constexpr double kDrop = 1e-11;
/// Rounding in twice the precision beside that of double: what tolerances for noise are multiplied by there.
inline constexpr double kTwofoldShare = 0x1p-50;

/// How far the first pass of Harris's test lets a basic variable go outside its bound, relative to max(1, the largest
/// term of its value): wide enough to choose among pivots, narrow enough to be undone at the end.
/// Source  P. M. J. Harris, Pivot selection methods of the Devex LP code, Math. Program. 5, 1973, 1-28.
inline constexpr double kHarrisRoom = 1e-9;

/// How far row bounds are moved outward against degeneracy, relative to max(1, |bound|): each by its own share between
/// one half and the whole of it.
inline constexpr double kRowPerturbation = 1e-6;

/// EXPAND. The working feasibility tolerance starts at kExpandFirst * kExpandTolerance, grows by an equal amount with
/// every pivot and reaches kExpandLast * kExpandTolerance after kExpandPivots; then every nonbasic variable goes back
/// to its bound and the tolerance to its start. Absolute, in the units of the variables.
/// Source  P. E. Gill, W. Murray, M. A. Saunders, M. H. Wright, A practical anti-cycling procedure for linearly
///         constrained optimization, Math. Program. 45, 1989, 437-474.
inline constexpr double kExpandTolerance = 1e-6, kExpandFirst = 0.5, kExpandLast = 0.99;
inline constexpr std::uint32_t kExpandPivots = 10000;

/// A devex weight above this says that the reference framework is far from the present edges: all weights become 1.
inline constexpr double kDevexWeightMax = 1e9;

/// Tableaus of at most this many entries are computed anew in twice the precision after a final check has failed, and
/// at every basis once a basis has come back: that makes the bases (and weights) the whole state of the algorithm, bit
/// for bit, and what comes back then comes back by its rules and hardly ever by rounding.
inline constexpr std::uint32_t kPreciseEntriesMax = 1 << 14;

}  // namespace assay::lp
