// Before engines are asked: the error bounds of our own code on the worst operands known (bounds/held.h).
#pragma once
#include <span>

#include "bounds/held.h"
#include "campaign/run/self_checks.h"

namespace assay {

/// What judges and what engines of ours say on the stored tapes, each as one number under its key
/// (reports/store/compare/held_bounds.h).
///
/// Error  a bound is exceeded: then no answer that rests on it is proved; or the stored tapes are not those of the
///        bounds.
/// Cost   a thousand evaluations in rationals: some tenths of a second.
Result<CheckedFacts> bounds_stage(std::span<const ErrorBound> bounds, std::span<const StoredTape> tapes);

}  // namespace assay
