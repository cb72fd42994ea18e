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

/// What the violated claim of a finding is held to: that a yes or no has no tolerance, the engine's statement about the
/// finding's family, or what holds by default.
std::string held_to(const Finding& finding, const Semantics& says);

}  // namespace assay
