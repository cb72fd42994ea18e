// The tolerances of our own simplex codes: what they promise, and what they work with.
#pragma once
#include <cstdint>

namespace assay::lp {

// Promised. An answer is handed out only if these hold for it with the rounding errors of the check itself added; the
// same numbers go into Semantics, where the judges take them at their word.

/// Greatest violation of a row or variable bound, relative to max(1, |bound|). Large against the rounding of a few
/// hundred operations on numbers near 1 (about 1e-13), small against data that is meant to three or six digits.
inline constexpr double kPrimalPromise = 1e-9;
/// Greatest wrong-signed reduced cost, relative to max(1, |cost_j|), for multipliers to max(1, max |cost|).
inline constexpr double kDualPromise = 1e-9;
/// Greatest difference between cost.x and the bound that y implies, relative to max(1, |cost.x|).
inline constexpr double kGapPromise = 1e-9;

// Working. Raising these ends runs earlier and makes the final check fail more often; it never makes a wrong answer
// pass.

/// A reduced cost is negative when below minus this, relative to max |cost| (phase one: to the largest matrix entry,
/// of which its costs are sums): rounding noise must not enter the basis.
inline constexpr double kPricing = 1e-11;
/// A right-hand side is zero when below this, relative to the largest |b|: degenerate ties are to be seen as ties.
inline constexpr double kRoundsToZero = 1e-12;
/// Phase one has found a feasible point when the sum of artificial variables is below this, relative to the largest
/// |b|. Below the promise, so that what is called feasible can also keep it.
inline constexpr double kFeasible = 1e-10;

/// Pivots allowed for a tableau of `rows` + `columns`: a hundred rounds through all variables, at least some
/// thousands, so that Klee-Minty cubes up to dimension twelve have room and a cycle still ends.
constexpr std::uint32_t pivot_limit(std::uint32_t rows, std::uint32_t columns) { return 5000 + 100 * (rows + columns); }

}  // namespace assay::lp
