// How severe a problem is, exactly: the definitions of docs/severity.md, one file a family.
#pragma once
#include <algorithm>
#include <span>

#include "algorithms/model/semantics.h"
#include "algorithms/model/severity.h"
#include "oracles/exact/work_limits.h"

namespace assay {

/// What is plain: numbers of at most kPlainBits significant bits; an extent L with 2^-kPlainScale <= L <=
/// 2^kPlainScale; no coordinate beyond 2^kPlainScale L; room of at least 2^-kPlainRoom L on every side of the truth.
inline constexpr int kPlainBits = 24, kPlainScale = 10, kPlainRoom = 20;

/// What finding the severity of one problem may cost. Beyond, room counts as not shown: the case is near.
inline constexpr std::uint64_t kSeverityWork = kJudgeWork / 8;

/// The severity of a case that asks the problem, whoever answers: the first that applies of
///     degenerate  L = 0;
///     extreme     a number that is not finite, no problem at all, scales or offsets beyond the plain ones;
///     degenerate  what docs/severity.md lists for the family;
///     near        more bits, or less room, than is plain; room that was not shown within kSeverityWork;
///     plain       all others.
/// Cost  some exact judgements of the problem.
Severity severity_of(const LpProblem& problem);
Severity severity_of(const ConvexPair& pair);
Severity severity_of(const Cloud2& cloud);
Severity severity_of(const Cloud3& cloud);
Severity severity_of(const ShapesProblem& problem);
Severity severity_of(const MovingPair& pair);

/// Whether every finite number of the problem is one of the arithmetic that the engine states. Where one is not, the
/// engine was never given the problem.
template <class Problem>
bool fits_precision(const Problem& problem, std::uint32_t bits);

/// Whether the engine's own statement leaves a wrong verdict open: bodies that are no further apart, or no deeper, than
/// the numbers of such an engine are stated to be off. Of the other families the judges of verdicts allow for the
/// statement themselves.
bool leaves_verdict_open(const ConvexPair& pair, const Stated<GjkFamily>& says);
template <class Problem, class Says>
bool leaves_verdict_open(const Problem&, const Says&) {
  return false;
}

/// Whether the problem is shown to lie outside of the range. A number that is not finite is beyond every greatest
/// scale; what has L = 0 is flat, has no room and is below every least scale.
template <class Problem>
bool is_outside(const Problem& problem, const OperatingRange& range);
/// Whether the truth is shown to have less room than the larger of relative * L and absolute; what is 0 or less asks
/// for none.
template <class Problem>
bool has_less_room(const Problem& problem, double relative, double absolute);

/// Whether the failure is within the engine's own statement; `verdict_is_wrong`: its claim makes a verdict wrong.
template <Family F>
bool is_stated(const typename F::Problem& problem, const Stated<F>& says, bool verdict_is_wrong) {
  return !fits_precision(problem, says.precision_bits) || is_outside(problem, says.range) ||
         (verdict_is_wrong && (leaves_verdict_open(problem, says) ||
                               has_less_room(problem, says.range.verdict_gap, says.range.verdict_gap_absolute)));
}

}  // namespace assay
