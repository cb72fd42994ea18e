// An operating range and a verdict tolerance in words, as `assay try` and the page tell them.
#pragma once
#include <string>

#include "algorithms/model/semantics.h"

namespace assay {

/// "scales from 1e-100 to 1e+100; no flat or repeated input"; empty where the engine states none.
std::string range_words(const OperatingRange& range);

/// Those of the first family that states one: promises of one name are one statement.
std::string range_words(const Semantics& says);

}  // namespace assay
