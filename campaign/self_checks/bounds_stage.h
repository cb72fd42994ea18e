// Before engines are asked: the error bounds of our own code on the worst operands known (bounds/held.h).
#pragma once
#include <span>
#include <string>

#include "bounds/held.h"

namespace assay {

/// One sentence where a bound is exceeded, so that no answer that rests on it is proved, or where the stored tapes are
/// not those of the bounds; empty otherwise.
///
/// Cost   some two hundred evaluations in rationals: a tenth of a second.
std::string bounds_defect(std::span<const ErrorBound> bounds, std::span<const StoredTape> tapes);

}  // namespace assay
