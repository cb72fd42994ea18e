// The table of known answers.
#pragma once
#include "known_answers/known_answer.h"

namespace assay {

/// All, in the order of folders; no two of one name.
const KnownAnswers& known_answers();

/// Those that every check asks.
KnownAnswers asked_by_check(const KnownAnswers& all);

}  // namespace assay
