// A problem as JSON, for pasting a counterexample into a file that Assay or another program reads.
#pragma once
#include <string>

#include "properties/case/case_text.h"

namespace assay {

/// One object in the schema of docs/input-files.md: the shortest decimals that read back to the same doubles, and as
/// strings those that JSON has no numbers for ("inf", "nan").
std::string json_of(const AnyProblem& problem);

}  // namespace assay
