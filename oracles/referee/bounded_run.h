// Work that cannot be interrupted, stopped all the same: in a child process with a deadline.
#pragma once
#include <functional>
#include <string>

#include "algorithms/model/result.h"
#include "oracles/referee/deadline.h"
#include "oracles/referee/referee.h"

namespace assay::referee {

/// Whether the work is small enough to be done in the calling process.
enum class Size { kTiny, kLarge };

/// Computes an opinion and returns it as text. May throw: OutOfTime, Error, anything of the standard library or of
/// CGAL.
using Work = std::function<std::string(const Deadline&)>;

/// What `work` returns, or one sentence when it throws, crashes or has not returned after `bound.seconds`.
///
/// kLarge forks: the child works and sends its text through a pipe; the parent waits until the deadline, then kills it.
/// The child is reaped in every case. It has its own memory, so nothing that goes wrong in it reaches the caller, and
/// it dies with the thread that asked. Other threads of the caller do not exist in it: should one of them have held a
/// lock at the fork, the child waits for ever, and the deadline turns that into a sentence too. kTiny works in the
/// calling process and relies on `Deadline::tick`; a fork costs 0.6 ms, most tiny problems less.
///
/// Both run in the default floating-point environment (to nearest, subnormals kept) and leave the caller's as it was.
Result<std::string> run_bounded(Bound bound, Size size, const Work& work);

}  // namespace assay::referee
