// Before a campaign asks engines, the program asks itself what it is known to compute.
#pragma once
#include <string>

#include "known_answers/known_answer.h"

namespace assay {

/// One sentence where something else is seen of one of them than what is written down: then this build, or this
/// machine, computes otherwise than what was reviewed, and no verdict of it is worth anything. Empty where all are as
/// they were.
///
/// Shape  the same whatever `jobs` is; what judges count of the calling thread is not touched (known_answers/ask.h).
std::string known_answers_defect(const KnownAnswers& asked, unsigned jobs);

}  // namespace assay
