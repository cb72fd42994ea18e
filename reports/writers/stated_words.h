// What an engine states of itself, and what a finding is held to, in words.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/semantics.h"
#include "reports/store/record.h"

namespace assay {

/// Every promise that differs from stating nothing, with its value: {"distance gap", "1e-09"}, {"excludes flat",
/// "yes"}; by name.
std::vector<std::pair<std::string, std::string>> stated_words(const Semantics& says);

/// The tolerance that the violated claim of a finding is held against: none of a yes or no, the engine's statement
/// about the finding's family, or what holds by default, and alone does of a finding that rests on that. Empty where no
/// answer is held to any.
std::string tolerance_words(const Finding& finding, const Semantics& says);

}  // namespace assay
