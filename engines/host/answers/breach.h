// What of an answer from outside is not in the interface's range: asked once, where the answer crosses, before any
// code uses it.
#pragma once
#include <string>

#include "algorithms/model/family.h"

namespace assay {

/// Every index of the answer names a point, vertex, row or column of the problem, every list has a length that the
/// problem allows, and a surface's facets are stretches of at least three corners that follow each other through its
/// whole list.
///
/// Promise  the first breach in the order of the fields, as in "set end[3] to 4294967295, expected 9 to 12"; empty
///          where there is none. What an index then means, and whether the numbers are right, finite or in order, is
///          for the judges.
/// Cost     one comparison an entry.
#define ASSAY_DECLARE(F) std::string breach_of(const F::Problem& problem, const F::Answer& answer);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay
