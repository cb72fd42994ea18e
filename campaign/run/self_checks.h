// What our own code is held to before it says anything about engines.
#pragma once
#include <map>
#include <string>

#include "algorithms/model/result.h"

namespace assay {

/// What a campaign's provenance keeps.
using CheckedFacts = std::map<std::string, std::string>;

/// Every check of our own code that is cheap enough for each run, one after the other; what they tell goes into the
/// provenance.
///
/// Error  the sentence of the first that fails: no number of the run would be worth anything.
Result<CheckedFacts> self_checks();

}  // namespace assay
