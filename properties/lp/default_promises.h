// What an engine for linear programs is held to: what it states, and where it states nothing a default taken from the
// precision of its arithmetic.
#pragma once
#include <string>

#include "algorithms/model/semantics.h"
#include "oracles/lp/certificate/check_lp.h"

namespace assay {

/// Promised by default: violations, gap and value of at most 2^-floor(2 b / 5), relative to max(1, |bound|), max(1,
/// |cost|), max(1, |objective|), where b is Stated::precision_bits: 2^-21 = 4.8e-7 for double, 2^-9 for single
/// precision.
///
/// Reason   the tolerances that solvers in double are shipped with are 1e-9 to 1e-7. Two fifths of the bits are the
///          first round share of them that lies above all of these, with room for scaling and rounding, and below what
///          a user of six digits would notice.
inline constexpr std::uint32_t kDefaultBitsOf5 = 2;
/// ... or, where that is more, 16 roundings of every term that the violated number is the sum of: 16 * 2^-b * sum
/// |terms|, up to 2^-10 of the scale (Allowance::kTermsCap). It counts for x and y, never for a basis, which is solved
/// exactly.
///
/// Reason   x, y and each product are rounded once, and sums of a few hundred terms lose about ten roundings: no solver
///          of that precision can do better where terms are 2^28 times as large as what they cancel to.
inline constexpr double kDefaultRoundings = 16;
/// Statuses are judged by changes of the data below 1; a promise beyond this is taken as this.
inline constexpr double kWidestChange = 0.5;

/// The promise that answers are held to. A stated one (0 or more) is taken as it is. A default one is as above; that of
/// the gap is not below the finite promises on violations that are stated, since a value is no better than what it is
/// made of. An infinite one stays infinite: it is not judged.
LpPromise effective_promise(const Stated<LpFamily>& semantics);

/// The relative change of the data within which the status may be mistaken: the larger of the effective promises on
/// violations that are finite, at most kWidestChange. Negative where both are infinite.
double allowed_change(const Stated<LpFamily>& semantics);

/// "held to primal 1e-07 as stated, dual 1e-07 as stated, gap 4.77e-07 by default": for evidence.
std::string promise_words(const Stated<LpFamily>& semantics);

}  // namespace assay
